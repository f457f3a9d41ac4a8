import { stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { ProjectConfigs } from '@presswright/shared/project-config/project-configs';
import { usageError } from '../usage-error.ts';
import { shownPath } from './discover.ts';
import type { AnalyzeCommandOptions } from './options.ts';

/** Which `presswright.json` holds where, as `--config` and `--no-config` have it. Each run reads them anew. */
export function openConfigs({ config }: Pick<AnalyzeCommandOptions, 'config'>): ProjectConfigs {
  return new ProjectConfigs({
    // The rules are many: they are loaded when a file names some.
    ruleIds: async () => {
      const { allRules } = await import('../../analysis/rules/registry.generated.ts');
      return allRules.map(({ meta }) => meta.id);
    },
    show: shownPath,
    ...(config === undefined ? {} : { given: config === false ? null : config }),
  });
}

/** A file of known findings, and who names it. */
export interface ChosenBaseline {
  readonly file: string;
  /** As messages name the option or setting. */
  readonly from: string;
}

/** The baseline of the option, else of the `presswright.json` above what is analysed; null: none. */
export async function chooseBaseline(
  paths: readonly string[],
  options: AnalyzeCommandOptions,
): Promise<ChosenBaseline | null> {
  if (options.writeBaseline !== undefined) return null;
  if (options.baseline !== undefined) return { file: options.baseline, from: '--baseline' };
  const configs = openConfigs(options);
  const named = new Map<string, ChosenBaseline>();
  for (const path of paths) {
    const config = await configs.above(
      await folderOf(path === '-' ? (options.stdinFilename ?? options.stdinName ?? path) : path),
    );
    if (config?.config.baseline === undefined) continue;
    const file = relative('.', resolve(config.folder, config.config.baseline));
    named.set(file, { file, from: `${shownPath(config.path)}: /baseline` });
  }
  const [only = null, ...others] = named.values();
  if (others.length > 0) {
    throw usageError(
      `the paths have several baselines, ${[...named.keys()].join(' and ')}: choose one with --baseline`,
    );
  }
  return only;
}

/** The `presswright.json` files above what is analysed; of one that is wrong nothing is said here. */
export async function configFiles(paths: readonly string[], options: AnalyzeCommandOptions): Promise<string[]> {
  const configs = openConfigs(options);
  const found = await Promise.all(
    paths.map(async (path) => {
      try {
        return await configs.above(await folderOf(path));
      } catch (error) {
        if (isConfigError(error)) return null;
        throw error;
      }
    }),
  );
  return [...new Set(found.flatMap((config) => (config === null ? [] : [config.path])))];
}

/** What is wrong with a `presswright.json`; told by its name, because most runs never load what throws it. */
export function isConfigError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ProjectConfigError';
}

async function folderOf(path: string): Promise<string> {
  const absolute = resolve(path);
  const isFolder = await stat(absolute).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? absolute : dirname(absolute);
}
