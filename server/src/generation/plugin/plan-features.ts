import { type PluginFeature, pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { Understanding } from '../understanding/understanding.ts';
import type { PlannedTool } from './plan.ts';

/** Where the records that a plugin is about come from. */
export interface FeaturePlan {
  readonly features: ReadonlySet<PluginFeature>;
  /** The plugin's own kinds of content, the posts that every site has, or none. */
  readonly source: 'own' | 'posts' | 'none';
  /** What of the plugin's own is kept in tables: nothing, everything, what is not for visitors, or only a log. */
  readonly tables: 'none' | 'all' | 'private';
}

/** Features that are about records of some kind, so that a kind is made where the request names none. */
const needsRecords: readonly PluginFeature[] = ['custom_post_type', 'rest_api', 'custom_table', 'import_export'];

/** Features that can be about the posts that every site has. */
const worksWithPosts: readonly PluginFeature[] = [
  'meta_boxes',
  'taxonomy',
  'widget_block',
  'admin_interface',
  'shortcode',
  'cli',
  'email',
  'abilities',
  'dashboard_widget',
];

/** Features of post types that tables do not have. */
const needsPostType: readonly PluginFeature[] = ['custom_post_type', 'taxonomy', 'meta_boxes'];

/** What a plugin has: everything that was asked for, what the description implies, and what these need. */
export function planFeatures(
  asked: ReadonlySet<PluginFeature>,
  understood: Understanding | null,
  tools: readonly PlannedTool[] = [],
): FeaturePlan {
  const wanted = new Set<PluginFeature>([...asked, ...(understood?.impliedFeatures ?? [])]);
  // A description of something else than content gets nothing that nobody asked for.
  if (wanted.size === 0 && tools.length === 0 && (understood === null || understood.namesContent))
    wanted.add('custom_post_type');
  if (understood?.namesContent === false)
    for (const { provides } of tools) for (const feature of provides) wanted.delete(feature);
  if (tools.some(({ settings }) => settings.length > 0)) wanted.add('settings');
  const stored = new Set(understood?.behaviours.flatMap((one) => (one.kind === 'stored_in_table' ? [one.entity] : [])));
  const isAllStored = stored.size > 0 && understood?.entities.every(({ key }) => stored.has(key)) === true;
  const isOnlyTables =
    (asked.has('custom_table') || isAllStored) && !needsPostType.some((feature) => asked.has(feature));
  if (isOnlyTables) for (const feature of needsPostType) wanted.delete(feature);
  else if (needsRecords.some((feature) => wanted.has(feature))) wanted.add('custom_post_type');
  if (wanted.has('custom_post_type') && understood !== null) {
    if (understood.entities.some(({ fields }) => fields.length > 0)) wanted.add('meta_boxes');
    if (understood.entities.some(({ taxonomies }) => taxonomies.length > 0)) wanted.add('taxonomy');
  }
  const isOwn = needsRecords.some((feature) => wanted.has(feature));
  const cleansSite = understood?.behaviours.some(({ kind }) => kind === 'site_cleanup') ?? false;
  const isAboutPosts = worksWithPosts.some((feature) => wanted.has(feature) && !(cleansSite && feature === 'cli'));
  return {
    features: new Set(pluginFeatures.filter((feature) => wanted.has(feature))),
    source: isOwn ? 'own' : isAboutPosts ? 'posts' : 'none',
    tables: isOnlyTables ? 'all' : wanted.has('custom_table') ? 'private' : 'none',
  };
}
