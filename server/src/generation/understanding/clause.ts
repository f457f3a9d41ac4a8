import { singularize } from '../naming/inflect.ts';
import type { Draft, DraftEntity } from './draft.ts';
import { adverbs, builtInRoles, staffNouns } from './lexicon/function-words.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { Token } from './tokens.ts';
import type { Interval, Recipient } from './understanding.ts';
import { isPerson } from './verb-sense.ts';

/** One statement of the description. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** The small words alone, in order. */
  readonly words: readonly string[];
  /** The clause as one small line, with spaces at both ends: ` show events on a map `. */
  readonly line: string;
  /** How often, by the whole sentence; absent when it does not say. */
  readonly often?: Interval | null;
  /** As it was typed, with its capitals, signs and quotes. */
  readonly text?: string;
}

export const clauseOf = (tokens: readonly Token[]): Clause => {
  const words = tokens.map(({ lower }) => lower);
  return { tokens, words, line: ` ${words.join(' ')} ` };
};

/** Reads one kind of statement; true when the clause was one. */
export type ClauseReader = (clause: Clause, draft: Draft) => boolean;

export const lower = (tokens: readonly Token[]): string[] => tokens.map((token) => token.lower);

/** The content types that a stretch of text names, in its order. */
export function entitiesIn(tokens: readonly Token[], draft: Draft): DraftEntity[] {
  const found = new Set<DraftEntity>();
  for (let index = 0; index < tokens.length; ) {
    const phrase = nounPhrase(tokens, index);
    const words = lower(phrase.words);
    for (let count = Math.min(words.length, 4); count > 0; count--) {
      const ending = words.slice(-count);
      const entity = draft.find(ending) ?? draft.find(words.slice(0, count));
      if (entity) {
        found.add(entity);
        break;
      }
    }
    if (words.length === 0 && /^(it|they|them|one|ones)$/.test(tokens[index]?.lower ?? '') && draft.last)
      found.add(draft.last);
    index = Math.max(phrase.next, index + 1);
  }
  return [...found];
}

/** What a statement is about: what it names, else what was spoken of before. */
export const subjectOf = (clause: Clause, draft: Draft): DraftEntity | null =>
  entitiesIn(clause.tokens, draft)[0] ?? draft.last ?? draft.main();

/** Nouns for what visitors send in, whatever the text has called it before. */
const sentNouns =
  /^(submissions?|requests?|entry|entries|responses?|leads?|sign-?ups?|signups?|applications?|registrations?|enquiry|enquiries|inquiry|inquiries|messages?|records?|forms?|orders?|bookings?|claims?)$/;

/** The entry that "each request", "the submissions" mean when nothing has this name. */
export const sentOf = (tokens: readonly Token[], draft: Draft): DraftEntity | null =>
  tokens.some(({ lower: word }) => sentNouns.test(word)) ? draft.sent() : null;

/** Nouns that name the plugin's content in general, or how it is shown, rather than a thing. */
const generic =
  /^(it|they|them|these|those|ones?|items?|entry|entries|records?|posts?|results?|data|things?|content|everything|pieces?|listings?|lists?|elements?)$/;

/**
 * The object of a verb at `verb`, when the text has introduced it or says "them": "delete old entries" is about what was
 * spoken of, "delete old revisions" about something that the plugin does not have.
 */
export function objectOf(clause: Clause, verb: number, draft: Draft): DraftEntity | null {
  const after = clause.tokens.slice(verb + 1);
  const named = entitiesIn(after, draft)[0];
  if (named) return named;
  const object = nounPhrase(after, /^(up|out|off|away)$/.test(after[0]?.lower ?? '') ? 1 : 0).words;
  const head = object.at(-1)?.lower ?? '';
  const sent = sentOf(object.slice(-1), draft);
  if (sent) return sent;
  return object.length === 0 || generic.test(head) || adverbs.has(head) ? (draft.last ?? draft.main()) : null;
}

