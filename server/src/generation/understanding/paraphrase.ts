import { isPlural, pluralize } from '../naming/inflect.ts';
import { typeOfNoun } from './lexicon/field-nouns.ts';
import { auxiliaries, determiners, staffNouns } from './lexicon/function-words.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import { type Paraphrase, said } from './paraphrase-rule.ts';
import { withPlainLists } from './property-lists.ts';
import { withoutSpeakers } from './speakers.ts';
import type { Token } from './tokens.ts';
import { isPerson } from './verb-sense.ts';
import { withoutWishes } from './wishes.ts';

/** "… so that nobody has to call us" tells why, not what. */
const withoutPurpose: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 2 &&
      ((lower === 'so' &&
        /^(that|i|we|they|nothing|nobody|people|users|visitors)$/.test(tokens[index + 1]?.lower ?? '')) ||
        (lower === 'in' && tokens[index + 1]?.lower === 'order')),
  );
  if (at < 0) return tokens;
  return tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
};

const siteOwners = /^(admins?|administrators?|owners?|webmasters?|developers?|editors?)$/;

/** "As a customer I want to submit tickets" → "customers can submit tickets". */
const userStory: Paraphrase = (tokens) => {
  if (tokens[0]?.lower !== 'as' || !/^(a|an|the)$/.test(tokens[1]?.lower ?? '')) return tokens;
  const speaker = tokens.findIndex(({ lower }, index) => index < 9 && /^(i|we)$/.test(lower));
  if (speaker < 3) return tokens;
  const who = tokens.slice(2, speaker).filter(({ kind }) => kind === 'word');
  let start = speaker + 1;
  while (
    /^(would|like|want|wish|need|can|should|must|have|to|be able to|could|'d|please)$/.test(tokens[start]?.lower ?? '')
  )
    start++;
  const wish = tokens.slice(start);
  const last = who.at(-1);
  const isDeed =
    tokens[start - 1]?.lower === 'to' || /^(can|should|must|could|be able to)$/.test(tokens[start - 1]?.lower ?? '');
  if (last === undefined || wish.length === 0 || who.length > 3) return tokens;
  if (!isDeed || siteOwners.test(last.lower)) return wish;
  const many = { ...last, text: pluralize(last.text), lower: pluralize(last.lower) };
  const [first = last] = who.length > 1 ? who : [many];
  const from = { ...first, at: tokens[0]?.at ?? first.at };
  return [from, ...who.slice(1, -1), ...(who.length > 1 ? [many] : []), said('can', last), ...wish];
};

/** "I keep bees and want to log inspections" → "log inspections". */
const ownWish: Paraphrase = (tokens) => {
  if (!/^(i|we)$/.test(tokens[0]?.lower ?? '')) return tokens;
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 1 &&
      index < 20 &&
      lower === 'to' &&
      /^(want|need|like|wish)$/.test(tokens[index - 1]?.lower ?? '') &&
      tokens.slice(0, index).some(({ lower: word }) => /^(and|,|so)$/.test(word)),
  );
  return at < 0 ? tokens : tokens.slice(at + 1);
};

/** "It lets members book courts" → "members can book courts". */
const permission: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index < 6 && /^(lets?|allows?|enables?|letting|allowing|enabling)$/.test(lower),
  );
  if (at < 0) return tokens;
  const phrase = nounPhrase(tokens, at + 1);
  const who = phrase.words;
  const last = who.at(-1)?.lower ?? '';
  let next = phrase.next;
  if (who.length === 0 || who.length > 3 || !(isPerson(last) || /(ers|ors|ists|ians|ents)$/.test(last))) return tokens;
  if (tokens[next]?.lower === 'to') next++;
  if (lemmaOf(tokens[next]?.lower ?? '') === undefined) return tokens;
  return [...who, said('can', who.at(-1)), ...tokens.slice(next)];
};

const taking = /^(happens?|occurs?|takes?|held|run|runs|start|starts)$/;

/** "Talks take place in a room at a time and show one film" → "talks with a room, a time, one film". */
const happening: Paraphrase = (tokens) => {
  let at = tokens.findIndex(({ lower }, index) => index > 0 && index < 6 && taking.test(lower));
  if (at < 0) return tokens;
  const first = auxiliaries.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  if (tokens[at]?.lower.startsWith('take')) {
    if (tokens[at + 1]?.lower !== 'place') return tokens;
    at++;
  }
  const isDetail = (index: number) =>
    /^(at|in|on|with)$/.test(tokens[index]?.lower ?? '') && /^(a|an|one|the)$/.test(tokens[index + 1]?.lower ?? '');
  if (!isDetail(at + 1)) return tokens;
  const rest: Token[] = [];
  for (let index = at + 2; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    const word = tokens[index + 1]?.lower ?? '';
    if (isDetail(index)) rest.push(said(',', token));
    else if (
      /^(and|,)$/.test(token.lower) &&
      /^(shows?|features?|presents?|has|have)$/.test(word) &&
      determiners.has(tokens[index + 2]?.lower ?? '')
    ) {
      rest.push(said(',', token));
      index++;
    } else rest.push(token);
  }
  return [...tokens.slice(0, first), said('with', tokens[at]), ...rest];
};

