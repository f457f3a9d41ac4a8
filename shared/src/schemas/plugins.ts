import { type Static, Type } from 'typebox';
import { StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';

export const pluginFeatures = ['custom_post_type', 'rest_api', 'admin_interface', 'meta_boxes'] as const;
export type PluginFeature = (typeof pluginFeatures)[number];

export const PluginGenerateRequest = Type.Object({
  plugin_name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 16_384 })),
  features: Type.Optional(Type.Array(StringEnum(pluginFeatures))),
  model: Type.Optional(Type.String()),
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
});
export type PluginGeneration = Static<typeof PluginGeneration>;
