import { withoutSlip } from './lexicon/slips.ts';

/** A word, a number or a sign of a description. */
export interface Token {
  readonly text: string;
  /** Small; several words that are one to the reader are one token: `date of birth`. */
  readonly lower: string;
  readonly kind: 'word' | 'number' | 'sign';
  /** Offset in the text that was tokenised. */
  readonly at: number;
  readonly end: number;
}

/** Several words that mean one thing, most of them with a word inside that would end a noun phrase. */
const fixedPhrases =
  'one or more|one or several|zero or more|quantity in stock|valid to|date of birth|date & time|time & date|place of birth|table of contents|time of day|date and time|time and date|steps to reproduce|terms and conditions|hours of operation|cost of living|state of repair|years of experience|number of|note to self|in stock|out of stock|sold out|doors open|opt in|such as|as well as|sign up|signs up|signed up|log in|logged in|logging in|rest api|custom table|database table|database|command line|real estate|best before|map location|due date|check in|check out|valid from|valid until|available from|available until|starts at|ends at|measured at|created at|yes / no|true / false|y / n|km / h|square meters|square metres|square feet|sq ft|belongs to|belong to|consists of|consist of|in addition to|air conditioning|terms of use|point of interest|points of interest|wp - cli|front end|on sale|all day|full time|part time|checked in|drink before date|be able to|are able to|is able to|keep track of|keeps track of|keeping track of|items per page|posts per page|members only|as soon as|depending on|right to left'
    .split('|')
    .map((phrase) => phrase.split(' '));

const phrasesByFirst = new Map<string, string[][]>();
for (const phrase of fixedPhrases.toSorted((a, b) => b.length - a.length)) {
  const [first = ''] = phrase;
  phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), phrase]);
}

const pattern =
  /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}²³]*(?:['’.-][\p{L}\p{M}\p{N}]+)*|°[CF]?|\S/gu;

/** Words whose full stop ends no sentence: "min. number of children". */
const abbreviations = /^(min|max|incl|excl|approx|avg|est|tel|qty|dept|nr|ca|resp|desc|temp)$/;

function merged(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    // "inventory no., artist"
    const dot = tokens[index + 1];
    const isShort = dot?.text === '.' && dot.at === token.end;
    if (dot && isShort && token.lower === 'no' && tokens[index - 1]?.kind === 'word') {
      result.push({ ...token, text: 'no.', lower: 'number', end: dot.end });
      index++;
      continue;
    }
    if (dot && isShort && abbreviations.test(token.lower) && /^[\p{Ll}\d(,]/u.test(tokens[index + 2]?.text ?? '')) {
      result.push({ ...token, end: dot.end });
      index++;
      continue;
    }
    const phrase = phrasesByFirst
      .get(token.lower)
      ?.find((words) => words.every((word, offset) => tokens[index + offset]?.lower === word));
    const last = phrase && tokens[index + phrase.length - 1];
    // "a date and time slot" are a date and a slot.
    const isCut =
      phrase?.[1] === 'and' && /^(slots?|zones?|range|window|limit)$/.test(tokens[index + phrase.length]?.lower ?? '');
    if (phrase && last && !isCut) {
      const lower = phrase.join(' ').replace(/ ([/-]) /, '$1');
      result.push({ text: text.slice(token.at, last.end), lower, kind: 'word', at: token.at, end: last.end });
      index += phrase.length - 1;
    } else {
      result.push(token);
    }
  }
  return result;
}

/** Words, numbers and signs of a text; linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [word] = match;
    const isWord = /[\p{L}\p{N}%€$£¥°]/u.test(word);
    tokens.push({
      text: word,
      lower: withoutSlip(word.toLowerCase().replaceAll('’', "'")),
      kind: /^\d+(?:\.\d+)?$/.test(word) ? 'number' : isWord ? 'word' : 'sign',
      at: match.index,
      end: match.index + word.length,
    });
  }
  return merged(tokens, text);
}