/** Recipients that a stretch of text names, and the roles they need. */
export function recipientsIn(tokens: readonly Token[], draft: Draft): Recipient[] {
  const recipients: Recipient[] = [];
  const add = (recipient: Recipient) => {
    if (!recipients.some((known) => JSON.stringify(known) === JSON.stringify(recipient))) recipients.push(recipient);
  };
  tokens.forEach(({ lower: word }, index) => {
    if (
      /^(admins?|administrators?|us|me|owner|webmaster|office|team|shelter|school|club|church|parish|kitchen|clinic|shop|company|association|organi[sz]ation|library|museum|salon|restaurant|agency|practice|front-desk)$/.test(
        word,
      )
    )
      add({ to: 'admin' });
    else if (draft.senders.has(singularize(word))) add({ to: 'submitter' });
    else if (staffNouns.has(singularize(word)) && !builtInRoles.has(word)) {
      let start = index;
      while (start > 0 && index - start < 2 && isQualifier(tokens[start - 1])) start--;
      add({ to: 'role', role: draft.addRole(nameOf(tokens.slice(start, index + 1))) });
    } else if (isPerson(word) || /^(him|her|them)$/.test(word) || (word === 'they' && index === 0))
      add({ to: 'submitter' });
  });
  return recipients;
}

/** Small, but for abbreviations: "IT manager". */
const nameOf = (tokens: readonly Token[]) =>
  tokens.map(({ text, lower: word }) => (/^\p{Lu}{2,4}$/u.test(text) ? text : word)).join(' ');

const isQualifier = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !lemmaOf(token.lower)?.match(/^(send|notify|alert|email|inform|tell|remind|let|allow)$/) &&
  (/^(IT|HR|PR)$/.test(token.text) || nounPhrase([token], 0).words.length === 1) &&
  !/^(all|only|new)$/.test(token.lower);

const intervals: readonly (readonly [RegExp, Interval])[] = [
  [/ (hourly|every hour|each hour|once an hour|every few minutes|every \d+ minutes) /, 'hourly'],
  [/ (twice a day|twice daily|every 12 hours) /, 'twicedaily'],
  [
    / (weekly|every week|each week|once a week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|each (?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?) /,
    'weekly',
  ],
  [/ (monthly|every month|each month|once a month) /, 'monthly'],
  [
    / (daily|nightly|every (?:night|day|morning|evening|24 hours)|each (?:night|day|morning|evening)|once a day|at midnight|at night|overnight) /,
    'daily',
  ],
];

/** How often, when the clause says it. */
export const intervalIn = ({ line }: Pick<Clause, 'line'>): Interval | null =>
  intervals.find(([pattern]) => pattern.test(line))?.[1] ?? null;

const smallNumbers = new Map(
  'a 1,an 1,one 1,two 2,three 3,four 4,five 5,six 6,seven 7,ten 10,twelve 12,the 1'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
const hoursIn = new Map([
  ['hour', 1],
  ['day', 24],
  ['week', 168],
  ['month', 720],
  ['year', 8760],
  ['minute', 1 / 60],
]);

/** A span such as "30 days" or "one week", in hours; null when the clause names none. */
export const spanIn = (words: readonly string[]): number | null => spansIn(words)[0] ?? null;

/** All spans: "24 hours and 1 hour". */
export function spansIn(words: readonly string[]): number[] {
  const spans: number[] = [];
  for (const [index, word] of words.entries()) {
    const hours = hoursIn.get(singularize(word));
    if (hours === undefined || index === 0) continue;
    const before = words[index - 1] ?? '';
    const count = Number(smallNumbers.get(before) ?? before);
    if (Number.isFinite(count) && before !== '' && count > 0) spans.push(count * hours);
  }
  return spans;
}

/** Dates that are over when they are entered. */
const bygone = /birth|^dob$|founded|join|purchase|hire|created|publi|release|last_|reported|found|received|submitted/;

/** The first date of a content type; the one whose words the text names before others. */
export function dateFieldOf(entity: DraftEntity, line: string, isComing = false): string | null {
  const dates = [...entity.fields.values()].filter(
    ({ key, type }) => (type === 'date' || type === 'datetime') && !(isComing && bygone.test(key)),
  );
  const named = dates.find(({ label }) => line.includes(` ${label.toLowerCase()} `));
  return (named ?? dates[0])?.key ?? null;
}
