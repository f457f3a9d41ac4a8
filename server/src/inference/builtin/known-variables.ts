import type { Candidates } from './candidates.ts';
import { TokenKind } from './lexer/token-list.ts';
import type { Session } from './session.ts';
import { kindOfKey } from './stream.ts';

/** Variables that are there without having been made. */
const globals = new Set([
  '$this',
  '$_GET',
  '$_POST',
  '$_REQUEST',
  '$_SERVER',
  '$_COOKIE',
  '$_FILES',
  '$_SESSION',
  '$GLOBALS',
  '$wpdb',
]);

/** Share of the probability of variables that those go on having which the text does not know. */
const unknownShare = 0.1;
/** By how recently a variable was seen, the last first. */
const recencyFactors = [5, 2, 1.3, 1.1];

/**
 * Where a variable is used rather than made, gives the probability of all variables to those that the text has, the
 * last seen most. How probable any variable is here stays as it was.
 */
export function preferKnownVariables(session: Session, candidates: Candidates): void {
  let all = 0;
  let known = 0;
  let unknown = 0;
  const weights = new Map<number, number>();
  for (const id of candidates.ids) {
    const probability = candidates.probabilityOf(id);
    const key = probability > 0 ? session.keyOf(id) : '';
    if (kindOfKey(key) !== TokenKind.variable) continue;
    all += probability;
    if (session.timesSeen(id) === 0 && !globals.has(key)) {
      unknown += probability;
      continue;
    }
    // Something for each, so that the last seen wins where nothing else tells them apart.
    const weight = (probability + 1e-4) * (recencyFactors[session.recency(id)] ?? 1);
    weights.set(id, weight);
    known += weight;
  }
  if (known === 0) return;
  const toKnown = (all * (unknown > 0 ? 1 - unknownShare : 1)) / known;
  const toUnknown = unknown > 0 ? (all * unknownShare) / unknown : 0;
  candidates.reweigh((id) => {
    const weight = weights.get(id);
    if (weight !== undefined) return (weight * toKnown) / candidates.probabilityOf(id);
    return kindOfKey(session.keyOf(id)) === TokenKind.variable ? toUnknown : 1;
  });
}
