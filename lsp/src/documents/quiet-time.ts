import type { Backend } from '../backend/backend.ts';

/** Before the first answer says how fast the server is, in milliseconds. */
const firstMs = 200;
const minMs = 20;
const maxMs = 1_000;
/** A server that others use too counts requests: it is asked after words, not after letters. */
const minSharedMs = 300;

/** How long after the last key a document is analysed, in milliseconds: the longer, the longer answers take. */
export function quietTime({ answerTimes, isShared }: Pick<Backend, 'answerTimes' | 'isShared'>): number {
  const { median } = answerTimes;
  const wanted = median === undefined ? firstMs : Math.min(maxMs, Math.max(minMs, 1.5 * median));
  return isShared ? Math.max(minSharedMs, wanted) : wanted;
}
