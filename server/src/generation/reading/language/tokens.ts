import { tagger } from './english.ts';
import { lemmaOf } from './lemma-of.ts';
import type { Literal } from './literals.ts';
import type { Pos, Value, Word } from './statement.ts';
import { isKnownLemma } from './words-table.ts';

/** A word, with what was kept whole. */
export interface Token extends Word {
  readonly quote: string | null;
  readonly value: Value | null;
}

const tokenPattern =
  /\b(?:add to cart|call to action|read more|terms and conditions|back to top|table of contents|frequently asked questions)\b|(?:e\.g|i\.e|etc|approx|incl|excl|max|min|no|nr|vs|mr|mrs|ms|dr|prof|st|tel)\.(?=\s|,|$)|n't\b|(?<=(?:do|does|did|ca|wo|should|is|are|must|could|would|has|have|was|were))nt\b|(?<![\p{L}\p{N}])(?:do|does|did|ca|wo|should|is|are|must|could|would|has|have|was|were)(?=nt\b)|'(?:s|re|ve|ll|d|m)\b|[\p{L}\p{N}_]+?(?=n't\b)|[\p{L}\p{N}_\p{M}]+(?:-[\p{L}\p{N}_]+)*|\.{2,}|[^\s\p{L}\p{N}]/giu;

/** Words and marks of text[start, end) with their parts of speech, as the tagger sees them. Literals are one token each. */
export function tokenize(text: string, start: number, end: number, literals: readonly Literal[]): Token[] {
  const raw = text.slice(start, end).replace(/[’‘´`]/g, "'");
  const masked = mask(raw, start, literals);
  const plain = isShouted(masked) ? masked.toLowerCase() : lowerFirst(masked);
  const tags = tagsByOffset(plain);
  const tokens: Token[] = [];
  const add = (word: string, at: number, literal: Literal | null): void => {
    const pos = literal ? (literal.value?.amount != null ? 'NUM' : 'PROPN') : posOf(word, tags.get(at));
    const code = literal?.value?.kind === 'code' ? literal.value.text.toLowerCase() : null;
    const lower = code ?? word.toLowerCase();
    tokens.push({
      text: text.slice(start + at, start + at + word.length),
      lower,
      lemma: literal ? lower : lemmaOf(word, pos),
      pos,
      start: start + at,
      end: start + at + word.length,
      quote: literal?.quote ?? null,
      value: literal?.value ?? null,
    });
  };
  let at = 0;
  const addWords = (to: number): void => {
    for (const match of plain.slice(at, to).matchAll(tokenPattern)) add(match[0], at + match.index, null);
  };
  for (const literal of literals) {
    addWords(literal.start - start);
    add(raw.slice(literal.start - start, literal.end - start), literal.start - start, literal);
    at = literal.end - start;
  }
  addWords(plain.length);
  return tokens;
}

/** The same token as another part of speech. */
export function retag(token: Token, pos: Pos): Token {
  return {
    ...token,
    pos,
    lemma: token.quote === null && token.value === null ? lemmaOf(token.lower, pos) : token.lemma,
  };
}

function posOf(word: string, tag: string | undefined): Pos {
  if (!/[\p{L}\p{N}]/u.test(word)) return 'PUNCT';
  if (word.includes(' ')) return 'NOUN';
  if (tag === undefined || tag === 'SPACE' || tag === 'PUNCT' || tag === 'SYM') return 'NOUN';
  return tag as Pos;
}

/** The tagger takes its time with long words. */
const maxFiller = 20;

/** Offsets stay: literals become words of the same length. */
function mask(raw: string, start: number, literals: readonly Literal[]): string {
  let masked = '';
  let at = 0;
  for (const literal of literals) {
    const from = literal.start - start;
    const to = literal.end - start;
    if (from < at || to > raw.length) continue;
    const filler = literal.value?.amount != null ? '1' : 'x';
    masked += raw.slice(at, from) + filler.repeat(Math.min(to - from, maxFiller)).padEnd(to - from);
    at = to;
  }
  return masked + raw.slice(at);
}

/** ALL CAPS, or Every Word Capitalised. */
function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const upper = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 2 && upper / words.length > 0.7;
}

/** Sentences begin in upper case whatever their first word is. */
function lowerFirst(text: string): string {
  return text.replace(/(^|[.!?:]\s+|\(\s*)(\p{Lu}\p{Ll}+)/gu, (whole, before: string, word: string) =>
    isKnownLemma(word.toLowerCase()) || isKnownLemma(lemmaOf(word, 'NOUN')) || functionWord.test(word)
      ? before + word.toLowerCase()
      : whole,
  );
}

const functionWord =
  /^(?:the|an?|if|when|whenever|every|each|all|please|we|you|they|it|he|she|our|my|your|their|its|this|that|these|those|and|but|or|so|because|unless|until|after|before|once|while|with|without|for|from|to|in|on|at|by|don|do|does|no|not|never|only|also|there|who|what|which|how|where|why|should|could|would|can|may|must|let|as|any|some|everyone|nobody|anyone|someone|everything|nothing|anything|something)$/i;

function tagsByOffset(text: string): Map<number, string> {
  const { readDoc, its } = tagger();
  const tags = new Map<number, string>();
  let at = 0;
  const tokens = readDoc(text).tokens();
  const values = tokens.out(its.value) as string[];
  const poses = tokens.out(its.pos) as unknown as string[];
  for (const [index, value] of values.entries()) {
    const found = text.indexOf(value, at);
    // what the tagger writes otherwise than it stands is skipped
    if (found < 0 || found > at + 200) continue;
    tags.set(found, poses[index] ?? 'X');
    at = found + value.length;
  }
  return tags;
}
