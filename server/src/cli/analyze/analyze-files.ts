import { statementTexts } from '@presswright/shared/baseline/statement-texts';
import { ServiceError } from '@presswright/shared/errors';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import type { AnalyzeOptions, FileReport, SourceFile } from '../../analysis/analyzer.ts';
import { cutGroups, sharedByGroups } from '../../analysis/cut-groups.ts';
import { analysisTimeout, analyzeGroup as analyzeProjectPart } from '../../workers/analyze-group.ts';
import type { AnalysisRunner } from './analysis-runner.ts';
import { errorCode, type FoundFile } from './discover.ts';
import { sourceFrame } from './formats/text.ts';
import type { Project } from './projects.ts';
import type { Source } from './read-source.ts';
import type { FileResult, SkippedFile, Timing } from './result.ts';

export interface AnalyzeFilesOptions {
  readonly analysis: AnalyzeOptions;
  /** Groups of files in work at one time. */
  readonly jobs: number;
  /** Keep the source lines around each issue. */
  readonly withFrames: boolean;
  /** Keep the source of files with fixes: safe ones, or all. */
  readonly withFixes: 'none' | 'safe' | 'all';
  readonly signal: AbortSignal;
  /** Reads one file; throws for nothing. */
  readonly read: (file: FoundFile) => Promise<Source>;
  /** What the file's project says of it. */
  readonly configOf: (file: FoundFile) => Promise<FileConfig | null>;
  readonly onDone: (files: number) => void;
  /** A group is done: its first file, how many it has, and the seconds that it took. */
  readonly onGroup?: (group: Timing['groups'][number]) => void;
}

/** Characters of a project that are read before it is cut into groups: what memory has room for. */
const readCharacters = 60_000_000;
/** Characters of files that go to a worker at once to be analysed one by one: to wake it for each costs more than a small one. */
const apartCharacters = 128 * 1024;

interface ReadFile {
  readonly file: FoundFile;
  readonly source: Source;
}

interface Group {
  readonly files: readonly ReadFile[];
  /** Files of other groups that say what the project is: they are read again, and reported with their own group. */
  readonly beside: readonly ReadFile[];
  /** Whether they are read as parts of one project, or each for itself. */
  readonly isTogether: boolean;
  readonly paths: Project['paths'];
  /** Not all of its project. */
  readonly isPart: boolean;
  /** All of its project. */
  readonly isWhole: boolean;
}

/**
 * Reads and analyses every file, those of a project together; the answers keep the projects' and their files' order.
 * How files are grouped depends on them alone, not on the number of jobs. Throws only when `signal` aborts.
 */
export async function analyzeFiles(
  projects: readonly Project[],
  runner: Pick<AnalysisRunner, 'run'>,
  options: AnalyzeFilesOptions,
): Promise<{ results: FileResult[]; skipped: SkippedFile[] }> {
  const answers: (FileResult | SkippedFile)[][] = [];
  const groups = readGroups(projects, options);
  let count = 0;
  const takeGroups = async () => {
    // An async generator queues those that ask for its next value.
    for (let next = await groups.next(); !next.done; next = await groups.next()) {
      const index = count++;
      const started = performance.now();
      answers[index] = await analyzeGroup(next.value, runner, options);
      const [first] = next.value.files;
      const seconds = (performance.now() - started) / 1000;
      if (first !== undefined) options.onGroup?.({ file: first.file.shown, files: next.value.files.length, seconds });
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, takeGroups));
  const places = new Map(projects.flatMap(({ files }) => files).map(({ shown }, place) => [shown, place]));
  const placeOf = ({ file }: FileResult | SkippedFile) => places.get(file) ?? 0;
  const all = answers.flat().sort((a, b) => placeOf(a) - placeOf(b));
  return {
    results: all.filter((answer) => 'report' in answer),
    skipped: all.filter((answer) => 'reason' in answer),
  };
}

/**
 * Reads the files of each project. Those that are analysed together are cut where they hang together least; those that are
 * analysed one by one go to a worker in groups of so many characters.
 */
async function* readGroups(
  projects: readonly Project[],
  options: AnalyzeFilesOptions,
): AsyncGenerator<Group, void, undefined> {
  for (const { files, isTogether, isWhole, paths } of projects) {
    const rooms = readRooms(files, isTogether ? readCharacters : apartCharacters, options);
    let isPart = !isTogether;
    for (let room = await rooms.next(); !room.done; ) {
      const { value: read } = room;
      const following = await rooms.next();
      const texts = read.map(({ file, source }) => ({
        name: file.shown,
        code: 'skipped' in source ? '' : source.code,
      }));
      const groups = isTogether ? cutGroups(texts) : [read.map((_file, at) => at)];
      isPart ||= groups.length > 1 || !following.done;
      const shared = groups.length > 1 ? sharedByGroups(texts) : [];
      for (const group of groups) {
        const places = new Set(group);
        const filesAt = (wanted: readonly number[]) => wanted.flatMap((at) => read[at] ?? []);
        const beside = filesAt(shared.filter((at) => !places.has(at)));
        yield { files: filesAt(group), beside, isTogether, paths, isPart, isWhole: isWhole && !isPart };
      }
      room = following;
    }
  }
}

