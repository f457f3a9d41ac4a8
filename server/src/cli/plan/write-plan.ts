import { writeFileSync } from 'node:fs';
import type { AnyPlan, PlannedKind } from '../../generation/plan-project.ts';
import { printable } from '../analyze/style.ts';
import { failed } from '../exit-codes.ts';

/** Writes a plan to a file, or to standard output; answers the exit status. */
export function writePlan(
  kind: PlannedKind,
  plan: AnyPlan,
  { output, force }: { readonly output?: string; readonly force: boolean },
): number {
  const text = `${JSON.stringify(plan, null, 2)}\n`;
  if (output === undefined) {
    process.stdout.write(text);
    return 0;
  }
  try {
    writeFileSync(output, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const reason = error.code === 'EEXIST' ? 'is there already: write over it with --force' : error.message;
    process.stderr.write(`presswright: ${printable(output)} ${reason}\n`);
    return failed;
  }
  process.stdout.write(`${printable(output)} written. Correct it, then run presswright generate ${kind} --plan.\n`);
  return 0;
}
