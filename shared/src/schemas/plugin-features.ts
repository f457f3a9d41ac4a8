/** Parts that a generated plugin may have. */
export const pluginFeatures = [
  'custom_post_type',
  'rest_api',
  'admin_interface',
  'meta_boxes',
  'taxonomy',
  'settings',
  'shortcode',
  'widget_block',
  'cron',
  'cli',
  'custom_table',
  'email',
  'roles',
  'abilities',
  'dashboard_widget',
  'import_export',
] as const;
export type PluginFeature = (typeof pluginFeatures)[number];
