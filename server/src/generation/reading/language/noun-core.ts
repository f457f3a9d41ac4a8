import { toWord } from './draft.ts';
import {
  anaphors,
  bounds,
  determiners,
  numbers,
  possessives,
  pronouns,
  quantifiers,
  relatives,
  timeUnits,
} from './function-words.ts';
import type { Phrase, Quantifier, Value } from './statement.ts';
import type { Token } from './tokens.ts';
import { isKnownLemma } from './words-table.ts';

/** More of them do not stand before a noun: a row of any length would be gone through again from each of its words. */
const maxDeterminers = 8;

/** A noun phrase up to its head: determiners, figures, modifiers, noun. */
export function readNounCore(tokens: readonly Token[], at: number): { phrase: Phrase; next: number } | null {
  if (tokens[at]?.lower === 'each' && tokens[at + 1]?.lower === 'other') {
    const [each, other] = tokens.slice(at, at + 2);
    if (each && other) {
      return {
        phrase: {
          ...pronounPhrase(other),
          words: [toWord(each), toWord(other)],
          lemma: 'each other',
          name: 'each other',
        },
        next: at + 2,
      };
    }
  }
  let i = at;
  let quantifier: Quantifier | null = null;
  let determiner: string | null = null;
  let owner: Phrase | null = null;
  let count: number | null = null;
  const bound = bounds.find(([words]) => words.every((word, offset) => tokens[at + offset]?.lower === word));
  const afterBound = bound && tokens[at + bound[0].length];
  if (
    bound &&
    afterBound &&
    (isFigure(afterBound) ||
      afterBound.value?.amount != null ||
      (bound[1] === 'only' && afterBound.pos !== 'VERB') ||
      (/^(?:a|an|one)$/.test(afterBound.lower) && at > 0))
  ) {
    quantifier = bound[1];
    i += bound[0].length;
  }
  while (i - at < maxDeterminers) {
    const token = tokens[i];
    if (!token || !determiners.has(token.lower) || token.quote !== null) break;
    const next = tokens[i + 1];
    // "this is", "each of them", "all"
    if (pronouns.has(token.lower) && next?.lower !== 'of' && !opensNoun(tokens, i + 1)) break;
    if (numbers[token.lower] !== undefined) break;
    if (possessives.has(token.lower)) owner = pronounPhrase(token);
    else determiner ??= token.lower;
    quantifier ??= quantifiers[token.lower] ?? null;
    i += 1;
    if (
      next?.lower === 'of' &&
      /^(?:the|these|those|my|our|your|their|its|his|her|them|us)$/.test(tokens[i + 1]?.lower ?? '')
    )
      i += 1;
  }
  // "the last 500 redirects"
  const rank = tokens[i];
  const ranked = tokens[i + 1];
  const isRanked =
    rank !== undefined &&
    /^(?:last|first|next|latest|top|newest|most|recent)$/.test(rank.lower) &&
    ranked !== undefined &&
    isFigure(ranked);
  if (isRanked) i += 1;
  const amount = tokens[i];
  if (
    amount &&
    isFigure(amount) &&
    (opensNoun(tokens, i + 1) || (tokens[i + 1]?.lower === 'or' && tokens[i + 2]?.lower === 'more')) &&
    tokens[i + 1]?.quote === null &&
    amount.value?.unit == null
  ) {
    count = amount.value?.amount ?? numbers[amount.lower] ?? null;
    i += 1;
    // "one or more children"
    if (tokens[i]?.lower === 'or' && tokens[i + 1]?.lower === 'more') {
      quantifier = 'at_least';
      i += 2;
    }
    if (tokens[i]?.lower === 'of' || tokens[i]?.lower === 'more') i += 1;
  }
  const first = tokens[i];
  if (!first) return null;
  if (
    first.quote === null &&
    pronouns.has(first.lower) &&
    !(i > at && first.lower !== 'one' && first.lower !== 'ones') &&
    !(first.pos === 'DET' && opensNoun(tokens, i + 1))
  ) {
    return relatives.has(first.lower) && first.lower !== 'that'
      ? null
      : {
          phrase: { ...pronounPhrase(first), quantifier: quantifier ?? quantifiers[first.lower] ?? null },
          next: i + 1,
        };
  }
  const from = i;
  let end = i;
  let hasNoun = false;
  while (end < tokens.length) {
    const token = tokens[end];
    if (!token || !canStandIn(tokens, end, hasNoun)) break;
    if (isNounLike(token)) hasNoun = true;
    end += 1;
  }
  if (end === from) return null;
  const inner = tokens.slice(from, end);
  const headAt = inner.findLastIndex((token) => isNounLike(token) && token.quote === null && token.value === null);
  const valueAt = inner.findLastIndex((token) => token.value !== null);
  const quoteAt = inner.findLastIndex((token) => token.quote !== null);
  const head = inner[headAt] ?? inner[quoteAt] ?? inner[valueAt] ?? inner.at(-1);
  if (
    !head ||
    (headAt < 0 &&
      quoteAt < 0 &&
      valueAt < 0 &&
      determiner === null &&
      quantifier === null &&
      inner.every(({ pos }) => pos !== 'ADJ'))
  )
    return null;
  const nouns = inner.filter((token) => token.quote === null && (token.value === null || inner.length === 1));
  const value = valueIn(inner, count, head, determiner);
  const name = (nouns.length > 0 ? nouns : inner).map(({ lower }) => lower).join(' ');
  const words = tokens.slice(at, end).map(toWord);
  return {
    phrase: {
      words,
      head: toWord(head),
      lemma: compoundLemma(inner, head),
      name: head.quote !== null ? head.quote.toLowerCase() : name,
      isPlural:
        (head.pos === 'NOUN' || head.pos === 'PROPN') &&
        (head.lower !== head.lemma || /^(?:people|staff|media)$/.test(head.lower) || (count ?? 0) > 1),
      determiner,
      count,
      quantifier,
      owner,
      modifiers: (isRanked && rank ? [rank, ...inner] : inner)
        .filter((token) => token !== head && token.quote === null && token.value === null)
        .map(toWord),
      quote: inner[quoteAt]?.quote ?? null,
      value,
      members: [],
      conjunction: null,
      restriction: null,
      note: null,
      pronoun: null,
    },
    next: end,
  };
}