/** "Inspections for each hive: date, notes", "services per church, with priest" → "… with hive, date, notes". */
const perOwner: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      index < 14 &&
      (lower === 'per' || (lower === 'for' && /^(each|every)$/.test(tokens[index + 1]?.lower ?? ''))),
  );
  if (at < 0 || !isPlural(tokens[at - 1]?.lower ?? '')) return tokens;
  const owner = nounPhrase(tokens, at + 1);
  let next = owner.next;
  if (owner.words.length === 0 || owner.words.length > 3) return tokens;
  const opens = () => /^(:|with|including)$/.test(tokens[next]?.lower ?? '');
  if (tokens[next]?.text === ',' && tokens[next + 1]?.lower === 'with') next++;
  if (!opens()) return tokens;
  return [
    ...tokens.slice(0, at),
    said('with', tokens[at]),
    ...owner.words,
    said(',', tokens[next]),
    ...tokens.slice(next + 1),
  ];
};

/** What things are counted or priced by, rather than things that have something. */
const measures =
  /^(minute|hour|day|night|week|weekend|month|quarter|year|season|time|person|head|guest|piece|unit|kilo|page)$/;

/** "opening hours per shop, shown by a block" → "shops with opening hours, shown by a block". */
const propertyOfEach: Paraphrase = (tokens) => {
  const property = nounPhrase(tokens, 0);
  // What is no known property belongs to a thing as records do, "reviews per product", or is done: "report per team".
  if (!typeOfNoun.has(property.words.map(({ lower }) => lower).join(' '))) return tokens;
  let at = property.next;
  if (tokens[at]?.lower === 'for' && /^(each|every)$/.test(tokens[at + 1]?.lower ?? '')) at++;
  else if (tokens[at]?.lower !== 'per') return tokens;
  const owner = nounPhrase(tokens, at + 1);
  const last = owner.words.at(-1);
  if (last === undefined || owner.words.length > 2 || measures.test(last.lower)) return tokens;
  if (!/^(|,|\.|;|and)$/.test(tokens[owner.next]?.lower ?? '')) return tokens;
  const many = isPlural(last.lower) ? last.lower : pluralize(last.lower);
  // Words keep to the order of the text: from where to where a sentence reaches is told by its first and last ones.
  const held = property.words.map(({ lower }) => said(lower, last));
  const owners = [...owner.words.slice(0, -1).map(({ lower }) => lower), many];
  return [
    ...owners.map((word) => said(word, property.words[0])),
    said('with', tokens[at]),
    ...held,
    ...tokens.slice(owner.next),
  ];
};

/** "Releases come with a date" → "releases have a date". */
const coming: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 0 && index < 6 && /^comes?$/.test(lower) && tokens[index + 1]?.lower === 'with',
  );
  if (at < 0) return tokens;
  return [...tokens.slice(0, at), said('have', tokens[at]), ...tokens.slice(at + 2)];
};

/** "an urgency of low, medium or high" → "an urgency (low, medium, high)". */
const valuesOf: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => lower === 'of' && tokens[index + 2]?.text === ',' && tokens[index + 1]?.kind === 'word',
  );
  if (at < 1) return tokens;
  let end = at + 1;
  while (tokens[end]?.kind === 'word' && tokens[end + 1]?.text === ',') end += 2;
  if (tokens[end]?.lower === 'or') end++;
  else if (tokens[end + 1]?.lower === 'or') end += 2;
  else return tokens;
  if (tokens[end]?.kind !== 'word') return tokens;
  return [
    ...tokens.slice(0, at),
    said('(', tokens[at]),
    ...tokens.slice(at + 1, end + 1),
    said(')', tokens[end]),
    ...tokens.slice(end + 1),
  ];
};

/** "samples - id, date, results" → "samples: id, date, results". */
const dashedList: Paraphrase = (tokens) => {
  const first = nounPhrase(tokens, 0);
  const { words } = first;
  const next = tokens[first.next]?.lower === 'of' ? nounPhrase(tokens, first.next + 1).next : first.next;
  const commas = tokens.filter(({ text }) => text === ',').length;
  if (!/^[-–—]$/.test(tokens[next]?.text ?? '') || words.length === 0 || commas < 1) return tokens;
  return [...tokens.slice(0, next), said(':', tokens[next]), ...tokens.slice(next + 1)];
};

const paraphrases: readonly Paraphrase[] = [
  withoutPurpose,
  userStory,
  ownWish,
  ...withoutSpeakers,
  ...withoutWishes,
  ...withPlainLists,
  permission,
  happening,
  coming,
  valuesOf,
  perOwner,
  propertyOfEach,
  dashedList,
];

/** A sentence in the words that readers know; each form of sentence is brought to the one that they read. */
export const paraphrase = (tokens: readonly Token[]): readonly Token[] =>
  paraphrases.reduce((known, rule) => rule(known), tokens);

/** Whether somebody with an account of their own does something that visitors do too. */
export const actsLikeVisitor = (word: string): boolean =>
  staffNouns.has(word) && /^(parent|volunteer|helper|mentor|host|vendor|seller|farmer|driver|worker)$/.test(word);
