import { blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import { archetypes } from '../../../server/src/generation/block/archetypes/archetypes.ts';
import type { ProjectTask } from '../../../server/src/generation/generate-project.ts';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { siteKinds } from '../../../server/src/generation/theme/sites/site-kinds.ts';

const behaviours =
  'Events with date, venue, price, capacity, contact email and status (pending, confirmed, cancelled), grouped by topic. ' +
  'Visitors can book an event with name and email. Email the admin when someone books. Email the guest when a booking is confirmed. ' +
  'Remind attendees one day before the event. Show upcoming events with a shortcode. Count views of events. ' +
  'Delete past events every night. Staff confirm or decline bookings with one click. Export bookings as CSV. ' +
  'Show the average price of events. Send the admin a weekly digest of new bookings.';

const cleanUps =
  'Delete expired transients, old revisions, spam comments and trashed posts every night. Log what happens to posts in a database table.';

const plugin = (plugin_name: string, description: string, features: readonly string[] = []): ProjectTask => ({
  kind: 'plugin',
  request: { plugin_name, description, features: [...features] as (typeof pluginFeatures)[number][] },
});

/** Requests that together bring out every tool, feature, archetype, structure and type of theme. */
export const sampleTasks: readonly ProjectTask[] = [
  plugin('Site Kit', siteTools.map(({ example }) => example).join('\n')),
  ...siteTools.map(({ tool, example }) => plugin(tool.replaceAll('_', ' '), example)),
  plugin('Event Manager', behaviours, pluginFeatures),
  plugin('Cleaner', cleanUps),
  plugin('Nothing Much', 'Make everything better somehow.'),
  plugin('Client Register', 'Store clients with name, email and phone in a custom database table.', pluginFeatures),
  ...archetypes.map(
    ({ key }): ProjectTask => ({
      kind: 'block',
      request: { block_type: key, features: [...blockFeatures], style_variants: [...styleVariants] },
    }),
  ),
  { kind: 'block', request: { block_type: 'Plain card', attributes: { title: 'string', link: 'url' } } },
  ...scaffoldStructures.map(
    (structure): ProjectTask => ({ kind: 'scaffold', request: { plugin_name: 'Begin Here', structure } }),
  ),
  ...themeTypes.map(
    (type): ProjectTask => ({
      kind: 'theme',
      request: { theme_name: 'Corner Bakery', type, features: [...themeFeatures] },
    }),
  ),
  ...siteKinds.map(
    ({ noun }): ProjectTask => ({ kind: 'theme', request: { theme_name: 'Sample', description: noun } }),
  ),
];
