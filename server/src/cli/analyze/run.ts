import { writeFile } from 'node:fs/promises';
import type { Issue } from '@presswright/shared/schemas/analysis';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { version } from '../../version.ts';
import { usageError } from '../usage-error.ts';
import { collectFindings } from './collect-findings.ts';
import { type ChosenBaseline, chooseBaseline, isConfigError, openConfigs } from './configuration.ts';
import { errorCode } from './discover.ts';
import { formatJson } from './formats/json.ts';
import { formatSummary } from './formats/summary.ts';
import { formatPlainText, formatTerminalText } from './formats/text.ts';
import { type AnalyzeCommandOptions, type Format, reaches } from './options.ts';
import type { RunResult } from './result.ts';
import { choosePaint, type Paint } from './style.ts';

/** Time for one file, in milliseconds, after which its report is partial. */
const budgetMs = 5000;
/** More passes than fixes can lie in each other's way. */
const maxFixPasses = 10;

/** Does what the command was asked and answers the exit status. Throws a CommandError for wrong usage. */
export async function runAnalyze(paths: readonly string[], options: AnalyzeCommandOptions): Promise<number> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    refuseContradictions(paths, options);
    const analysis: AnalyzeOptions = {
      analysisType: options.type,
      severity: options.severity,
      budgetMs,
      hidesReviews: options.review !== true,
    };
    const collect = () => collectFindings(paths, options, analysis, openConfigs(options), interrupted.signal);
    const baseline = await chooseBaseline(paths, options);
    const found = await collect();
    if (options.writeBaseline !== undefined) {
      const { writeBaseline } = await import('./baseline-option.ts');
      await writeBaseline(found, options.writeBaseline);
      const issues = found.results.reduce((sum, result) => sum + result.report.issues.length, 0);
      process.stderr.write(formatSummary(found, choosePaint(options.color, process.stderr)));
      process.stderr.write(`${options.writeBaseline} holds ${issues === 1 ? '1 finding' : `${issues} findings`} now\n`);
      return found.skipped.some((skip) => skip.failed) ? 2 : 0;
    }
    const fresh = async (run: RunResult) => (baseline === null ? run : leaveKnownOut(run, baseline, analysis));
    const first = await fresh(found);
    if (options.fixDryRun === true) return await showFixes(first, options);
    const { run, isWhole } =
      options.fix === true ? await fixAll(first, async () => fresh(await collect())) : { run: first, isWhole: true };
    await report(run, analysis, options);
    return isWhole ? exitStatus(run, options) : 2;
  } catch (error) {
    if (!interrupted.signal.aborted) throw isConfigError(error) ? usageError(error.message) : error;
    process.stderr.write('Interrupted: nothing was reported.\n');
    return 130;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

/**
 * Fixes what can be, in passes: a fix may make room for another that lay in its way.
 * @returns what is left, and whether every fixed file could be written
 */
async function fixAll(
  first: RunResult,
  again: () => Promise<RunResult>,
): Promise<{ run: RunResult; isWhole: boolean }> {
  const { fixFiles } = await import('./fix/fix-files.ts');
  const failures = new Set<string>();
  let run = first;
  let findings = 0;
  try {
    for (let pass = 0; pass < maxFixPasses; pass++) {
      const done = await fixFiles(run);
      findings += done.findings;
      for (const failure of done.failures) failures.add(failure);
      if (done.findings === 0) break;
      run = await again();
    }
  } finally {
    // Also when it is interrupted: what was written stays.
    process.stderr.write(`${findings === 1 ? '1 finding' : `${findings} findings`} fixed\n`);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
  }
  return { run, isWhole: failures.size === 0 };
}

/** What `--fix` would write, and how much of what was found it would not mend. */
async function showFixes(run: RunResult, options: AnalyzeCommandOptions): Promise<number> {
  const { countFixable, showFixes: show } = await import('./fix/fix-files.ts');
  await deliver(show(run, choosePaint(options.color && options.output === undefined, process.stdout)), options.output);
  process.stderr.write(formatSummary(run, choosePaint(options.color, process.stderr)));
  const fixable = countFixable(run);
  process.stderr.write(`${fixable === 1 ? '1 has' : `${fixable} have`} a safe fix; nothing was written\n`);
  return exitStatus(run, options);
}

/** Loaded when it is asked for, as all is that one file analysed to the terminal does without: a hook runs it on every save. */
async function leaveKnownOut(run: RunResult, baseline: ChosenBaseline, analysis: AnalyzeOptions): Promise<RunResult> {
  const { applyBaseline } = await import('./baseline-option.ts');
  return applyBaseline(run, baseline, analysis);
}

/** Findings to standard output or the file; the summary beside them where they are text, else to standard error. */
async function report(run: RunResult, analysis: AnalyzeOptions, options: AnalyzeCommandOptions): Promise<void> {
  const toTerminal = process.stdout.isTTY === true && options.output === undefined;
  const paint = choosePaint(options.color && options.output === undefined, process.stdout);
  const summaryPaint = choosePaint(options.color, process.stderr);
  const text =
    options.format === 'text'
      ? formatText(run, options, toTerminal, paint)
      : await encode(run, analysis, options.format);
  await deliver(text, options.output);
  if (options.format !== 'text' || options.output !== undefined) process.stderr.write(formatSummary(run, summaryPaint));
}

function formatText(run: RunResult, options: AnalyzeCommandOptions, toTerminal: boolean, paint: Paint): string {
  const showsTrace = ({ severity }: Issue) => options.showTrace ?? reaches(severity, 'high');
  const findings = toTerminal ? formatTerminalText(run, paint, showsTrace) : formatPlainText(run, showsTrace);
  return findings + formatSummary(run, paint);
}

/** A report for programs. */
async function encode(run: RunResult, analysis: AnalyzeOptions, format: Exclude<Format, 'text'>): Promise<string> {
  switch (format) {
    case 'json':
      return formatJson(run, analysis, version);
    case 'sarif': {
      const [{ formatSarif }, { describeRules }] = await Promise.all([
        import('./formats/sarif.ts'),
        import('./rule-descriptions.ts'),
      ]);
      return formatSarif(run, describeRules(), version);
    }
    case 'github':
      return (await import('./formats/github.ts')).formatGithub(run);
    case 'junit':
      return (await import('./formats/junit.ts')).formatJunit(run);
    case 'checkstyle':
      return (await import('./formats/checkstyle.ts')).formatCheckstyle(run);
    case 'markdown':
      return (await import('./formats/markdown.ts')).formatMarkdown(run);
  }
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
  // A run that looked at nothing must not pass for a clean one, unless there was nothing to look at.
  const isEmpty = run.results.length === 0 && run.changes === undefined;
  return isEmpty || run.skipped.some((skip) => skip.failed) ? 2 : 0;
}

function refuseContradictions(paths: readonly string[], options: AnalyzeCommandOptions): void {
  const fromStdin = paths.includes('-');
  if (fromStdin && paths.length > 1) throw usageError('- (standard input) cannot be combined with other paths');
  for (const [option, value] of [
    ['--stdin-name', options.stdinName],
    ['--stdin-filename', options.stdinFilename],
  ]) {
    if (!fromStdin && value !== undefined) throw usageError(`${option} can only be used with the path -`);
  }
  if (options.stdinName !== undefined && options.stdinFilename !== undefined)
    throw usageError('--stdin-name and --stdin-filename contradict each other');
  if (fromStdin && options.changed !== undefined) throw usageError('--changed needs files and folders, not -');
  const fixing = options.fix === true ? '--fix' : options.fixDryRun === true ? '--fix-dry-run' : null;
  if (options.fix === true && options.fixDryRun === true)
    throw usageError('--fix and --fix-dry-run contradict each other');
  if (fixing !== null && fromStdin) throw usageError(`${fixing} needs files and folders, not -`);
  if (options.writeBaseline === undefined) return;
  if (fixing !== null) throw usageError(`--write-baseline writes down every finding: leave ${fixing} out`);
  const other = options.baseline !== undefined ? '--baseline' : options.changed !== undefined ? '--changed' : null;
  if (other !== null) throw usageError(`--write-baseline writes down every finding: leave ${other} out`);
}
