import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { version } from '../../version.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { analyzeFiles, analyzeSource } from './analyze-files.ts';
import { compare, type Discovery, discover, errorCode } from './discover.ts';
import { formatJson } from './formats/json.ts';
import { formatSarif } from './formats/sarif.ts';
import { formatSummary } from './formats/summary.ts';
import { formatPlainText, formatTerminalText } from './formats/text.ts';
import { type AnalyzeCommandOptions, reaches } from './options.ts';
import { startProgress } from './progress.ts';
import { decodeSource } from './read-source.ts';
import type { RunResult } from './result.ts';
import { describeRules } from './rule-descriptions.ts';
import { choosePaint } from './style.ts';
import { usageError } from './usage-error.ts';
import { isAnalysedName } from './wanted-names.ts';

/** Time for one file, in milliseconds, after which its report is partial. */
const budgetMs = 5000;

/** Does what the command was asked and answers the exit status. Throws a CommandError for wrong usage. */
export async function runAnalyze(paths: readonly string[], options: AnalyzeCommandOptions): Promise<number> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const run = await analyze(paths, options, interrupted.signal);
    await report(run, options);
    return exitStatus(run, options);
  } catch (error) {
    if (!interrupted.signal.aborted) throw error;
    process.stderr.write('Interrupted: nothing was reported.\n');
    return 130;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

async function analyze(
  paths: readonly string[],
  options: AnalyzeCommandOptions,
  signal: AbortSignal,
): Promise<RunResult> {
  const started = performance.now();
  const analysis: AnalyzeOptions = { analysisType: options.type, severity: options.severity, budgetMs };
  const fromStdin = paths.includes('-');
  if (fromStdin && paths.length > 1) throw usageError('- (standard input) cannot be combined with other paths');
  if (!fromStdin && options.stdinName !== undefined) throw usageError('--stdin-name goes with the path - only');

  const found: Discovery = fromStdin
    ? { files: [], skipped: [], leftOut: { defaultFolders: new Map(), minifiedFiles: 0, byIgnoreFiles: 0 } }
    : await discover(paths, { defaultIgnores: options.defaultIgnores, isWanted: isAnalysedName, signal });
  if (!fromStdin && found.files.length === 0 && found.skipped.length === 0) {
    throw usageError(`found no file to analyse in ${paths.join(', ')}`);
  }

  const threads = fromStdin ? 1 : Math.min(options.jobs, Math.max(1, found.files.length));
  const pool = createWorkerPool({ threads, warmThreads: threads });
  const progress = startProgress(found.files.length);
  const work = {
    analysis,
    // One file more than there are threads, so that no thread waits for the disk.
    jobs: threads + 1,
    withFrames: options.format === 'text' && process.stdout.isTTY === true && options.output === undefined,
    signal,
    onDone: () => progress.step(),
  };
  try {
    if (fromStdin) {
      const source = decodeSource(await buffer(process.stdin));
      const answer = await analyzeSource(options.stdinName ?? 'standard input', source, pool, work);
      const isResult = 'report' in answer;
      return finish(found, isResult ? [answer] : [], isResult ? [] : [answer], started);
    }
    const { results, skipped } = await analyzeFiles(found.files, pool, work);
    return finish(found, results, skipped, started);
  } finally {
    progress.stop();
    await pool.close();
  }
}

function finish(
  found: Discovery,
  results: RunResult['results'],
  skipped: RunResult['skipped'],
  started: number,
): RunResult {
  return {
    results,
    skipped: [...found.skipped, ...skipped].sort((a, b) => compare(a.file, b.file)),
    leftOut: found.leftOut,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Findings to standard output or the file; the summary beside them where they are text, else to standard error. */
async function report(run: RunResult, options: AnalyzeCommandOptions): Promise<void> {
  const analysis: AnalyzeOptions = { analysisType: options.type, severity: options.severity, budgetMs };
  const toTerminal = process.stdout.isTTY === true && options.output === undefined;
  const paint = choosePaint(options.color && options.output === undefined, process.stdout);
  const summaryPaint = choosePaint(options.color, process.stderr);
  switch (options.format) {
    case 'json':
      await deliver(formatJson(run, analysis, version), options.output);
      break;
    case 'sarif':
      await deliver(formatSarif(run, describeRules(), version), options.output);
      break;
    case 'text': {
      const findings = toTerminal ? formatTerminalText(run, paint) : formatPlainText(run);
      await deliver(findings + formatSummary(run, paint), options.output);
      break;
    }
  }
  if (options.format !== 'text' || options.output !== undefined) process.stderr.write(formatSummary(run, summaryPaint));
}

async function deliver(text: string, file: string | undefined): Promise<void> {
  if (file !== undefined) {
    await writeFile(file, text).catch((error: unknown) => {
      throw usageError(`${file} cannot be written (${errorCode(error)})`);
    });
    return;
  }
  // Whoever reads may stop early (`| head`): that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(text);
}

function exitStatus(run: RunResult, { failOn }: AnalyzeCommandOptions): number {
  if (run.results.some(({ report }) => report.issues.some((issue) => reaches(issue.severity, failOn)))) return 1;
  // A run that looked at nothing must not pass for a clean one.
  return run.results.length === 0 || run.skipped.some((skip) => skip.failed) ? 2 : 0;
}
