import type { Instruction, NamedFunction } from '../instruction.ts';

/** What is said of a function: from its name to the next function's. */
export function segmentOf({ text, functions }: Instruction, fn: NamedFunction): string {
  const next = functions.find(({ at }) => at > fn.at)?.at ?? text.length;
  return text.slice(fn.at, next);
}
