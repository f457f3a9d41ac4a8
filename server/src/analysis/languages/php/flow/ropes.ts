import type { Expr } from '../ast.ts';
import { beginsOwnName, endsOwnName } from '../taint/core-names.ts';
import { Danger } from '../taint/kinds.ts';
import { clearTaints, deepTaints, mergeTaints } from './taints.ts';
import { makeValue, type Piece, type Rope, stringValue, type Taint, Type, type Value } from './value.ts';

/** Heavier texts keep their taints but forget their pieces. */
const heaviest = 2000;
/** Shorter texts are appended piece by piece, longer ones as one. */
const shortRope = 4;

/** PHP's text of a constant. */
export function textOf(constant: string | number | boolean | null): string {
  if (typeof constant === 'string') return constant;
  if (typeof constant === 'number') return String(constant);
  return constant === true ? '1' : '';
}

function append(rope: Rope | null, piece: Piece): Rope {
  if (piece.kind === 'text' && rope?.piece.kind === 'text' && rope.piece.text.length + piece.text.length < 256) {
    const merged: Piece = { kind: 'text', text: rope.piece.text + piece.text };
    return { previous: rope.previous, piece: merged, length: rope.length, weight: rope.weight };
  }
  return { previous: rope, piece, length: (rope?.length ?? 0) + 1, weight: (rope?.weight ?? 0) + weightOf(piece) };
}

function weightOf(piece: Piece): number {
  if (piece.kind !== 'choice') return 1;
  let weight = 1;
  for (const option of piece.options) weight += option?.weight ?? 0;
  return weight;
}

/** A value as text in pieces; null is the empty text. */
export function ropeOf(value: Value, node: Expr | null): Rope | null {
  if (value.rope !== null) return value.rope;
  if (value.constant !== undefined) {
    const text = textOf(value.constant);
    return text === '' ? null : { previous: null, piece: { kind: 'text', text }, length: 1, weight: 1 };
  }
  return { previous: null, piece: { kind: 'value', value, node }, length: 1, weight: 1 };
}

/** The rope's pieces, first to last. */
export function piecesOf(rope: Rope | null): Piece[] {
  const pieces: Piece[] = [];
  for (let at = rope; at !== null; at = at.previous) pieces.push(at.piece);
  return pieces.reverse();
}

/** A rope of these pieces. */
export function ropeFrom(pieces: readonly Piece[]): Rope | null {
  let rope: Rope | null = null;
  for (const piece of pieces) rope = append(rope, piece);
  return rope;
}

function appendRope(left: Rope | null, right: Rope | null): Rope | null {
  if (right === null) return left;
  if (left === null) return right;
  if (right.length > shortRope) return append(left, { kind: 'choice', options: [right] });
  let rope: Rope | null = left;
  for (const piece of piecesOf(right)) rope = append(rope, piece);
  return rope;
}

/** Beside literal text of this code's own, foreign text is part of a name and not any name as a whole. */
function asPart(taints: readonly Taint[], isPart: boolean): readonly Taint[] {
  return isPart ? clearTaints(taints, Danger.Whole) : taints;
}

