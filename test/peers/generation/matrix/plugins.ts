import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { alone, pairwise } from './combinations.ts';
import { hostileName, hostileText, maxNameLength } from './hostile.ts';
import { plannedPlugins } from './plans.ts';

const events = 'Manages events with a date, a venue, a price and a website. Events belong to categories.';
const all = [...pluginFeatures];

const named = (plugin_name: string): PluginGenerateRequest => ({
  plugin_name,
  description: events,
  features: ['custom_post_type', 'meta_boxes', 'settings', 'shortcode'],
});

/** Requests for plugins, by what they try. */
export const pluginMatrix: Readonly<Record<string, PluginGenerateRequest>> = {
  'nothing but a name': { plugin_name: 'Bare Bones' },
  ...alone(
    Object.fromEntries(
      pluginFeatures.map((feature) => [
        `${feature} alone`,
        { plugin_name: `Only ${feature.replaceAll('_', ' ')}`, description: '', features: [feature] },
      ]),
    ),
  ),
  ...Object.fromEntries(
    pairwise(pluginFeatures).map((features, at) => [
      `pairs of features ${at}`,
      { plugin_name: `Paired ${'ABCDEFGHIJ'[at]}`, description: events, features, seed: at },
    ]),
  ),
  ...plannedPlugins,
  'every feature': { plugin_name: 'Event Desk', description: events, features: all },
  'books that are lent': {
    plugin_name: 'Library Lending',
    description:
      'A library: books with title, ISBN, author, page count and cover image, grouped by genre. Readers can borrow a book; send an email reminder every day when it is overdue.',
    features: ['custom_post_type', 'taxonomy', 'meta_boxes', 'rest_api', 'cron', 'email'],
  },
  recipes: {
    plugin_name: 'Family Recipes',
    description:
      'Recipes with ingredients, cooking time in minutes, difficulty (easy, medium or hard), and whether they are vegetarian. Show the latest recipes on the dashboard.',
    features: ['custom_post_type', 'meta_boxes', 'dashboard_widget', 'widget_block', 'import_export'],
  },
  'support tickets in a table': {
    plugin_name: 'Ticket Counter',
    description:
      'Keep support tickets with subject, message, priority and email of the customer in a table of their own. Agents close tickets.',
    features: ['custom_table', 'admin_interface', 'roles', 'rest_api', 'cli', 'abilities'],
  },
  'hostile texts': { plugin_name: 'Hostile Words', description: hostileText, author: hostileText, features: all },
  'hostile texts between words': {
    plugin_name: 'Hostile Fields',
    description: `Events with a date, "${hostileText}" and a price. ${hostileText} Venues with ${hostileText} and address.`,
    author: hostileText,
    features: all,
  },
  'a hostile name': { ...named(hostileName), features: all },
  'a name with accents': named('Événements à Zürich'),
  'a name in Hebrew': named('לוח אירועים'),
  'a name that begins with digits': named('3D Tours'),
  'a name of emoji': named('🎉🎊'),
  'the longest name': { ...named(maxNameLength), features: all },
  'a trademark': named('WordPress Events'),
  'a word of PHP': named('class'),
};
