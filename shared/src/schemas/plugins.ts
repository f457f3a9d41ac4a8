import { type Static, Type } from 'typebox';
import { StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';

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

export const PluginGenerateRequest = Type.Object({
  plugin_name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'What the plugin manages and does, in English' }),
  ),
  features: Type.Optional(
    Type.Array(StringEnum(pluginFeatures), {
      maxItems: 100,
      description: 'Made in any case; what the description asks for is made besides',
    }),
  ),
  ...projectOptions,
});
export type PluginGenerateRequest = Static<typeof PluginGenerateRequest>;

export const PluginGeneration = Type.Object({
  id: Type.String(),
  object: Type.Literal('plugin_generation'),
  created: Timestamp,
  model: Type.String(),
  plugin_name: Type.String(),
  files: GeneratedFiles,
  installation_instructions: Type.String(),
  ...projectExtras,
});
export type PluginGeneration = Static<typeof PluginGeneration>;
