import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { numbers } from '../../../reading/language/function-words.ts';

/** A part of a prompt: a clause of a sentence or of a list entry. */
export interface Phrase {
  /** Where it stands in the prompt. */
  readonly from: number;
  readonly to: number;
  /** Number of its sentence. */
  readonly sentence: number;
}

/** What a pattern found: its groups as the prompt has them, without their quotes; undefined for groups that took no part. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly groups: readonly (string | undefined)[];
  /** Whether a group stands in quotes. */
  readonly isQuoted: readonly boolean[];
}

const noName =
  'the|an?|and|or|with|of|for|in|to|is|are|that|which|should|must|be|on|at|by|from|as|it|its|this|when|if|only|not|no|without|has|have|can|may|set|every|all|any|single|each|your|my|our';

const tokens: Readonly<Record<string, string>> = {
  name: `((?<!·)·+(?!·)|(?!(?:${noName})\\b)[a-z_][\\w-]*(?:\\{[\\w ]+\\}[\\w-]*)?)`,
  key: '((?<!·)·+(?!·)|[a-z]*_\\w+(?:\\{[\\w ]+\\}\\w*)?)',
  text: '((?<!·)·+(?!·))',
  number: `(\\d+(?:\\.\\d+)?|(?:${Object.keys(numbers).join('|')})(?=\\s))`,
  value: '((?<!·)·+(?!·)|-?\\d+(?:\\.\\d+)?|true|false|[\\w-]+)',
  path: '((?<!·)·+(?!·)|/[\\w/-]*)',
};

/** Of a group that any number may follow of: nobody says more articles in a row, and each would be tried from each of them. */
const maxRepeats = 30;

const compiled = new Map<string, RegExp>();

/** A pattern with `<name>`, `<key>`, `<text>`, `<number>`, `<value>` and `<path>` for what prompts name, quoted or bare. */
function patternOf(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(
    source
      .replace(/<(\w+)>/g, (all, token: string) => tokens[token] ?? all)
      .replace(/(?<!\\)\)\*/g, `){0,${maxRepeats}}`),
    'dgi',
  );
  compiled.set(source, pattern);
  return pattern;
}

const quotes =
  /"<([a-z]\w*)\b[^\n]*?<\/\1>"|`[^`\n]+`|"[^"\n]+"|(?<!\w)'[^'\n]+'(?!\w)|<([a-z]\w*)\b[^>\n]*>(?:[^<\n]*<\/\2>)?/g;
/** Hooks of WordPress are words of the prompt, quoted or not; as long as before. */
const hookIn = (quoted: string): string | null => {
  const name = quoted.slice(1, -1);
  return quoted[0] === '`' && name.includes('_') && wordpressHook(name)?.name === name ? ` ${name} ` : null;
};

const sentenceEnd = /[.!?;]+(?=\s|$)|\n+/g;
const clauseEnd =
  /,\s+(?:and\s+|but\s+)?|\s+(?:and|but|while|whereas|plus)\s+(?=[a-z·])|:\s+|\s[–—-]\s|[.!?;]+(?=\s|$)|\n+/g;

/** Words that ask for nothing by themselves. */
const empty = new Set(
  `a an the of to in on at by for with from and or is are be been it its their his her our your my this that these those as
  please i we you want need would like should must will can shall which so also then just only when whenever if they them
  there do does did done make sure let lets use using used via function named called name callback method code hook filter action
  write create add gets get got give gives has have had was were who whose what where into onto out up down all any each every
  but wordpress wp php plugin site snippet my me us - – one ones e-mail email user users post posts page pages`.split(
    /\s+/,
  ),
);

/**
 * A prompt that is read piece by piece. Quoted texts and markup stand as `·` for patterns, so that nothing is read into them;
 * what has been read is remembered, and what has not can be told.
 */
export class Reading {
  readonly text: string;
  readonly plain: string;
  readonly phrases: readonly Phrase[];
  private readonly read: Uint8Array;

