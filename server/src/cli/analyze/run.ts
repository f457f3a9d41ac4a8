import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { usageError } from '../usage-error.ts';
import { collectFindings } from './collect-findings.ts';
import { type ChosenBaseline, chooseBaseline, configFiles, isConfigError, openConfigs } from './configuration.ts';
import { refuseContradictions } from './contradictions.ts';
import { deliver, report } from './deliver-report.ts';
import type { FixPass } from './fix/fix-files.ts';
import { formatSummary } from './formats/summary.ts';
import { type AnalyzeCommandOptions, reaches } from './options.ts';
import type { RunResult } from './result.ts';
import { choosePaint } from './style.ts';

/** More passes than fixes can lie in each other's way. */
const maxFixPasses = 10;

/** Does what the command was asked and answers the exit status. Throws a CommandError for wrong usage. */
export async function runAnalyze(paths: readonly string[], options: AnalyzeCommandOptions): Promise<number> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const { signal } = interrupted;
  try {
    refuseContradictions(paths, options);
    if (options.watch !== true) return await analyzeOnce(paths, options, signal);
    const { watchAndRun } = await import('./watch.ts');
    const above = await configFiles(paths, options);
    return await watchAndRun([...paths, ...above], () => analyzeOnce(paths, options, signal), signal);
  } catch (error) {
    if (!signal.aborted) throw isConfigError(error) ? usageError(error.message) : error;
    process.stderr.write('Interrupted: nothing was reported.\n');
    return 130;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

async function analyzeOnce(
  paths: readonly string[],
  options: AnalyzeCommandOptions,
  signal: AbortSignal,
): Promise<number> {
  const analysis: AnalyzeOptions = {
    analysisType: options.type,
    severity: options.severity,
    profile: options.profile,
    hidesReviews: options.review !== true,
  };
  const collect = () => collectFindings(paths, options, analysis, openConfigs(options), signal);
  const baseline = await chooseBaseline(paths, options);
  const found = await collect();
  if (options.writeBaseline !== undefined) return await writeDown(found, options.writeBaseline, options);
  const fresh = async (run: RunResult) => (baseline === null ? run : leaveKnownOut(run, baseline, analysis));
  const first = await fresh(found);
  if (options.fixDryRun === true) return await showFixes(first, options);
  const fix =
    options.fix === true
      ? (await import('./fix/fix-files.ts')).fixFiles
      : options.fixSuggestions === true
        ? await askOnTerminal(options, signal)
        : null;
  const { run, isWhole } =
    fix === null ? { run: first, isWhole: true } : await fixAll(first, fix, async () => fresh(await collect()));
  await report(run, analysis, options);
  return isWhole ? exitStatus(run, options) : 2;
}

async function writeDown(found: RunResult, file: string, { color }: AnalyzeCommandOptions): Promise<number> {
  const { writeBaseline } = await import('./baseline-option.ts');
  await writeBaseline(found, file);
  const issues = found.results.reduce((sum, result) => sum + result.report.issues.length, 0);
  process.stderr.write(formatSummary(found, choosePaint(color, process.stderr)));
  process.stderr.write(`${file} holds ${issues === 1 ? '1 finding' : `${issues} findings`} now\n`);
  return found.skipped.some((skip) => skip.failed) ? 2 : 0;
}

/** A pass that asks for each fix, once: what was refused is not asked for again. */
async function askOnTerminal({ color }: AnalyzeCommandOptions, signal: AbortSignal) {
  const [{ chooseFixes }, { openTerminal }] = await Promise.all([
    import('./fix/choose-fixes.ts'),
    import('./fix/ask-terminal.ts'),
  ]);
  let asked: FixPass | null = null;
  return async (run: RunResult): Promise<FixPass> => {
    if (asked !== null) return { findings: 0, failures: asked.failures };
    const terminal = openTerminal(signal);
    try {
      asked = await chooseFixes(run, terminal.ask, choosePaint(color, process.stdout));
      return asked;
    } finally {
      terminal.close();
    }
  };
}

/**
 * Fixes what can be, in passes: a fix may make room for another that lay in its way.
 * @returns what is left, and whether every fixed file could be written
 */
async function fixAll(
  first: RunResult,
  fix: (run: RunResult) => Promise<FixPass>,
  again: () => Promise<RunResult>,
): Promise<{ run: RunResult; isWhole: boolean }> {
  let failures: readonly string[] = [];
  let run = first;
  let findings = 0;
  try {
    for (let pass = 0; pass < maxFixPasses; pass++) {
      const done = await fix(run);
      findings += done.findings;
      // What one pass could not write the next one may, when it was changed meanwhile.
      failures = done.failures;
      if (done.findings === 0) break;
      run = await again();
    }
  } finally {
    // Also when it is interrupted: what was written stays.
    process.stderr.write(`${findings === 1 ? '1 finding' : `${findings} findings`} fixed\n`);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
  }
  return { run, isWhole: failures.length === 0 };
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

function exitStatus(run: RunResult, { failOn }: AnalyzeCommandOptions): number {
  if (run.results.some(({ report }) => report.issues.some((issue) => reaches(issue.severity, failOn)))) return 1;
  // A run that looked at nothing must not pass for a clean one, unless there was nothing to look at.
  const isEmpty = run.results.length === 0 && run.changes === undefined;
  return isEmpty || run.skipped.some((skip) => skip.failed) ? 2 : 0;
}
