import type { Token } from '../language/tokens.ts';
import type { ChunkLabel, SlotLabel } from '../learned/labels.ts';
import { type ActMark, type MarkedSentence, type Span, textOf } from '../learned/read-marks.ts';

/** Words of a deed with what they stand for. */
export interface Slot extends Span {
  readonly label: SlotLabel;
  /** As typed, on one line. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The chunk that it stands in. */
  readonly chunk: Chunk | null;
}

/** When, if, except or why something is done. */
export interface Chunk extends Span {
  readonly label: ChunkLabel;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly slots: readonly Slot[];
}

/** Something that a description asks for, with the words that say what exactly. */
export interface Deed {
  readonly intent: string;
  readonly act: ActMark;
  readonly isDenied: boolean;
  readonly sentence: MarkedSentence;
  /** Slots outside of chunks. */
  readonly slots: readonly Slot[];
  readonly chunks: readonly Chunk[];
  /** The words of the deed with all that belongs to it, as typed. */
  readonly text: string;
  /** The same by its words. */
  readonly span: Span;
  /** Only what its act says. */
  readonly actText: string;
}

/** The slots of a deed with one of these labels, outside of chunks. */
export const slotsOf = (deed: Deed, ...labels: readonly SlotLabel[]): readonly Slot[] =>
  deed.slots.filter(({ label }) => labels.includes(label));

/** The first slot with a label, outside of chunks. */
export const slotOf = (deed: Deed, label: SlotLabel): Slot | undefined =>
  deed.slots.find((slot) => slot.label === label);

export const chunksOf = (deed: Deed, ...labels: readonly ChunkLabel[]): readonly Chunk[] =>
  deed.chunks.filter(({ label }) => labels.includes(label));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The deeds of a sentence. Each slot and chunk belongs to the deed on whose side of a boundary it stands: a semicolon, a
 * comma or a conjunction between two deeds that does not part an enumeration.
 */
export function deedsOf(description: string, sentence: MarkedSentence): Deed[] {
  const { tokens, acts } = sentence;
  const chunks = sentence.chunks.map((span): Chunk => {
    const chunk: { -readonly [Key in keyof Chunk]: Chunk[Key] } = {
      ...span,
      text: oneLine(textOf(description, tokens, span)),
      tokens: tokens.slice(span.from, span.to),
      slots: [],
    };
    chunk.slots = sentence.slots
      .filter(({ from, to }) => from >= span.from && to <= span.to)
      .map((slot) => ({
        ...slot,
        text: oneLine(textOf(description, tokens, slot)),
        tokens: tokens.slice(slot.from, slot.to),
        chunk,
      }));
    return chunk;
  });
  const loose = sentence.slots
    .filter(({ from }) => !chunks.some((chunk) => from >= chunk.from && from < chunk.to))
    .map(
      (slot): Slot => ({
        ...slot,
        text: oneLine(textOf(description, tokens, slot)),
        tokens: tokens.slice(slot.from, slot.to),
        chunk: null,
      }),
    );
  const edges = acts.slice(1).map((act, at) => boundaryBetween(acts[at] as ActMark, act, sentence));
  const territory = (at: number): Span => ({ from: edges[at - 1] ?? 0, to: edges[at] ?? tokens.length });
  return acts.map((act, at) => {
    const { from, to } = territory(at);
    const isWithin = (span: Span): boolean => span.from >= from && span.from < to;
    const span = trimmed(tokens, { from, to });
    return {
      intent: act.intent,
      act,
      isDenied: act.isDenied,
      sentence,
      slots: loose.filter(isWithin),
      chunks: chunks.filter(isWithin),
      text: textOf(description, tokens, span),
      span,
      actText: oneLine(textOf(description, tokens, act)),
    };
  });
}

/** Slots and chunks of a sentence without a deed: they go on with the one before. */
export function looseOf(
  description: string,
  sentence: MarkedSentence,
): Pick<Deed, 'slots' | 'chunks' | 'text' | 'span'> | null {
  if (sentence.acts.length > 0) return null;
  const [deed] = deedsOf(description, {
    ...sentence,
    acts: [{ from: 0, to: 0, intent: '', share: 0, others: [], isDenied: false }],
  });
  if (deed === undefined || (deed.slots.length === 0 && deed.chunks.length === 0)) return null;
  return {
    slots: deed.slots,
    chunks: deed.chunks,
    text: deed.text,
    span: deed.span,
  };
}

