import { type MarkedSentence, type Span, textOf } from '../../learned/read-marks.ts';
import { isTelling } from '../accounting.ts';
import type { Deed } from '../deeds.ts';
import { sure } from '../repair.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';
import { idioms } from './table.ts';

/** The deeds of a sentence that idioms leave over, and the idioms that are read after these. */
export interface Rest {
  readonly deeds: readonly Deed[];
  readonly last: readonly { readonly idiom: Idiom; readonly found: Found }[];
}

/** A deed that stands for a sentence in which nothing was marked: idioms read it, and nothing else does. */
export const silentDeed = (description: string, sentence: MarkedSentence): Deed =>
  deedOf(description, sentence, { from: 0, to: sentence.tokens.length }, 'silent');

/** Reads what a sentence says in idioms; the deeds of the sentence that are left are made without these words. */
export function readIdioms(deeds: readonly Deed[], story: Story, among: readonly Idiom[] = idioms): Rest {
  const [first] = deeds;
  if (first === undefined) return { deeds, last: [] };
  const { sentence } = first;
  const { text, starts } = wordsOf(sentence);
  const last: { idiom: Idiom; found: Found }[] = [];
  const read: Span[] = [];
  for (const idiom of among) {
    if (idiom.maxLength !== undefined && text.length > idiom.maxLength) continue;
    const match = patternOf(idiom).exec(text);
    if (match === null || isMarked(idiom, deeds)) continue;
    const span = spanAt(match.indices?.groups?.act ?? match.indices?.[0] ?? [0, 0], starts);
    if (span.to <= span.from || read.some((other) => overlap(span, other))) continue;
    const found: Found = {
      deed: deedOf(story.description, sentence, span, 'idiom'),
      groups: match.groups ?? {},
      typed: (group) => typedAt(match.indices?.groups?.[group], sentence, starts, story.description),
      sentence: text,
    };
    if (idiom.isLast === true) last.push({ idiom, found });
    else if (!idiom.read(found, story)) continue;
    read.push(span);
  }
  if (read.length === 0) return { deeds: deeds.filter(isMade), last };
  const open = read.reduce<readonly Deed[]>(
    (all, span) => all.flatMap((deed) => without(deed, span, story.description) ?? []),
    deeds,
  );
  if (open.every((deed) => !isMade(deed))) tellRest(first, read, story);
  return { deeds: open.filter(isMade), last };
}

const patterns = new WeakMap<Idiom, RegExp>();

/** The pattern of an idiom, which says where its groups are. */
function patternOf(idiom: Idiom): RegExp {
  const before = patterns.get(idiom);
  if (before !== undefined) return before;
  const pattern = new RegExp(idiom.pattern.source, 'd');
  patterns.set(idiom, pattern);
  return pattern;
}

/** Whether a deed is more than a stand-in for a sentence without any. */
const isMade = ({ intent }: Deed): boolean => intent !== 'silent';

/** Reads the idioms that say more of the rest of a sentence. */
export function readLastIdioms({ last }: Rest, story: Story): void {
  for (const { idiom, found } of last)
    if (!idiom.read(found, story)) story.refuse(found.deed, 'No part of a plan does this yet.');
}

const isMarked = ({ unlessMarked }: Idiom, deeds: readonly Deed[]): boolean =>
  unlessMarked !== undefined && deeds.some(({ intent, act }) => unlessMarked.includes(intent) && act.share >= sure);

const overlap = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** The tokens of a sentence as one text, and where each of them begins in it. */
function wordsOf({ tokens }: MarkedSentence): { readonly text: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { lower, quote } of tokens) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += quote === null ? lower.replaceAll(/\s+/g, ' ') : `"${quote.toLowerCase()}"`;
  }
  return { text, starts };
}

function spanAt([start, end]: readonly [number, number], starts: readonly number[]): Span {
  const from = starts.findLastIndex((at) => at <= start);
  const to = starts.findLastIndex((at) => at < end) + 1;
  return { from: Math.max(0, from), to };
}

function typedAt(
  place: readonly [number, number] | undefined,
  sentence: MarkedSentence,
  starts: readonly number[],
  description: string,
): string {
  if (place === undefined) return '';
  const span = spanAt(place, starts);
  const [only] = sentence.tokens.slice(span.from, span.to);
  if (span.to - span.from === 1 && only?.quote != null) return only.quote;
  return textOf(description, sentence.tokens, span).replaceAll(/\s+/g, ' ').trim();
}

function deedOf(description: string, sentence: MarkedSentence, span: Span, intent: string): Deed {
  const text = textOf(description, sentence.tokens, span);
  return {
    intent,
    act: { ...span, intent, share: 1, others: [], isDenied: false },
    isDenied: false,
    sentence,
    slots: [],
    chunks: [],
    text,
    span,
    actText: text.replaceAll(/\s+/g, ' ').trim(),
  };
}

/** A deed without the words of an idiom; null where these say what is done. */
function without(deed: Deed, read: Span, description: string): Deed | null {
  if (deed.intent !== 'silent' && overlap(deed.act, read)) return null;
  if (!overlap(deed.span, read)) return deed;
  const isFree = (span: Span): boolean => !overlap(span, read);
  const span =
    deed.intent === 'silent'
      ? deed.span
      : deed.act.from >= read.to
        ? { from: read.to, to: deed.span.to }
        : { from: deed.span.from, to: read.from };
  return {
    ...deed,
    span,
    text: textOf(description, deed.sentence.tokens, span),
    slots: deed.slots.filter(isFree),
    chunks: deed.chunks.filter(isFree),
  };
}

/** What of a sentence without other deeds no idiom says. */
function tellRest({ sentence }: Deed, read: readonly Span[], story: Story): void {
  const isRead = (at: number): boolean => read.some(({ from, to }) => at >= from && at < to);
  for (let from = 0; from < sentence.tokens.length; from += 1) {
    if (isRead(from)) continue;
    let to = from + 1;
    while (to < sentence.tokens.length && !isRead(to)) to += 1;
    const rest = sentence.tokens.slice(from, to);
    if (rest.some(isTelling)) {
      const isMark = (at: number): boolean =>
        /^(?:[^\p{L}\p{N}"]+|and|but|or)$/u.test(sentence.tokens[at]?.lower ?? '');
      const span = { from, to };
      while (span.from < span.to && isMark(span.from)) span.from += 1;
      while (span.to > span.from && isMark(span.to - 1)) span.to -= 1;
      story.refuse(deedOf(story.description, sentence, span, 'idiom'), 'The plan does not say this part.');
    }
    from = to;
  }
}
