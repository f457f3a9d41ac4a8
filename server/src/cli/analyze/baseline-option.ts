import { readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import {
  type Comparison,
  compareWithBaseline,
  type FileFindings,
  makeBaseline,
} from '@presswright/shared/baseline/baseline';
import { formatBaseline } from '@presswright/shared/baseline/baseline-file';
import { parseBaseline } from '@presswright/shared/baseline/parse-baseline';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import { usageError } from '../usage-error.ts';
import type { ChosenBaseline } from './configuration.ts';
import { errorCode } from './discover.ts';
import type { FileResult, RunResult } from './result.ts';

/** Leaves out what the baseline in `path` holds. Throws a CommandError when it cannot be read. */
export async function applyBaseline(
  run: RunResult,
  { file: path, from }: ChosenBaseline,
  options: AnalyzeOptions,
): Promise<RunResult> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const advice = errorCode(error) === 'ENOENT' ? `; --write-baseline ${path} writes it` : '';
    throw usageError(`${from}: ${path} cannot be read (${errorCode(error)})${advice}`);
  });
  let comparison: Comparison;
  try {
    const findings = run.results.map((result) => findingsOf(result, path));
    comparison = compareWithBaseline(parseBaseline(text), findings, options);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const advice = error.message.includes('--write-baseline')
      ? ''
      : '; name another file, or write it anew with --write-baseline';
    throw usageError(`${from}: ${path} is not a baseline: ${error.message}${advice}`);
  }
  const { fresh, hidden, stale } = comparison;
  return { ...run, results: keepFresh(run.results, fresh), baseline: { file: path, hidden, stale } };
}

/** Writes what was found as the baseline in `path`. Throws a CommandError when that is not possible. */
export async function writeBaseline(run: RunResult, path: string): Promise<void> {
  const baseline = makeBaseline(run.results.map((result) => findingsOf(result, path)));
  await writeFile(path, formatBaseline(baseline)).catch((error: unknown) => {
    throw usageError(`--write-baseline: ${path} cannot be written (${errorCode(error)})`);
  });
}

/** The results with only the issues at these places. */
export function keepFresh(results: readonly FileResult[], fresh: Comparison['fresh']): FileResult[] {
  return results.map((result, at) => {
    const kept = fresh[at] ?? [];
    const pick = <T>(items: readonly T[]): T[] => kept.flatMap((index) => items.slice(index, index + 1));
    return {
      ...result,
      report: { ...result.report, issues: pick(result.report.issues) },
      statements: pick(result.statements),
      ...(result.frames === undefined ? {} : { frames: pick(result.frames) }),
    };
  });
}

/** A baseline names files as seen from its own folder, wherever the program is called from. */
function findingsOf(result: FileResult, baselinePath: string): FileFindings {
  const path = relative(dirname(resolve(baselinePath)), resolve(result.file));
  const file = isAbsolute(path) ? path : path.split(sep).join('/');
  return { ...toFindings(result), file };
}

/** The findings under the path that is shown. */
export function toFindings({ file, report, statements }: FileResult): FileFindings {
  return { file, issues: report.issues, statements, partial: report.partial };
}
