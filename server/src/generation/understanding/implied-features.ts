import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { Behaviour, BehaviourKind, ImpliedFeature, Understanding } from './understanding.ts';

/** The features of the plugin generator that a behaviour needs. */
const featuresOf: Record<BehaviourKind, readonly ImpliedFeature[]> = {
  email_on_create: ['email'],
  email_on_status: ['email'],
  reminder_before_date: ['email', 'cron'],
  reminder_after_date: ['email', 'cron'],
  status_after_date: ['cron'],
  scheduled_cleanup: ['cron'],
  site_cleanup: ['cron'],
  scheduled_digest: ['email', 'cron'],
  expire_after_date: ['cron'],
  csv_export: ['import_export'],
  csv_import: ['import_export'],
  list_shortcode: ['shortcode'],
  list_block: ['widget_block'],
  public_form: ['shortcode'],
  approval: ['admin_interface'],
  status_actions: [],
  capacity_limit: [],
  unique_entry: [],
  search_filter: ['shortcode'],
  admin_columns: ['admin_interface'],
  rest_endpoint: ['rest_api'],
  rating_average: ['shortcode'],
  sum_total: ['shortcode'],
  parent_figure: ['shortcode'],
  count_views: [],
  log_to_table: ['custom_table'],
  stored_in_table: ['custom_table', 'admin_interface'],
  dashboard_summary: ['dashboard_widget'],
  cli_command: ['cli'],
  cache: [],
};

type Parts = Pick<Understanding, 'entities' | 'namesContent' | 'settings' | 'roles'> & {
  readonly behaviours: readonly Behaviour[];
};

/** Features that what was understood needs, with those that the text names, in the generator's order. */
export function impliedFeaturesOf(
  { entities, namesContent, behaviours, settings, roles }: Parts,
  mentioned: ReadonlySet<string>,
): ImpliedFeature[] {
  const wanted = new Set<string>([
    ...(namesContent ? ['custom_post_type'] : []),
    ...mentioned,
    ...behaviours.flatMap(({ kind }) => featuresOf[kind]),
  ]);
  if (entities.some(({ fields }) => fields.length > 0)) wanted.add('meta_boxes');
  if (entities.some(({ taxonomies }) => taxonomies.length > 0)) wanted.add('taxonomy');
  if (settings.length > 0) wanted.add('settings');
  if (roles.length > 0) wanted.add('roles');
  return pluginFeatures.filter((name) => wanted.has(name));
}
