import { attributeTypes, blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import type { ProjectTask } from '../../../server/src/generation/generate-project.ts';
import { hostileText, hostileTexts } from './hostile.ts';

const names = [
  'Event Manager',
  'Testimonial',
  '3D Viewer',
  '🎉🎉',
  'Ünïcödé Ñame',
  'Новости недели',
  'WordPress SEO Booster',
  'WooCommerce Extra',
  'class',
  'A',
  'x'.repeat(190),
  '日本語ブロック',
  'مدير الأحداث',
];

const descriptions = [
  '',
  'Manage events with date, venue and price. Organizers get an email when someone books.',
  'Recipes with ingredients, cooking time in minutes and difficulty (easy, medium, hard), grouped by cuisine.',
  'A job board where visitors apply. Export applications as CSV.',
  'Delete old logs every night.',
  'Pets with name, species, age in months and photos. Visitors can apply to adopt a pet. Email the administrator when someone applies.',
  'Tickets have a subject, priority (low, normal, high) and an assignee. Customers open tickets from a form. Each ticket belongs to a product.',
  'Classes with trainer, room, capacity and start time. Members book a class. Send a reminder one day before.',
  'Films have directors, a country and a runtime. Screenings show one film at a venue on a date. Import films from CSV.',
];

const attributeNames = ['title', 'price', 'on/off', "it's", 'align', 'style', '日本', '1st', 'a b c', '🎉', 'items'];

/** Requests of every kind with anything in them, the same ones for the same seed. */
export function randomTasks(seed: number, count: number): ProjectTask[] {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const some = <T>(items: readonly T[], share: number) => items.filter(() => random() < share);
  // Slashes and backslashes in names are refused, which other tests look at.
  const name = () => pick([...names, ...hostileTexts.filter((text) => !/[\\/]/.test(text))]);
  const text = () => pick([...descriptions, ...hostileTexts, hostileText]);
  const attribute = () => {
    const type = pick(attributeTypes);
    if (type === 'enum') return { type, options: ['a', 'b c', pick(hostileTexts)], label: pick(hostileTexts) };
    return random() < 0.5 ? type : { type, label: pick(hostileTexts), help: pick(hostileTexts) };
  };
  const common = () => ({ description: text(), author: text().slice(0, 200), seed: Math.floor(random() * 1000) });

  return Array.from({ length: count }, (_, index): ProjectTask => {
    switch (index % 4) {
      case 0: {
        const attributes = Object.fromEntries(some(attributeNames, 0.35).map((key) => [key, attribute()]));
        const request = {
          block_type: name(),
          attributes,
          features: some(blockFeatures, random()),
          style_variants: some(styleVariants, 0.4),
          include_editor: random() < 0.85,
          ...common(),
        };
        return { kind: 'block', request };
      }
      case 1:
        return {
          kind: 'plugin',
          request: { plugin_name: name(), features: some(pluginFeatures, random()), ...common() },
        };
      case 2:
        return { kind: 'scaffold', request: { plugin_name: name(), structure: pick(scaffoldStructures), ...common() } };
      default: {
        const request = {
          theme_name: name(),
          type: pick(themeTypes),
          features: some(themeFeatures, random()),
          ...common(),
        };
        return { kind: 'theme', request };
      }
    }
  });
}
