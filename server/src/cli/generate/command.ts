import { attributeTypes, blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { ScaffoldRequest, scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { Command } from 'commander';
import type { TSchema } from 'typebox';
import type { ProjectKind } from '../../generation/generate-project.ts';
import { collect, collectAttribute, type OutputOptions, readRequest, withOutputOptions } from './options.ts';
import { runGenerate } from './run.ts';

/** Options of one kind of project besides the common ones, as commander gives them. */
type KindOptions = OutputOptions & Record<string, unknown>;

interface KindCommand {
  readonly kind: ProjectKind;
  readonly summary: string;
  /** Field of the request that the argument gives. */
  readonly nameField: string;
  readonly schema: TSchema;
  readonly options: (command: Command) => Command;
  /** Fields of the request that the options give; undefined ones are left out. */
  readonly fields: (options: KindOptions) => Record<string, unknown>;
}

const featureHelp = (names: readonly string[]) => `any number of times: ${names.join(', ')}`;

const planHelp = 'a plan, as presswright plan writes it, in place of a description; - for standard input';

const kinds: readonly KindCommand[] = [
  {
    kind: 'block',
    summary: 'A block in a plugin of its own',
    nameField: 'block_type',
    schema: BlockGenerateRequest,
    options: (command) =>
      command
        .option('--attribute <name:type>', `any number of times; types: ${attributeTypes.join(', ')}`, collectAttribute)
        .option('--feature <name>', featureHelp(blockFeatures), collect)
        .option('--style <name>', featureHelp(styleVariants), collect)
        .option('--plan <file>', planHelp)
        .option('--no-editor', 'no editor script: the block is registered by PHP alone'),
    fields: ({ attribute, feature, style, editor }) => ({
      attributes: attribute,
      features: feature,
      style_variants: style,
      include_editor: editor === false ? false : undefined,
    }),
  },
  {
    kind: 'plugin',
    summary: 'A whole plugin from a description',
    nameField: 'plugin_name',
    schema: PluginGenerateRequest,
    options: (command) =>
      command.option('--feature <name>', featureHelp(pluginFeatures), collect).option('--plan <file>', planHelp),
    fields: ({ feature }) => ({ features: feature }),
  },
  {
    kind: 'scaffold',
    summary: 'The files to begin a plugin with',
    nameField: 'plugin_name',
    schema: ScaffoldRequest,
    options: (command) =>
      command
        .option('--structure <name>', `one of ${scaffoldStructures.join(', ')}`)
        .option('--include <file>', 'a file or folder/ to make besides; any number of times', collect),
    fields: ({ structure, include }) => ({ structure, include_files: include }),
  },
  {
    kind: 'theme',
    summary: 'A block theme, a classic theme or a child theme',
    nameField: 'theme_name',
    schema: ThemeGenerateRequest,
    options: (command) =>
      command
        .option('--type <name>', `one of ${themeTypes.join(', ')}`)
        .option('--feature <name>', featureHelp(themeFeatures), collect)
        .option('--parent <folder>', 'folder of the parent theme, for a child theme')
        .option('--plan <file>', planHelp),
    fields: ({ type, feature, parent }) => ({ type, features: feature, parent }),
  },
];

/**
 * `presswright generate KIND NAME`. Exit status: 0 written, or nothing to do; 1 a file is in the way; 2 wrong usage.
 */
export function generateCommand(): Command {
  const command = new Command('generate').description(
    'Write a block, plugin, scaffold or theme. Needs no running server and no model.',
  );
  for (const { kind, summary, nameField, schema, options, fields } of kinds) {
    const subcommand = withOutputOptions(options(new Command(kind).description(summary)))
      .argument('[name]', 'its name, as people will read it; may come from --request instead')
      .action(async (name: string | undefined, given: KindOptions) => {
        const { seed, author, description, plan: planFile } = given;
        const own = { [nameField]: name, seed, author, description, ...fields(given) };
        const plan = typeof planFile === 'string' ? { plan: await readRequest(planFile) } : {};
        const request = { ...(await readRequest(given.request)), ...withoutUndefined(own), ...plan };
        process.exitCode = await runGenerate(kind, schema, request, given);
      });
    command.addCommand(subcommand);
  }
  return command;
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
