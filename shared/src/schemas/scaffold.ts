import { type Static, Type } from 'typebox';
import { StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';

export const scaffoldStructures = ['standard', 'simple', 'object_oriented', 'block', 'mu_plugin'] as const;
export type ScaffoldStructure = (typeof scaffoldStructures)[number];

export const ScaffoldRequest = Type.Object({
  plugin_name: Type.String({ minLength: 1, maxLength: 200 }),
  structure: Type.Optional(StringEnum(scaffoldStructures, { default: 'standard' })),
  include_files: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: 100,
      description: 'Names of files, or of directories with a slash at the end, that are made besides',
    }),
  ),
  description: Type.Optional(Type.String({ maxLength: 1000 })),
  ...projectOptions,
});
export type ScaffoldRequest = Static<typeof ScaffoldRequest>;

/** Where each part of the scaffold lies, relative to the plugin's folder. */
export const ScaffoldPaths = Type.Object({
  main_file: Type.String(),
  includes_dir: Type.String(),
  assets_dir: Type.String(),
  languages_dir: Type.String(),
  readme_file: Type.String(),
  uninstall_file: Type.String(),
});
export type ScaffoldPaths = Static<typeof ScaffoldPaths>;

export const PluginScaffold = Type.Object({
  id: Type.String(),
  object: Type.Literal('plugin_scaffold'),
  created: Timestamp,
  plugin_name: Type.String(),
  structure: ScaffoldPaths,
  files: GeneratedFiles,
  instructions: Type.String(),
  ...projectExtras,
});
export type PluginScaffold = Static<typeof PluginScaffold>;
