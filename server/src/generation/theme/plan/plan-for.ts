import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { FrontSection, Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { frontSections } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { type ThemeFeature, type ThemeType, themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { cleanLine } from '../../naming/clean-text.ts';
import { type Names, namesFor } from '../../naming/names.ts';
import { requireTitle } from '../../naming/require-title.ts';
import type { PlannedProject } from '../../planned-project.ts';
import { isClassicParent, usualParent } from '../child/parents.ts';
import { oklchOfHex } from '../color/oklch.ts';
import { colorsFor, paletteOf } from '../color/palette-for.ts';
import { styleNames } from '../color/style-palettes.ts';
import { pick, seeded } from '../seeded.ts';
import type { SiteKind } from '../sites/site-kind.ts';
import { siteOf } from '../sites/site-of.ts';
import { typePairFor } from '../type-pairs.ts';
import { checkPlan } from './check-plan.ts';
import { contentOf } from './content.ts';
import { drawLayout, spacingOf } from './layout.ts';
import { placesOfClauses } from './places-of-clauses.ts';
import { screenshotOf } from './screenshot-of.ts';
import { seedOf } from './seed-of.ts';
import { summaryOf } from './summary.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/**
 * The plan of a request: the one that it brings, else what its name, description and features ask for.
 * @throws {GenerationError} for a name that can be none, and for a plan with parts that refer to nothing
 */
export function planFor(request: ThemeGenerateRequest): PlannedProject<ThemePlan> {
  requireTitle(request.theme_name, 'theme_name');
  if (request.plan !== undefined) {
    checkPlan(request.plan);
    return { plan: request.plan, understood: [], notUnderstood: [] };
  }
  const names = namesFor(request.theme_name, { kind: 'theme' });
  const plan = read(request, names);
  return { plan, ...placesOfClauses(request.description ?? '', plan) };
}

function read(request: ThemeGenerateRequest, names: Names): ThemePlan {
  const said = cleanLine(request.description ?? '');
  const site = siteOf(names.title, said);
  const wishes = wishesOf(`${names.title}. ${request.description ?? ''}`);
  const seed = seedOf(names.title, request.seed);
  const draw = seeded(seed);
  const mood = wishes.mood ?? pick(draw, site.moods);
  const hue = wishes.hue ?? (site.hues && pick(draw, site.hues));
  const choice = choosePalette(seed, mood, hue);
  const layout = drawLayout(draw, mood);
  const type = request.type ?? 'block_theme';
  const features = featuresOf(request, site, wishes);
  const sections = sectionsOf(type, site, wishes);
  const content = contentOf(site.copy, features.includes('hero') ? sections : []);
  const own = voiceOf(request.description ?? '');
  return {
    version: 1,
    purpose: site.slug,
    type,
    ...(type === 'child' ? { parent: request.parent ?? usualParent } : {}),
    summary: summaryOf({ type, site, mood, isDark: wishes.isDark }),
    look: {
      mood,
      colors: colorsFor(choice.seed, { mood: choice.mood, isDark: wishes.isDark }),
      styles: styleNames(choice.seed, choice.mood),
      fonts: typePairFor(seed, mood).slug,
      spacing: wishes.spacing ?? spacingOf[mood],
      corners: wishes.corners ?? layout.corners,
      text_width: layout.textWidth,
      wide_width: layout.wideWidth,
      pictures: site.pictures,
      screenshot: screenshotOf(site, features, (request.features ?? []).length === 0),
    },
    layout: { ...layout.looks, ...wishes.looks },
    sections,
    content: own === undefined ? content : { ...content, hero: { ...content.hero, text: own } },
    features,
  };
}

/** What a theme has when nothing is asked for; the kind of site adds to it. */
const usualFeatures: readonly ThemeFeature[] = [
  'custom_templates',
  'block_patterns',
  'theme_json',
  'responsive_design',
  'dark_mode',
  'accessibility_ready',
  'hero',
  'blog',
];

function featuresOf(request: ThemeGenerateRequest, site: SiteKind, wishes: Wishes): ThemeFeature[] {
  const asked = request.features ?? [];
  if (asked.length > 0) return themeFeatures.filter((feature) => asked.includes(feature));
  const wanted = new Set<ThemeFeature>([...usualFeatures, ...site.features, ...wishes.features]);
  for (const feature of wishes.unwanted) wanted.delete(feature);
  // A classic theme behaves otherwise once it has theme.json, so that its child gets one only where it was asked for.
  if (request.type === 'child' && isClassicParent(request.parent ?? usualParent)) wanted.delete('theme_json');
  return themeFeatures.filter((feature) => wanted.has(feature));
}

/** The sections of the kind of site, and those that are asked for before the last of them that close a page. */
function sectionsOf(type: ThemeType, site: SiteKind, { sections }: Wishes): FrontSection[] {
  // A child theme has the front page of its parent, a classic one its hero and posts.
  if (type !== 'block_theme') return type === 'classic' ? ['posts'] : [];
  const closing: readonly FrontSection[] = ['action', 'posts'];
  const more = frontSections.filter((name) => sections.includes(name) && !site.sections.includes(name));
  return [
    ...site.sections.filter((name) => !closing.includes(name)),
    ...more,
    ...site.sections.filter((name) => closing.includes(name)),
  ];
}

const turnBetween = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

export interface PaletteChoice {
  readonly seed: number;
  readonly mood: Mood | undefined;
}

/** What the palette is drawn with, so that its primary has the hue that was wished for; of the mood where the mood has it. */
export function choosePalette(seed: number, mood: Mood | undefined, hue: number | undefined): PaletteChoice {
  if (hue === undefined) return { seed, mood };
  for (let step = 0; step < 400; step += 1) {
    const primary = oklchOfHex(paletteOf(colorsFor(seed + step, { mood })).primary);
    if (turnBetween(primary.hue, hue) < 18 && primary.chroma > 0.05) return { seed: seed + step, mood };
  }
  return mood === undefined ? { seed, mood } : choosePalette(seed, undefined, hue);
}

/** A sentence in which the site speaks of itself, and not of how the theme should be made; undefined when there is none. */
export function voiceOf(description: string): string | undefined {
  return description
    .split(/(?<=[.!?])\s+|\n+/)
    .map(cleanLine)
    .find(
      (text) =>
        /^(?:we|our)\b/i.test(text) &&
        text.split(' ').length > 5 &&
        text.length <= 180 &&
        !/\b(?:themes?|websites?|pages?|templates?|layouts?|designs?|colou?rs?|fonts?|headers?|footers?|sites?|blocks?|please|should|want|need|would|make|create|build|like)\b/i.test(
          text,
        ),
    );
}