/** Where the words of one deed end and those of the next begin. */
function boundaryBetween(first: ActMark, second: ActMark, sentence: MarkedSentence): number {
  const { tokens, slots, chunks } = sentence;
  const isInside = (at: number): boolean =>
    [...slots, ...chunks].some(({ from, to }) => at >= from && at < to) ||
    chunks.some(({ from, to }) => at > from && at < to);
  const isListed = (at: number): boolean => {
    const before = slots.filter(({ to }) => to <= at).at(-1);
    const after = slots.find(({ from }) => from > at);
    const isClose = (span: Span | undefined, distance: number) => span !== undefined && distance <= 3;
    return (
      before !== undefined &&
      after !== undefined &&
      before.label === after.label &&
      isClose(before, at - before.to) &&
      isClose(after, after.from - at) &&
      after.from < second.from &&
      // "…, and after five attempts it is locked": what stands in a part of its own goes on with nothing
      !chunks.some((chunk) => after.from >= chunk.from && after.from < chunk.to && before.from < chunk.from) &&
      // "…, and members get": people in front of the next deed do it
      !(after.label === 'who' && after.to >= second.from - 2)
    );
  };
  const strengths: readonly ((token: Token) => boolean)[] = [
    ({ lower, quote }) => quote === null && (lower === ';' || lower === '–' || lower === '—'),
    ({ pos, lower }) => pos === 'CCONJ' || lower === 'then' || lower === ',' || lower === ':',
  ];
  for (const isBoundary of strengths)
    for (let at = second.from - 1; at >= first.to; at -= 1) {
      const token = tokens[at];
      if (token === undefined || !isBoundary(token) || isInside(at) || isListed(at)) continue;
      // ", and": from the comma on
      const isPair = tokens[at - 1]?.lower === ',' && at - 1 >= first.to;
      // "…, when it is paid, send": what stands between two commas goes with the deed behind it
      const chunk = chunks.find((one) => one.to === at && one.from > first.to && tokens[one.from - 1]?.lower === ',');
      if (
        chunk !== undefined &&
        /^[,;]$/.test(token.lower) &&
        second.from - at <= 4 &&
        !slots.some(({ from }) => from > first.to && from < chunk.from)
      )
        return chunk.from;
      return isPair ? at - 1 : at + (token.lower === ',' ? 1 : 0);
    }
  const leading = [...slots, ...chunks]
    .filter(({ from, to, label }) => from >= first.to && to <= second.from && label === 'who')
    .at(-1);
  return leading?.from ?? second.from;
}

function trimmed(tokens: readonly Token[], { from, to }: Span): Span {
  let first = from;
  let end = to;
  while (first < end - 1 && /^(?:[,;:.–—-]|and|but|or|then|also)$/.test(tokens[first]?.lower ?? '')) first += 1;
  while (end > first + 1 && /^(?:[,;:.!?–—-]|and|but|or)$/.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  return { from: first, to: end };
}

/** Deeds that are done at a time or in a case. */
const timed = new Set('email notice set expire delete create webhook'.split(' '));

/**
 * "*When a court is closed*, the booking is cancelled and everyone is told": the clause in front of a sentence holds for
 * each of its deeds that has no clause, rhythm or span of its own.
 */
export function withLeadingClause(deeds: readonly Deed[]): readonly Deed[] {
  const [first, ...others] = deeds;
  if (first === undefined) return deeds;
  const leading = first.chunks.filter(({ label, to }) => label !== 'why' && to <= first.act.from);
  if (leading.length === 0) return deeds;
  const isFree = ({ intent, chunks, slots, isDenied }: Deed): boolean =>
    timed.has(intent) &&
    !isDenied &&
    chunks.every(({ label }) => label === 'why') &&
    slots.every(({ label }) => label !== 'rhythm' && label !== 'span');
  return [first, ...others.map((deed) => (isFree(deed) ? { ...deed, chunks: [...leading, ...deed.chunks] } : deed))];
}
