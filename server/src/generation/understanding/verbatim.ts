import type { Token } from './tokens.ts';

const pairs: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', "'": "'", '‘': '’' };

/** Quotes end within so many words, or they were no quotes: `a 5" disc`. */
const maxQuoteLength = 80;

const isNextTo = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.end === after.at;

/** Index of the sign that ends the quote which begins at `start`; −1 when none begins there. */
function quoteEnd(tokens: readonly Token[], start: number): number {
  const close = pairs[tokens[start]?.text ?? ''];
  const before = tokens[start - 1];
  if (close === undefined || (isNextTo(before, tokens[start]) && before?.kind !== 'sign')) return -1;
  const isApostrophe = close === "'" || close === '’';
  for (let index = start + 2; index < Math.min(tokens.length, start + maxQuoteLength); index++) {
    if (tokens[index]?.text !== close) continue;
    const next = tokens[index + 1];
    if (!isApostrophe || !isNextTo(tokens[index], next) || next?.kind === 'sign') return index;
  }
  return -1;
}

/** Index behind an address that begins at `start`; `start` when none does. */
function addressEnd(tokens: readonly Token[], start: number): number {
  if (!/^(https?|www\..+)$/.test(tokens[start]?.lower ?? '')) return start;
  let end = start + 1;
  while (isNextTo(tokens[end - 1], tokens[end])) end++;
  // Signs at the end are the sentence's.
  while (/^[.,;:!?)\]"'”’]$/.test(tokens[end - 1]?.text ?? '')) end--;
  return end;
}

/**
 * Whether each token is part of a text that is meant as it stands: what is between quotes (not the quotes themselves), and
 * addresses. What such a text says is nothing that the description asks for, and no statement ends in it.
 */
export function verbatim(tokens: readonly Token[]): boolean[] {
  const marks = tokens.map(() => false);
  for (let index = 0; index < tokens.length; ) {
    const close = quoteEnd(tokens, index);
    if (close > 0) {
      marks.fill(true, index + 1, close);
      index = close + 1;
      continue;
    }
    const end = addressEnd(tokens, index);
    marks.fill(true, index, end);
    index = Math.max(end, index + 1);
  }
  return marks;
}
