import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ProjectConfigs } from '@presswright/shared/project-config/project-configs';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { usageError } from '../usage-error.ts';
import { type AnalysisRunner, runInWorkers, runSmallInThread } from './analysis-runner.ts';
import { type AnalyzeFilesOptions, analyzeFiles, analyzeSource, withConfig } from './analyze-files.ts';
import { compare, type Discovery, discover, type FoundFile } from './discover.ts';
import type { AnalyzeCommandOptions } from './options.ts';
import { startProgress } from './progress.ts';
import { projectsOf } from './projects.ts';
import { decodeSource, readSource, type Source } from './read-source.ts';
import type { RunResult, Timing } from './result.ts';
import { tuneEngine } from './tune-engine.ts';
import { isAnalysedName } from './wanted-names.ts';

type Work = Pick<AnalyzeFilesOptions, 'analysis' | 'withFrames' | 'withFixes' | 'signal' | 'configOf' | 'onGroup'>;

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
  const groups: Timing['groups'][number][] = [];
  let findSeconds = 0;
  const finish = (found: Discovery, { results, skipped, changes }: Collected): RunResult => ({
    results: [...results].sort((a, b) => compare(a.file, b.file)),
    skipped: [...found.skipped, ...skipped].sort((a, b) => compare(a.file, b.file)),
    leftOut: found.leftOut,
    seconds: (performance.now() - started) / 1000,
    timing: { findSeconds, groups },
    ...(changes === undefined ? {} : { changes }),
  });
  const work: Work = {
    analysis,
    withFrames: options.format === 'text' && process.stdout.isTTY === true && options.output === undefined,
    withFixes:
      options.fixSuggestions === true ? 'all' : options.fix === true || options.fixDryRun === true ? 'safe' : 'none',
    configOf: async ({ path }) => (await configs.above(dirname(path)))?.fileConfig(path) ?? null,
    onGroup: (group) => groups.push(group),
    signal,
  };
  const discoverBelow = (given: readonly string[]) =>
    discover(given, { defaultIgnores: options.defaultIgnores, isWanted: isAnalysedName, configs, signal });
  if (paths.includes('-')) return finish(nothingFound, await collectFromInput(options, work, discoverBelow));
  const found = await discoverBelow(paths);
  findSeconds = (performance.now() - started) / 1000;
  // A commit that touches nothing of ours is fine.
  if (options.changed === undefined && found.files.length === 0 && found.skipped.length === 0) {
    throw usageError(`found no file to analyse in ${paths.join(', ')}`);
  }
  return finish(found, await collectFromFiles(found, paths, options, work));
}

type Collected = Pick<RunResult, 'results' | 'skipped' | 'changes'>;

async function collectFromInput(
  { stdinName = 'standard input', stdinFilename, jobs }: AnalyzeCommandOptions,
  work: Work,
  discoverBelow: (paths: readonly string[]) => Promise<Discovery>,
): Promise<Collected> {
  const { file, root } =
    stdinFilename === undefined
      ? { file: { path: resolve(stdinName), shown: stdinName }, root: null }
      : await (await import('./input-in-project.ts')).findInputProject(stdinFilename);
  const source = withConfig(decodeSource(await buffer(process.stdin)), await work.configOf(file));
  if (root !== null) return collectInProject(file, source, root, jobs, work, discoverBelow);
  const runner = runSmallInThread(1);
  try {
    const answer = await analyzeSource(file.shown, source, runner, work);
    return 'report' in answer ? { results: [answer], skipped: [] } : { results: [], skipped: [answer] };
  } finally {
    await runner.close();
  }
}

/** Analyses standard input in the place of one file of a plugin or theme; only what is said of that file counts. */
async function collectInProject(
  file: FoundFile,
  source: Source,
  root: string,
  jobs: number,
  work: Work,
  discoverBelow: (paths: readonly string[]) => Promise<Discovery>,
): Promise<Collected> {
  const { projectWith } = await import('./input-in-project.ts');
  const project = await projectWith(file, root, (await discoverBelow([root])).files);
  const runner = openRunner(project.files.length, jobs);
  try {
    const { results, skipped } = await analyzeFiles([project], runner.run, {
      ...work,
      jobs: runner.threads + 1,
      read: async (other) => (other === file ? source : readSource(other.path)),
      onDone: () => undefined,
    });
    const isIt = (answer: { readonly file: string }) => answer.file === file.shown;
    return { results: results.filter(isIt), skipped: skipped.filter(isIt) };
  } finally {
    await runner.run.close();
  }
}

/** Workers for so many files; none where a look in this thread may do. */
function openRunner(files: number, jobs: number): { readonly run: AnalysisRunner; readonly threads: number } {
  const threads = Math.min(jobs, Math.max(1, files));
  tuneEngine();
  return { run: files <= maxFilesInThread ? runSmallInThread(threads) : runInWorkers(threads), threads };
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
  const { run: runner, threads } = openRunner(total, jobs);
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
