import { writeFile } from 'node:fs/promises';
import type { Issue } from '@presswright/shared/schemas/analysis';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { version } from '../../version.ts';
import { usageError } from '../usage-error.ts';
import { errorCode } from './discover.ts';
import { formatJson } from './formats/json.ts';
import type { Stats } from './formats/stats.ts';
import { formatSummary } from './formats/summary.ts';
import { formatPlainText, formatTerminalText } from './formats/text.ts';
import { type AnalyzeCommandOptions, type Format, reaches } from './options.ts';
import type { RunResult } from './result.ts';
import { choosePaint, type Paint } from './style.ts';

/** Findings to standard output or the file; the summary beside them where they are text, else to standard error. */
export async function report(run: RunResult, analysis: AnalyzeOptions, options: AnalyzeCommandOptions): Promise<void> {
  const toTerminal = process.stdout.isTTY === true && options.output === undefined;
  const paint = choosePaint(options.color && options.output === undefined, process.stdout);
  const summaryPaint = choosePaint(options.color, process.stderr);
  const stats = options.stats === true ? await import('./formats/stats.ts') : null;
  const figures = stats?.statsOf(run, run.timing);
  const tables = stats === null || figures === undefined ? '' : stats.formatStats(figures);
  const isApart = options.format !== 'text' || options.output !== undefined;
  const text =
    options.format === 'text'
      ? formatText(run, options, toTerminal, paint) + (isApart ? '' : tables)
      : await encode(run, analysis, options.format, figures);
  await deliver(text, options.output);
  if (isApart) process.stderr.write(formatSummary(run, summaryPaint) + tables);
}

function formatText(run: RunResult, options: AnalyzeCommandOptions, toTerminal: boolean, paint: Paint): string {
  const showsTrace = ({ severity }: Issue) => options.showTrace ?? reaches(severity, 'high');
  const findings = toTerminal ? formatTerminalText(run, paint, showsTrace) : formatPlainText(run, showsTrace);
  return findings + formatSummary(run, paint);
}

/** A report for programs. */
async function encode(
  run: RunResult,
  analysis: AnalyzeOptions,
  format: Exclude<Format, 'text'>,
  stats?: Stats,
): Promise<string> {
  switch (format) {
    case 'json':
      return formatJson(run, analysis, version, stats);
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

/** Writes a text to standard output or to the file. Throws a CommandError when the file cannot be written. */
export async function deliver(text: string, file: string | undefined): Promise<void> {
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