/** "24 hours", "a year": a span of time. Otherwise what is written as a value. */
function valueIn(inner: readonly Token[], count: number | null, head: Token, determiner: string | null): Value | null {
  if (timeUnits.has(head.lemma) && (count !== null || determiner === 'a' || determiner === 'an')) {
    return { kind: 'duration', text: inner.map(({ text }) => text).join(' '), amount: count ?? 1, unit: head.lemma };
  }
  return inner.find(({ value }) => value !== null)?.value ?? null;
}

function compoundLemma(inner: readonly Token[], head: Token): string {
  const at = inner.indexOf(head);
  for (const length of [3, 2]) {
    if (at - length + 1 < 0) continue;
    const joined = [...inner.slice(at - length + 1, at).map(({ lower }) => lower), head.lemma].join(' ');
    if (isKnownLemma(joined)) return joined;
  }
  return head.lemma;
}

function pronounPhrase(token: Token): Phrase {
  return {
    words: [toWord(token)],
    head: toWord(token),
    lemma: token.lower,
    name: token.lower,
    isPlural: /^(?:they|them|their|we|us|our|these|those|ones|all|both|some)$/.test(token.lower),
    determiner: null,
    count: null,
    quantifier: null,
    owner: null,
    modifiers: [],
    quote: null,
    value: null,
    members: [],
    conjunction: null,
    restriction: null,
    note: null,
    pronoun: anaphors.has(token.lower) || /^(?:his|her|its|their)$/.test(token.lower) ? token.lower : null,
  };
}

function isFigure(token: Token): boolean {
  return (
    token.value?.kind === 'number' ||
    token.value?.kind === 'range' ||
    (numbers[token.lower] !== undefined && token.quote === null)
  );
}

export function isNounLike(token: Token): boolean {
  return (
    token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    token.pos === 'X' ||
    token.quote !== null ||
    token.value !== null ||
    token.pos === 'NUM' ||
    token.pos === 'SYM'
  );
}

/** Whether the words from `at` can be the rest of a noun phrase. */
function opensNoun(tokens: readonly Token[], at: number, left = maxDeterminers): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    (determiners.has(token.lower)
      ? (left > 0 && opensNoun(tokens, at + 1, left - 1)) || token.lower === 'other'
      : canStandIn(tokens, at, false))
  );
}

function canStandIn(tokens: readonly Token[], at: number, hasNoun: boolean): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token) return false;
  const next = tokens[at + 1];
  if (token.quote !== null) return true;
  // "a survey 2 days after": the figure belongs to the next noun
  if (token.value !== null || token.pos === 'NUM') {
    return !hasNoun || !isNounNext(next) || (token.value !== null && token.value.amount === null);
  }
  switch (token.pos) {
    case 'NOUN':
    case 'PROPN':
    case 'X':
    case 'SYM':
      return true;
    case 'ADJ':
      // "orders older than": it belongs to what follows
      return !hasNoun || (next !== undefined && (next.pos === 'NOUN' || next.pos === 'PROPN'));
    case 'ADV':
      return (
        !hasNoun &&
        next !== undefined &&
        before?.pos !== 'AUX' &&
        /^(?:very|too|most|more|newly|recently|fully|highly|currently|really|already|not|well|least)$/.test(
          token.lower,
        ) &&
        (next.pos === 'ADJ' || isParticiple(next) || next.lower === 'read') &&
        canStandIn(tokens, at + 1, hasNoun)
      );
    case 'VERB':
      if (before?.lower === 'most' && /^(?:read|sold|cut|hit|put)$/.test(token.lower) && isNounNext(next)) return true;
      return (
        !hasNoun &&
        isParticiple(token) &&
        next !== undefined &&
        (next.pos === 'NOUN' || next.pos === 'PROPN' || (next.pos === 'ADJ' && isNounNext(tokens[at + 2]))) &&
        next.quote === null
      );
    case 'PUNCT':
      return token.lower === '-' && hasNoun && before?.end === token.start && next?.start === token.end;
    default:
      return token.lower === 'own' || token.lower === 'other';
  }
}

function isNounNext(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN';
}

/** "paid", "failed", "upcoming": a form that can stand before a noun. */
export function isParticiple(token: Token): boolean {
  return token.pos === 'VERB' && token.lower !== token.lemma && !/[^s]s$/.test(token.lower);
}