/** The beginning of an address whose host is over, or of a path. */
const hostIsOver = /^(?:[a-z]+:\/\/)?[^:/?#\s]+\/|^\/[^/]/i;

/** What stands behind the host of an address, or in a path, chooses no host. */
function withHost(taints: readonly Taint[], before: Value): readonly Taint[] {
  return taints.length > 0 && hostIsOver.test(literalPrefix(before)) ? clearTaints(taints, Danger.Ssrf) : taints;
}

/** `left . right`; `node` is the expression of the right part. */
export function concat(left: Value, right: Value, leftNode: Expr | null, node: Expr | null): Value {
  if (left.constant !== undefined && right.constant !== undefined) {
    const text = textOf(left.constant) + textOf(right.constant);
    if (text.length <= 65_536) return stringValue(text);
  }
  const before = deepTaints(left);
  const after = deepTaints(right);
  const taints = mergeTaints(
    asPart(before, before.length > 0 && endsOwnName(literalPrefix(right))),
    withHost(asPart(after, after.length > 0 && beginsOwnName(literalPrefix(left) || literalTail(left))), left),
  );
  const rope = appendRope(ropeOf(left, leftNode), ropeOf(right, node));
  return makeValue(Type.String, undefined, taints, rope !== null && rope.weight > heaviest ? null : rope);
}

/** One of two texts. What both begin with stays in front of the choice. */
export function chooseRopes(a: Rope | null, b: Rope | null): Rope | null {
  if (a === b) return a;
  let left = a;
  let right = b;
  const leftPieces: Piece[] = [];
  const rightPieces: Piece[] = [];
  while (left !== right) {
    if (right === null || (left !== null && left.length >= right.length)) {
      if (left === null) break;
      leftPieces.push(left.piece);
      left = left.previous;
    } else {
      rightPieces.push(right.piece);
      right = right.previous;
    }
  }
  const options = [ropeFrom(leftPieces.reverse()), ropeFrom(rightPieces.reverse())];
  const made = append(left, { kind: 'choice', options });
  return made.weight > heaviest ? null : made;
}

/** Calls `visit` for every piece of text in order; a choice's options one after the other. */
export function eachPiece(
  value: Value,
  node: Expr | null,
  visit: (piece: Exclude<Piece, { kind: 'choice' }>) => void,
): void {
  const walk = (rope: Rope | null, depth: number) => {
    for (const piece of piecesOf(rope)) {
      if (piece.kind !== 'choice') visit(piece);
      else if (depth < 30) for (const option of piece.options) walk(option, depth + 1);
    }
  };
  walk(ropeOf(value, node), 0);
}

/** The literal text at the beginning of a value, '' when it begins with something else. */
export function literalPrefix(value: Value): string {
  return prefixOf(ropeOf(value, null), 0);
}

/** What all options of a choice begin with. */
function prefixOf(rope: Rope | null, depth: number): string {
  const [first] = piecesOf(rope);
  if (first?.kind === 'text') return first.text;
  if (first?.kind !== 'choice' || depth > 3) return '';
  const [one = '', ...others] = first.options.map((option) => prefixOf(option, depth + 1));
  return others.reduce(commonStart, one);
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return a.slice(0, length);
}

/** The literal text that a text ends with, as far as it is known. */
export function literalTail(value: Value): string {
  if (value.constant !== undefined) return textOf(value.constant);
  const last = value.rope?.piece;
  return last?.kind === 'text' ? last.text : '';
}

/** The texts that a value is one of; null when it may be another. */
export function literalChoices({ rope }: Value): readonly string[] | null {
  const texts: string[] = [];
  return piecesOf(rope)[0]?.kind === 'choice' && collectChoices(rope, texts, 0) ? texts : null;
}

const maxKeys = 32;

/** Every text that a value may be, a choice between literals within literals; null when a part of it is not known. */
export function literalTexts({ rope }: Value): readonly string[] | null {
  let texts: string[] = [''];
  for (const piece of piecesOf(rope)) {
    if (piece.kind === 'value') return null;
    const next: string[] = piece.kind === 'text' ? [piece.text] : [];
    if (piece.kind === 'choice' && !piece.options.every((option) => collectChoices(option, next, 0))) return null;
    texts = texts.flatMap((text) => next.map((more) => text + more));
    if (texts.length > maxKeys) return null;
  }
  return texts[0] === '' ? null : texts;
}

function collectChoices(rope: Rope | null, texts: string[], depth: number): boolean {
  const [only, ...others] = piecesOf(rope);
  if (only === undefined || others.length > 0 || texts.length >= maxKeys || depth > maxKeys) return false;
  if (only.kind === 'text') texts.push(only.text);
  else if (only.kind === 'value') return false;
  else return only.options.every((option) => collectChoices(option, texts, depth + 1));
  return true;
}

/** Whether a text begins or ends with a property of this code's own, such as a prefix: what it names is likely its own, too. */
export function hasOwnAffix({ rope }: Value): boolean {
  const pieces = piecesOf(rope);
  return [pieces[0], pieces.at(-1)].some(
    (piece) =>
      piece?.kind === 'value' &&
      (piece.node?.kind === 'Prop' || piece.node?.kind === 'StaticProp') &&
      deepTaints(piece.value).every(({ source }) => source.kind === 'param'),
  );
}
