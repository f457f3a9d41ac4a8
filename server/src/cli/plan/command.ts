import { attributeTypes, blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { BlockPlanRequest } from '@presswright/shared/schemas/blocks';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { PluginPlanRequest } from '@presswright/shared/schemas/plugins';
import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import { ThemePlanRequest } from '@presswright/shared/schemas/themes';
import { Command } from 'commander';
import type { TSchema } from 'typebox';
import type { PlannedKind, PlanTask } from '../../generation/plan-project.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { choosePaint, printable } from '../analyze/style.ts';
import { collect, collectAttribute, parseSeed, readRequest } from '../generate/options.ts';
import { requireValid } from '../generate/require-valid.ts';
import { usageError } from '../usage-error.ts';
import { writePlan } from './write-plan.ts';

interface PlanOptions {
  readonly description?: string;
  readonly plan?: string;
  readonly instruction?: string;
  readonly request?: string;
  readonly output?: string;
  readonly force: boolean;
  readonly color: boolean;
}
type KindOptions = PlanOptions & Record<string, unknown>;

interface KindCommand {
  readonly kind: PlannedKind;
  /** Field of the request that the argument gives. */
  readonly nameField: string;
  readonly schema: TSchema;
  readonly options: (command: Command) => Command;
  /** Fields of the request that the options give; undefined ones are left out. */
  readonly fields: (options: KindOptions) => Record<string, unknown>;
}

const anyOf = (names: readonly string[]) => `any number of times: ${names.join(', ')}`;

const kinds: readonly KindCommand[] = [
  {
    kind: 'block',
    nameField: 'block_type',
    schema: BlockPlanRequest,
    options: (command) =>
      command
        .option('--attribute <name:type>', `any number of times; types: ${attributeTypes.join(', ')}`, collectAttribute)
        .option('--feature <name>', anyOf(blockFeatures), collect)
        .option('--style <name>', anyOf(styleVariants), collect),
    fields: ({ attribute, feature, style }) => ({ attributes: attribute, features: feature, style_variants: style }),
  },
  {
    kind: 'plugin',
    nameField: 'plugin_name',
    schema: PluginPlanRequest,
    options: (command) => command.option('--feature <name>', anyOf(pluginFeatures), collect),
    fields: ({ feature }) => ({ features: feature }),
  },
  {
    kind: 'theme',
    nameField: 'theme_name',
    schema: ThemePlanRequest,
    options: (command) =>
      command
        .option('--type <name>', `one of ${themeTypes.join(', ')}`)
        .option('--feature <name>', anyOf(themeFeatures), collect)
        .option('--parent <folder>', 'folder of the parent theme, for a child theme')
        .option('--seed <number>', 'another look; generate it with the same', parseSeed),
    fields: ({ type, feature, parent, seed }) => ({ type, features: feature, parent, seed }),
  },
];

/** `presswright plan KIND NAME`. Exit status: 0 planned; 1 a file is in the way; 2 wrong usage. */
export function planCommand(): Command {
  const command = new Command('plan').description(
    'Read a description into a plan that you can correct and generate from; needs no server',
  );
  for (const one of kinds)
    command.addCommand(
      one
        .options(
          new Command(one.kind)
            .description(`Plan a ${one.kind}: presswright generate ${one.kind} --plan FILE makes it`)
            .argument('[name]', 'its name, as people will read it; may come from --request instead')
            .option('--description <text>', 'what it is for')
            .option('--plan <file>', 'a plan in place of a description, - for standard input')
            .option('--instruction <text>', 'what to change about the plan: "add a phone field", "no e-mails"'),
        )
        .option('--request <file>', 'a JSON file with the fields of the API, - for standard input; options win over it')
        .option('--output <file>', 'where to write the plan; default: standard output')
        .option('--force', 'overwrite a file that is there', false)
        .option('--no-color', 'no colours; the environment variable NO_COLOR does the same')
        .action(async (name: string | undefined, options: KindOptions) => {
          process.exitCode = await run(one, name, options);
        }),
    );
  return command;
}

async function run(
  { kind, nameField, schema, fields }: KindCommand,
  name: string | undefined,
  options: KindOptions,
): Promise<number> {
  const own = {
    // A plan says itself what it is of.
    [nameField]: name ?? (options.plan === undefined ? undefined : `Planned ${kind}`),
    description: options.description,
    plan: options.plan === undefined ? undefined : await readRequest(options.plan),
    instruction: options.instruction,
    ...fields(options),
  };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const request = { ...(await readRequest(options.request)), ...given };
  requireValid(schema, request);
  const pool = createWorkerPool({ threads: 1, timeoutMs: 60_000 });
  try {
    const made = await pool.run('plan', { kind, request } as unknown as PlanTask);
    if (made.kind === 'refused') throw usageError(made.message);
    const paint = choosePaint(options.color, process.stderr);
    for (const { path, was, is } of made.changes ?? [])
      process.stderr.write(`${paint('green', 'changed:')} ${printable(path)}: ${inShort(was)} → ${inShort(is)}\n`);
    for (const { text, reason } of made.notUnderstood)
      process.stderr.write(`${paint('yellow', 'not understood:')} ${printable(text)} ${printable(reason)}\n`);
    return writePlan(kind, made.plan, options);
  } finally {
    await pool.close();
  }
}

/** A value in a line: what is long is cut. */
function inShort(value: unknown): string {
  if (value === null) return 'nothing';
  const text = JSON.stringify(value);
  return printable(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