/** Reads files in their order, as many at a time as have so many characters; one file alone may have more. */
async function* readRooms(
  files: readonly FoundFile[],
  room: number,
  { read, configOf, signal }: AnalyzeFilesOptions,
): AsyncGenerator<ReadFile[], void, undefined> {
  let some: ReadFile[] = [];
  let characters = 0;
  for (const file of files) {
    signal.throwIfAborted();
    const source = withConfig(await read(file), await configOf(file));
    const length = 'skipped' in source ? 0 : source.code.length;
    if (some.length > 0 && characters + length > room) {
      yield some;
      some = [];
      characters = 0;
    }
    some.push({ file, source });
    characters += length;
  }
  if (some.length > 0) yield some;
}

async function analyzeGroup(
  { files: group, beside, isTogether, paths, isPart, isWhole }: Group,
  runner: Pick<AnalysisRunner, 'run'>,
  given: AnalyzeFilesOptions,
): Promise<(FileResult | SkippedFile)[]> {
  const analysis = { ...given.analysis, ...(paths === null ? {} : { paths }), ...(isPart ? { isPart } : {}) };
  const options = { ...given, analysis };
  const { signal } = options;
  signal.throwIfAborted();
  const toSources = (files: readonly ReadFile[]) =>
    files.flatMap(({ file, source }) => ('skipped' in source ? [] : [toAnalyse(file.shown, source)]));
  const sources = toSources(group);
  const analyze = isTogether ? analyzeTogether : analyzeApart;
  const whole = { ...analysis, isWhole: isWhole && sources.length === group.length };
  const read = [...sources, ...toSources(beside)];
  const reports = read.length < 2 || sources.length === 0 ? null : await analyze(read, runner, whole, signal);
  if (reports !== null) {
    const queue = reports.values();
    options.onDone(group.length);
    return group.map(({ file, source }) =>
      'skipped' in source
        ? { file: file.shown, ...source.skipped }
        : toResult(file.shown, source, queue.next().value, options),
    );
  }
  const answers: (FileResult | SkippedFile)[] = [];
  for (const { file, source } of group) {
    signal.throwIfAborted();
    const alone = sources.length < 2 ? { ...options, analysis: whole } : options;
    answers.push(await analyzeSource(file.shown, source, runner, alone));
    options.onDone(1);
  }
  return answers;
}

function analyzeTogether(
  files: readonly SourceFile[],
  runner: Pick<AnalysisRunner, 'run'>,
  analysis: AnalyzeOptions,
  signal: AbortSignal,
): Promise<FileReport[]> {
  return analyzeProjectPart(files, analysis, ({ input, timeoutMs }) =>
    runner.run('analyze', input, { signal, timeoutMs }),
  );
}

/** Analyses each file for itself in one task; null: one of them was too much for the worker. */
async function analyzeApart(
  files: readonly SourceFile[],
  runner: Pick<AnalysisRunner, 'run'>,
  analysis: AnalyzeOptions,
  signal: AbortSignal,
): Promise<FileReport[] | null> {
  const limits = { signal, timeoutMs: analysisTimeout(files) };
  try {
    return await runner.run('analyze', { files, options: analysis, isApart: true }, limits);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

/** Analyses one source that was read already. Throws only when `options.signal` aborts. */
export async function analyzeSource(
  file: string,
  source: Source,
  runner: Pick<AnalysisRunner, 'run'>,
  options: Pick<AnalyzeFilesOptions, 'analysis' | 'withFrames' | 'withFixes' | 'signal'>,
): Promise<FileResult | SkippedFile> {
  if ('skipped' in source) return { file, ...source.skipped };
  const { analysis, signal } = options;
  const files = [toAnalyse(file, source)];
  const timeoutMs = analysisTimeout(files);
  try {
    const [report] = await runner.run('analyze', { files, options: analysis }, { signal, timeoutMs });
    return toResult(file, source, report, options);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceError && error.code === 'timeout') {
      return { file, reason: `was given up after ${timeoutMs / 1000} s`, failed: true };
    }
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return { file, reason: `made the analyser fail (${errorCode(cause)})`, failed: true };
  }
}

/** The source with what its project says of it. */
export function withConfig(source: Source, config: FileConfig | null): Source {
  return 'skipped' in source || config === null ? source : { ...source, config };
}

function toAnalyse(name: string, { code, config }: Extract<Source, { code: string }>): SourceFile {
  return { code, name, ...(config === undefined ? {} : { config }) };
}

function toResult(
  file: string,
  { code, bytes }: Extract<Source, { code: string }>,
  report: FileReport | undefined,
  { withFrames, withFixes }: Pick<AnalyzeFilesOptions, 'withFrames' | 'withFixes'>,
): FileResult | SkippedFile {
  if (report === undefined) throw new Error('the analyser answered no report');
  if (report.failure !== undefined) return { file, reason: `was given up: ${report.failure}`, failed: true };
  if (report.language === null) return { file, reason: 'is in no language that is analysed', failed: false };
  const keepsCode =
    withFixes !== 'none' && report.issues.some(({ fix }) => fix !== undefined && (fix.safe || withFixes === 'all'));
  const result = { file, bytes, report, statements: statementTexts(code, report), ...(keepsCode ? { code } : {}) };
  if (!withFrames) return result;
  const lines = code.split(/\r\n|\n|\r/);
  return { ...result, frames: report.issues.map((issue) => sourceFrame(lines, issue)) };
}
