import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { PluginPlanRequest } from '@presswright/shared/schemas/plugins';
import { Command } from 'commander';
import type { PlanTask } from '../../generation/plan-project.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { choosePaint, printable } from '../analyze/style.ts';
import { collect, readRequest } from '../generate/options.ts';
import { requireValid } from '../generate/require-valid.ts';
import { usageError } from '../usage-error.ts';
import { writePlan } from './write-plan.ts';

interface PlanOptions {
  readonly description?: string;
  readonly feature?: readonly string[];
  readonly request?: string;
  readonly output?: string;
  readonly force: boolean;
  readonly color: boolean;
}

/** `presswright plan plugin NAME`. Exit status: 0 planned; 1 a file is in the way; 2 wrong usage. */
export function planCommand(): Command {
  const command = new Command('plan').description(
    'Read a description into a plan that you can correct and generate from; needs no server',
  );
  command.addCommand(
    new Command('plugin')
      .description('Plan a plugin: presswright generate plugin --plan FILE makes it')
      .argument('[name]', 'its name, as people will read it; may come from --request instead')
      .option('--description <text>', 'what it is for')
      .option('--feature <name>', `any number of times: ${pluginFeatures.join(', ')}`, collect)
      .option('--request <file>', 'a JSON file with the fields of the API, - for standard input; options win over it')
      .option('--output <file>', 'where to write the plan; default: standard output')
      .option('--force', 'overwrite a file that is there', false)
      .option('--no-color', 'no colours; the environment variable NO_COLOR does the same')
      .action(async (name: string | undefined, options: PlanOptions) => {
        process.exitCode = await run(name, options);
      }),
  );
  return command;
}

async function run(name: string | undefined, options: PlanOptions): Promise<number> {
  const { description, feature } = options;
  const own = { plugin_name: name, description, features: feature };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const request = { ...(await readRequest(options.request)), ...given };
  requireValid(PluginPlanRequest, request);
  const pool = createWorkerPool({ threads: 1, timeoutMs: 60_000 });
  try {
    const made = await pool.run('plan', { kind: 'plugin', request } as unknown as PlanTask);
    if (made.kind === 'refused') throw usageError(made.message);
    const paint = choosePaint(options.color, process.stderr);
    for (const { text, reason } of made.notUnderstood)
      process.stderr.write(`${paint('yellow', 'not understood:')} ${printable(text)} ${printable(reason)}\n`);
    return writePlan(made.plan, options);
  } finally {
    await pool.close();
  }
}
