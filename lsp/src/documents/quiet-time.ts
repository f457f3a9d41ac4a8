import type { Backend } from '../backend/backend.ts';

/** Before the first answer says how fast the server is, in milliseconds. */
const firstMs = 200;
const minMs = 20;
const maxMs = 1_000;
/** A server that others use too counts requests: it is asked after words, not after letters. */
export const minSharedMs = 300;

/**
 * How long a document is to be left alone before it is analysed, in milliseconds: the longer, the longer answers take.
 * @param elapsedMs since the last key
 */
export function quietTime({ answerTimes, pace }: Pick<Backend, 'answerTimes' | 'pace'>, elapsedMs = 0): number {
  const { median } = answerTimes;
  const wanted = median === undefined ? firstMs : Math.min(maxMs, Math.max(minMs, 1.5 * median));
  if (pace === undefined) return Math.max(0, wanted - elapsedMs);
  return Math.max(0, wanted - elapsedMs, minSharedMs - elapsedMs, pace.wait('analyze'));
}
