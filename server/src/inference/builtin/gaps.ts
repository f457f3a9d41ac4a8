import { Gap, gapCount, isBreak } from './layout.ts';
import { TokenKind } from './lexer/token-list.ts';
import { kindOfKey } from './stream.ts';

const keywords = new Set(
  (
    'abstract as async await break case catch class const continue declare default do echo else elseif endfor endforeach ' +
    'endif endswitch endwhile enum export extends final finally fn for foreach from function global if implements import ' +
    'in include include_once instanceof interface let match namespace new of print private protected public readonly ' +
    'require require_once return static switch throw trait try typeof use var void while yield array isset empty list'
  ).split(' '),
);

/** What white space depends on: the token itself where it belongs to the language, else what kind it is of. */
export function shapeOfKey(key: string): number {
  switch (kindOfKey(key)) {
    case TokenKind.variable:
      return hashText('$v');
    case TokenKind.string:
      return hashText("'s'");
    case TokenKind.number:
      return hashText('0');
    case TokenKind.word:
      return hashText(keywords.has(key) ? key : 'w');
    case TokenKind.piece:
      return hashText('\u0001');
    case TokenKind.html:
      return hashText(/^\w/.test(key.slice(1)) ? '\u0004w' : key.replace(/[\w-]+$/, 't'));
    default:
      return hashText(key);
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Contexts of a gap, the widest last; hashes, so that two may rarely share their counts. */
export function gapContexts(before: number, previous: number, next: number, multiline: boolean): readonly number[] {
  const pair = mix(mix(1, previous), next);
  const inBracket = mix(pair, multiline ? 2 : 3);
  return [pair, inBracket, mix(inBracket, before)];
}

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 16;
  return (Math.imul(mixed, 0x85ebca6b) ^ (mixed >>> 13)) >>> 0;
}

/** Counts of gaps by context: an open-addressing table in flat arrays. */
export interface GapTable {
  /** Context hashes, 0 for an empty place. */
  readonly keys: Uint32Array;
  /** `gapCount` counts a place, at most 65,535 each. */
  readonly counts: Uint16Array;
}

export function createGapTable(capacity: number): GapTable {
  return { keys: new Uint32Array(capacity), counts: new Uint16Array(capacity * gapCount) };
}

/** Adds one gap. A full table takes no new context. */
export function countGap(table: GapTable, context: number, gap: number, times = 1): void {
  const place = placeOf(table, context, true);
  if (place < 0) return;
  const at = place * gapCount + gap;
  table.counts[at] = Math.min(65_535, (table.counts[at] ?? 0) + times);
}

function placeOf({ keys }: GapTable, context: number, create: boolean): number {
  const mask = keys.length - 1;
  const key = context || 1;
  for (let tries = 0, place = key & mask; tries < 64; tries++, place = (place + 1) & mask) {
    if (keys[place] === key) return place;
    if (keys[place] !== 0) continue;
    if (!create) return -1;
    keys[place] = key;
    return place;
  }
  return -1;
}

/** Whether the context was ever seen, with any gap. */
export function hasGapContext(table: GapTable, context: number): boolean {
  return placeOf(table, context, false) >= 0;
}

/** How much one gap of the file counts. */
const fileWeight = 6;
/** How much all that was learned counts. */
const learnedWeight = 20;

/**
 * The most probable gap.
 *
 * @param wanted only gaps that pass; when none was ever seen, a blank
 */
export function predictGap(
  learned: GapTable,
  file: GapTable,
  contexts: readonly number[],
  wanted: (gap: number) => boolean = () => true,
): number {
  const shares = new Float64Array(gapCount);
  for (const context of contexts) {
    const inLearned = placeOf(learned, context, false);
    const inFile = placeOf(file, context, false);
    let learnedTotal = 0;
    if (inLearned >= 0)
      for (let gap = 0; gap < gapCount; gap++)
        if (wanted(gap)) learnedTotal += learned.counts[inLearned * gapCount + gap] ?? 0;
    // However often something was learned, a few gaps of the file outweigh it.
    const scale = Math.min(1, learnedWeight / Math.max(1, learnedTotal));
    let total = 0;
    const seen = new Float64Array(gapCount);
    for (let gap = 0; gap < gapCount; gap++) {
      if (!wanted(gap)) continue;
      const fromLearned = inLearned < 0 ? 0 : scale * (learned.counts[inLearned * gapCount + gap] ?? 0);
      const fromFile = inFile < 0 ? 0 : (file.counts[inFile * gapCount + gap] ?? 0);
      seen[gap] = fromLearned + fileWeight * fromFile;
      total += seen[gap] ?? 0;
    }
    if (total === 0) continue;
    const weight = total / (total + 2);
    for (let gap = 0; gap < gapCount; gap++)
      shares[gap] = (1 - weight) * (shares[gap] ?? 0) + (weight * (seen[gap] ?? 0)) / total;
  }
  let best = -1;
  for (let gap = 0; gap < gapCount; gap++) if ((shares[gap] ?? 0) > (best < 0 ? 0 : (shares[best] ?? 0))) best = gap;
  if (best >= 0) return best;
  return wanted(Gap.blank) ? Gap.blank : wanted(Gap.none) ? Gap.none : firstWanted(wanted);
}

function firstWanted(wanted: (gap: number) => boolean): number {
  // A line break at the place that the structure gives.
  for (const gap of [4, 10]) if (isBreak(gap) && wanted(gap)) return gap;
  return Gap.blank;
}