  constructor(text: string) {
    this.text = text;
    this.plain = text
      .replace(quotes, (quoted) => hookIn(quoted) ?? '·'.repeat(quoted.length))
      .replace(
        /(^|\n)(\s*(?:[-*•–]|\d+[.)])\s)/g,
        (_all, start: string, mark: string) => start + ' '.repeat(mark.length),
      );
    this.phrases = splitPhrases(this.plain);
    this.read = new Uint8Array(text.length);
  }

  /** The first match that nothing has read yet; it counts as read. */
  take(source: string, within?: readonly Phrase[]): Found | null {
    const found = this.find(source, within);
    if (found !== null) this.mark(found);
    return found;
  }

  /** The first match that nothing has read yet. */
  find(source: string, within?: readonly Phrase[]): Found | null {
    return this.matches(source, within).next().value ?? null;
  }

  /** The matches that nothing has read by the time that they are come to. */
  each(source: string, within?: readonly Phrase[]): Iterable<Found> {
    return this.matches(source, within);
  }

  /** All matches that nothing has read yet. */
  findAll(source: string, within?: readonly Phrase[]): Found[] {
    return [...this.matches(source, within)];
  }

  /** All matches that nothing has read yet; they count as read. */
  takeAll(source: string, within?: readonly Phrase[]): Found[] {
    const found = [...this.matches(source, within)];
    for (const one of found) this.mark(one);
    return found;
  }

  /** Whether a prompt says something, read or not. */
  says(source: string, within?: readonly Phrase[]): boolean {
    const pattern = patternOf(source);
    return [...this.plain.matchAll(pattern)].some((match) => isWithin(match.index, within));
  }

  /** What a reader has read that comes to nothing is unread again. */
  attempt<T>(read: () => readonly T[]): readonly T[] {
    const before = this.read.slice();
    const found = read();
    if (found.length === 0) this.read.set(before);
    return found;
  }

  mark({ from, to }: { readonly from: number; readonly to: number }): void {
    this.read.fill(1, from, to);
  }

  /** The phrase that a place is in. */
  phraseAt(at: number): Phrase | undefined {
    return this.phrases.find(({ from, to }) => from <= at && at < to);
  }

  /** The phrases of the sentence that a place is in. */
  sentenceAt(at: number): Phrase[] {
    const sentence = this.phraseAt(at)?.sentence;
    return this.phrases.filter((one) => one.sentence === sentence);
  }

  /** The words of a part of the prompt that nothing has read and that say something. */
  unread({ from, to }: { readonly from: number; readonly to: number } = { from: 0, to: this.text.length }): string[] {
    const found: string[] = [];
    for (const match of this.plain.slice(from, to).matchAll(/·+|[a-z0-9_'{}#-]+/gi)) {
      const at = from + match.index;
      if (this.read[at] === 1 || this.read[at + match[0].length - 1] === 1) continue;
      if (!empty.has(match[0].toLowerCase())) found.push(this.text.slice(at, at + match[0].length));
    }
    return found;
  }

  /** How many words say something. */
  count({ from, to }: { readonly from: number; readonly to: number } = { from: 0, to: this.text.length }): number {
    return [...this.plain.slice(from, to).matchAll(/·+|[a-z0-9_'{}#-]+/gi)].filter(
      ([word]) => !empty.has(word.toLowerCase()),
    ).length;
  }

  private *matches(source: string, within?: readonly Phrase[]): Generator<Found> {
    const pattern = patternOf(source);
    for (let from = 0; from < this.plain.length; ) {
      pattern.lastIndex = from;
      const match = pattern.exec(this.plain);
      if (match === null) return;
      const to = match.index + match[0].length;
      // What has been read may stand before what has not: "logged in users | with …".
      if (match[0] === '' || this.read[match.index] === 1) {
        from = match.index + 1;
        continue;
      }
      from = to;
      if (!isWithin(match.index, within)) continue;
      const groups = (match.indices ?? [])
        .slice(1)
        .map((place) => (place === undefined ? undefined : unquoted(this.text.slice(place[0], place[1]))));
      const isQuoted = (match.indices ?? [])
        .slice(1)
        .map((place) => place !== undefined && this.plain[place[0]] === '·');
      yield { from: match.index, to, text: this.text.slice(match.index, to), groups, isQuoted };
    }
  }
}

const isWithin = (at: number, within: readonly Phrase[] | undefined): boolean =>
  within === undefined || within.some(({ from, to }) => from <= at && at < to);

const unquoted = (text: string): string => (/^(["'`])[\s\S]*\1$/.test(text) ? text.slice(1, -1) : text);

function splitPhrases(plain: string): Phrase[] {
  const inner = plain.replace(/\([^()\n]*\)/g, (all) => all.replace(/[^·\n]/g, '_'));
  const ends = [...inner.matchAll(sentenceEnd)].map((match) => match.index);
  const found: Phrase[] = [];
  let from = 0;
  for (const [to, next] of [
    ...[...inner.matchAll(clauseEnd)].map((match) => [match.index, match.index + match[0].length] as const),
    [plain.length, plain.length] as const,
  ]) {
    if (plain.slice(from, to).trim() !== '')
      found.push({ from, to, sentence: ends.filter((end) => end < from).length });
    from = next;
  }
  return found;
}

/** A number in digits or in words. */
export const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : ((numbers as Readonly<Record<string, number>>)[word.toLowerCase()] ?? 1);

const unitNames: Readonly<Record<string, string>> = {
  minute: 'MINUTE_IN_SECONDS',
  min: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
  month: 'MONTH_IN_SECONDS',
  year: 'YEAR_IN_SECONDS',
};

/** Source of a pattern of a length of time, with groups for number and unit. */
export const span = '(?:<number>|an?)[\\s-]+(second|minute|min|hour|day|week|month|year)s?';

/** A length of time in seconds, as WordPress writes it. */
export function secondsOf(amount: string | undefined, unit: string): string {
  const count = amount === undefined ? 1 : numberOf(amount);
  const name = unitNames[unit.toLowerCase()];
  if (name === undefined) return String(count);
  return count === 1 ? name : `${count} * ${name}`;
}
