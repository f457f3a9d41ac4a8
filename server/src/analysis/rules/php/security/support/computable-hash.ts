import type { Expr } from '../../../../languages/php/ast.ts';
import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { madeWith } from '../../../../languages/php/flow/made.ts';
import { piecesOf } from '../../../../languages/php/flow/ropes.ts';
import { isRequested } from '../../../../languages/php/flow/subjects.ts';
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

/** Fields of a record that others know, or guess by counting. */
const knownField =
  /^(?:id|(?:\w+_)?(?:id|email|e_?mail|mail|date|title|slug|login|username|name|at|on|time|day|number|no|status|type|phone)|created|updated|modified|starts|ends|registered)$/i;

/** Whether a hash is made of fixed texts and of fields of a record alone that others know. */
function isOfKnownFields(value: Value): boolean {
  const hash = madeWith(value, ({ kind }) => kind === 'hash');
  const of = hash === null || hash.node.kind !== 'Call' ? null : hash.node.args[hash.name === 'hash' ? 1 : 0];
  return of != null && knownFields(of.value) > 0;
}

/** How many known fields an expression is made of; -Infinity where there is something else. */
function knownFields(node: Expr, depth = 0): number {
  if (depth > maxDepth) return Number.NEGATIVE_INFINITY;
  const sum = (parts: readonly Expr[]) => parts.reduce((total, part) => total + knownFields(part, depth + 1), 0);
  switch (node.kind) {
    case 'Str':
    case 'Num':
      return 0;
    case 'Prop':
      return typeof node.name === 'string' && isRecord(node.object) && knownField.test(node.name)
        ? 1
        : Number.NEGATIVE_INFINITY;
    case 'Index':
      return node.index?.kind === 'Str' && isRecord(node.base) && knownField.test(node.index.value)
        ? 1
        : Number.NEGATIVE_INFINITY;
    case 'Cast':
      return knownFields(node.value, depth + 1);
    case 'Concat':
    case 'Interpolated':
      return sum(node.parts);
    case 'Call':
      return node.callee.kind === 'Name' && cleans.test(node.callee.text)
        ? sum(node.args.map(({ value }) => value))
        : Number.NEGATIVE_INFINITY;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** What gives a part of what it is given, or spells it in another way. */
const cleans =
  /^\\?(?:substr|strtolower|strtoupper|trim|strval|intval|absint|md5|sha1|crc32|implode|mb_strtolower|mb_substr|strrev|base64_encode|sanitize_email|sprintf)$/i;

/** A variable, and not an object's own state, nor what was sent. */
const isRecord = (node: Expr) => node.kind === 'Var' && node.name !== 'this' && !node.name.startsWith('_');

/** A hash that is asked for as a proof, and that anyone can compute who knows what it is of. */
export function checkComputable({ args: [known, given] }: CallEvent, context: PhpContext): void {
  if (known === undefined || given === undefined) return;
  for (const [hash, sent] of [
    [known, given],
    [given, known],
  ] as const) {
    if (madeWith(hash.value, ({ kind }) => kind === 'hash') === null) continue;
    if (isOfKnownFields(hash.value) && isRequested(sent.value) && !isRequested(hash.value)) {
      context.report({
        at: hash.node,
        message: `${shown(hash.node, context)} is accepted as a secret, but whoever knows the record can compute it: no key is in it.`,
        suggestion: 'Use hash_hmac() with wp_salt() as the key, or a random token that is kept with the record.',
        severity: 'medium',
        confidence: 'medium',
      });
      return;
    }
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
