import { resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { applyFixes } from '../../../analysis/apply-fixes.ts';
import { paintPatch } from '../../patch.ts';
import type { FileResult, RunResult } from '../result.ts';
import { type Paint, printable } from '../style.ts';
import { writeFixed } from './write-fixed.ts';

/** What one pass over the files did. */
export interface FixPass {
  /** Findings that were fixed. */
  readonly findings: number;
  /** A line for each file that could not be written. */
  readonly failures: readonly string[];
}

/** Writes the safe fixes of a run into its files. */
export async function fixFiles(run: RunResult): Promise<FixPass> {
  let findings = 0;
  const failures: string[] = [];
  for (const { file, code, fixed, count } of fixesOf(run)) {
    const failure = await writeFixed(resolve(file), code, fixed);
    if (failure !== null) {
      failures.push(`${printable(file)} ${failure}: not fixed`);
      continue;
    }
    findings += count;
  }
  return { findings, failures };
}

/** What `fixFiles` would write, as a unified diff. */
export function showFixes(run: RunResult, paint: Paint): string {
  return fixesOf(run)
    .map(({ file, code, fixed }) =>
      paintPatch(createTwoFilesPatch(`a/${file}`, `b/${file}`, code, fixed, '', ''), paint),
    )
    .join('');
}

/** Findings that have a safe fix. */
export function countFixable(run: RunResult): number {
  return run.results.reduce((sum, { report }) => sum + report.issues.filter(({ fix }) => fix?.safe === true).length, 0);
}

function fixesOf({ results }: RunResult) {
  return results.flatMap(({ file, code, report }: FileResult) => {
    if (code === undefined) return [];
    const { code: fixed, fixed: count } = applyFixes(code, report.issues);
    return count === 0 ? [] : [{ file, code, fixed, count }];
  });
}
