import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { madeWith } from '../../../../languages/php/flow/made.ts';
import { piecesOf } from '../../../../languages/php/flow/ropes.ts';
import type { Rope, Value } from '../../../../languages/php/flow/value.ts';
import { everyDanger } from '../../../../languages/php/taint/kinds.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { shown } from './shown.ts';

const maxDepth = 12;
/** What is as well known as what it is made of. */
const open: ReadonlySet<MakerKind> = new Set(['hash', 'carrier', 'decoder', 'clock', 'own-address']);

/** What the request or the callers choose of a hash that nothing secret is in; null where something else is. */
function chosenParts(value: Value, depth = 0): Value[] | null {
  if (depth > maxDepth) return null;
  if (value.constant !== undefined) return [];
  if (value.made !== null) {
    if (!open.has(value.made.kind)) return null;
    return together(value.made.args.map((argument) => chosenParts(argument.value, depth + 1)));
  }
  if (value.rope !== null) return ropeParts(value.rope, depth);
  const isChosen =
    value.taints.length > 0 &&
    value.taints.every(
      ({ source }) => source.kind === 'request' || (source.symbol !== null && source.symbol.origin.root.position >= 0),
    );
  return isChosen ? [value] : null;
}

function ropeParts(rope: Rope, depth: number): Value[] | null {
  return together(
    piecesOf(rope).map((piece) => {
      if (piece.kind === 'text') return [];
      if (piece.kind === 'value') return piece.value.rope === rope ? null : chosenParts(piece.value, depth + 1);
      return together(piece.options.map((option) => (option === null ? [] : ropeParts(option, depth + 1))));
    }),
  );
}

function together(parts: readonly (Value[] | null)[]): Value[] | null {
  const all: Value[] = [];
  for (const part of parts) {
    if (part === null) return null;
    all.push(...part);
  }
  return all;
}

/** A hash that is asked for as a proof, and that anyone can compute who knows what it is of. */
export function checkComputable({ args: [known, given] }: CallEvent, context: PhpContext): void {
  if (known === undefined || given === undefined) return;
  for (const [hash, sent] of [
    [known, given],
    [given, known],
  ] as const) {
    if (madeWith(hash.value, ({ kind }) => kind === 'hash') === null) continue;
    const [part] = chosenParts(hash.value) ?? [];
    if (part === undefined || madeWith(sent.value, ({ kind }) => kind === 'hash') !== null) continue;
    context.track(sent.value, everyDanger, hash.node, ({ source }) => {
      if (source.kind !== 'request') return null;
      context.track(part, everyDanger, hash.node, (taint) =>
        taint.source.kind !== 'request' || taint.source === source
          ? null
          : {
              at: hash.node,
              message: `${shown(hash.node, context)} is accepted as a secret, but anyone can compute it: no key is in it.`,
              suggestion: 'Use hash_hmac() with wp_salt() as the key, or a random token that is kept with the record.',
              severity: 'medium',
              confidence: 'medium',
              taint,
            },
      );
      return null;
    });
  }
}
