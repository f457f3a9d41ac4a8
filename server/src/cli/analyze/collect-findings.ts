import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ProjectConfigs } from '@presswright/shared/project-config/project-configs';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { usageError } from '../usage-error.ts';
import { runInWorkers, runSmallInThread } from './analysis-runner.ts';
import { type AnalyzeFilesOptions, analyzeFiles, analyzeSource, withConfig } from './analyze-files.ts';
import { compare, type Discovery, discover } from './discover.ts';
import type { AnalyzeCommandOptions } from './options.ts';
import { startProgress } from './progress.ts';
import { projectsOf } from './projects.ts';
import { decodeSource, readSource } from './read-source.ts';
import type { RunResult } from './result.ts';
import { tuneEngine } from './tune-engine.ts';
import { isAnalysedName } from './wanted-names.ts';

type Work = Pick<AnalyzeFilesOptions, 'analysis' | 'withFrames' | 'withFixes' | 'signal' | 'configOf'>;

/** Files up to which it is worth a look whether they need workers at all. */
const maxFilesInThread = 16;

const nothingFound: Discovery = {
  files: [],
  skipped: [],
  leftOut: { defaultFolders: new Map(), minifiedFiles: 0, byIgnoreFiles: 0, byConfig: 0 },
};

/** Finds, reads and analyses what was asked for. Throws a CommandError for wrong usage, or when `signal` aborts. */
export async function collectFindings(
  paths: readonly string[],
  options: AnalyzeCommandOptions,
  analysis: AnalyzeOptions,
  configs: ProjectConfigs,
  signal: AbortSignal,
): Promise<RunResult> {
  const started = performance.now();
  const finish = (found: Discovery, { results, skipped, changes }: Collected): RunResult => ({
    results: [...results].sort((a, b) => compare(a.file, b.file)),
    skipped: [...found.skipped, ...skipped].sort((a, b) => compare(a.file, b.file)),
    leftOut: found.leftOut,
    seconds: (performance.now() - started) / 1000,
    ...(changes === undefined ? {} : { changes }),
  });
  const work: Work = {
    analysis,
    withFrames: options.format === 'text' && process.stdout.isTTY === true && options.output === undefined,
    withFixes: options.fix === true || options.fixDryRun === true,
    configOf: async ({ path }) => (await configs.above(dirname(path)))?.fileConfig(path) ?? null,
    signal,
  };
  if (paths.includes('-')) return finish(nothingFound, await collectFromInput(options.stdinName, work));
  const found = await discover(paths, {
    defaultIgnores: options.defaultIgnores,
    isWanted: isAnalysedName,
    configs,
    signal,
  });
  // A commit that touches nothing of ours is fine.
  if (options.changed === undefined && found.files.length === 0 && found.skipped.length === 0) {
    throw usageError(`found no file to analyse in ${paths.join(', ')}`);
  }
  return finish(found, await collectFromFiles(found, paths, options, work));
}

type Collected = Pick<RunResult, 'results' | 'skipped' | 'changes'>;

async function collectFromInput(name: string | undefined, work: Work): Promise<Collected> {
  const shown = name ?? 'standard input';
  const config = await work.configOf({ path: resolve(shown), shown });
  const source = withConfig(decodeSource(await buffer(process.stdin)), config);
  const runner = runSmallInThread(1);
  try {
    const answer = await analyzeSource(shown, source, runner, work);
    return 'report' in answer ? { results: [answer], skipped: [] } : { results: [], skipped: [answer] };
  } finally {
    await runner.close();
  }
}

async function collectFromFiles(
  found: Discovery,
  paths: readonly string[],
  { changed: ref, jobs }: AnalyzeCommandOptions,
  work: Work,
): Promise<Collected> {
  const folders = await Promise.all(paths.map((path) => folderOf(resolve(path))));
  const named = folders.filter((folder, at) => folder === resolve(paths[at] ?? ''));
  const since = ref === undefined ? null : await openChanges(ref, folders[0] ?? '.');
  const all = await projectsOf(found.files, folders, named);
  const projects = since === null ? all : since.projectsTouched(all, since.changes);
  const total = projects.reduce((sum, { files }) => sum + files.length, 0);
  const threads = Math.min(jobs, Math.max(1, total));
  tuneEngine();
  const runner = total <= maxFilesInThread ? runSmallInThread(threads) : runInWorkers(threads);
  const progress = await startProgress(total);
  const options: AnalyzeFilesOptions = {
    ...work,
    // One group more than there are threads, so that no thread waits for the disk.
    jobs: threads + 1,
    read: async ({ path }) => readSource(path),
    onDone: (files) => progress.step(files),
  };
  try {
    const now = await analyzeFiles(projects, runner, options);
    if (since === null) return now;
    return await since.newSince(since.ref, since.changes, projects, now, runner, options);
  } finally {
    progress.stop();
    await runner.close();
  }
}

async function openChanges(ref: string, folder: string) {
  const [{ changesSince }, compared] = await Promise.all([import('./git-changes.ts'), import('./new-since.ts')]);
  return { ref, changes: await changesSince(ref, folder), ...compared };
}

async function folderOf(path: string): Promise<string> {
  return (await stat(path)).isDirectory() ? path : dirname(path);
}
