import { hideKnown } from '@presswright/shared/baseline/hide-known';
import { parseBaseline } from '@presswright/shared/baseline/parse-baseline';
import type { Baseline } from '@presswright/shared/schemas/baseline';
import type { WorkerTasks } from './tasks.ts';

/** The baseline that this thread read last: the requests of one client name the same one. */
let last: { readonly id: string; readonly baseline: Baseline } | undefined;

/** What is wrong with the text of a baseline; null: nothing. */
export function checkBaseline({ bytes }: WorkerTasks['checkBaseline']['input']): string | null {
  try {
    parseBaseline(Buffer.from(bytes).toString('utf8'));
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error.message;
  }
}

/** Compares findings with a baseline. */
export function compareBaseline({
  id,
  bytes,
  results,
  sources,
  wanted,
}: WorkerTasks['compareBaseline']['input']): WorkerTasks['compareBaseline']['output'] {
  if (last?.id !== id) last = { id, baseline: parseBaseline(Buffer.from(bytes).toString('utf8')) };
  return hideKnown(last.baseline, results, sources, wanted);
}
