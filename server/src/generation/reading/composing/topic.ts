import { kindsOf } from '../language/kinds.ts';
import type { Token } from '../language/tokens.ts';
import type { MarkedSentence } from '../learned/read-marks.ts';
import { isPeople } from './people.ts';
import { noRecords } from './records-told.ts';
import { isThing } from './things.ts';

/** A noun has to count that much to be what a description is about. */
const leastSaid = 3;

/** Nouns that stand for whatever was spoken of. */
const vague =
  /^(?:thing|one|other|kind|sort|case|way|part|lot|bit|end|rest|problem|question|idea|reason|fact|point|hand|name|word|use|work|job title|business|company|club|association|office|school|shop|team|family|group|house|home|country|town|city|village|day|number|price|money|side|place|room|wall|floor|street|phone|computer|person|people|man|woman|child|kid|mother|father|sister|brother|husband|wife|son|daughter|uncle|aunt|cousin|grandmother|colleague|nephew|niece|neighbour|neighbor|internet|google|excel|paper|detail|information|anything|everything|nothing|something|half|quarter|minute|hour|letter|figure)$/;

/**
 * What a description is about where no deed names it: the noun that its deeds and their conditions turn on, said more than
 * once. Null where none stands out.
 */
export function topicOf(sentences: readonly MarkedSentence[]): string | null {
  const scores = new Map<string, number>();
  const add = ({ lemma }: Token, score: number): void => {
    scores.set(lemma, (scores.get(lemma) ?? 0) + score);
  };
  for (const { tokens, acts, chunks } of sentences) {
    const nouns = tokens.filter((token, at) => canBeTopic(token) && isNounHere(token, tokens[at - 1]));
    for (const noun of nouns) add(noun, acts.length > 0 ? 1 : 0.75);
    // "If a *find* is made of gold", "when a *job's* words": what a condition speaks of first
    for (const chunk of chunks) {
      const first = tokens.slice(chunk.from, chunk.to).find(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
      if (first !== undefined && nouns.includes(first)) add(first, 1);
    }
    // "*Galleries* older than four years could be closed"
    const [act] = acts;
    const subject = act === undefined ? undefined : tokens.slice(0, act.from).find(({ pos }) => pos === 'NOUN');
    if (subject !== undefined && nouns.includes(subject)) add(subject, 1);
  }
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= leastSaid ? best[0] : null;
}

/** "A match", "dry books", "hotels": what stands so is no verb that looks like a noun. */
const isNounHere = ({ lower, lemma }: Token, before: Token | undefined): boolean =>
  /^(?:DET|ADJ|NUM|NOUN)$/.test(before?.pos ?? '') ||
  /^(?:my|our|your|their|his|her|its)$/.test(before?.lower ?? '') ||
  (lower !== lemma && lower.endsWith('s'));

/** Whether a word can name the records that a description is about. */
export function canBeTopic({ pos, lemma, lower, quote, value }: Token): boolean {
  if (pos !== 'NOUN' || quote !== null || value !== null || lower.length < 3) return false;
  if (vague.test(lemma) || noRecords.test(lemma) || isPeople(lemma)) return false;
  const categories = kindsOf(lemma)?.categories;
  return categories !== undefined && (categories.get('location') ?? 0) < 0.5 && isThing(lemma);
}

/** Deeds that say what there is, or what it has. */
const describing = new Set(['list', 'fields', 'declare', 'submit', 'search', 'export', 'columns']);

/** Words for what was spoken of before. */
const pronoun = /^(?:them|they|each|those|these|all)$/;

/**
 * What "them" and "each" stand for where no deed names records: "We have 300 *companies* and want a directory of them." The
 * nearest word for several before it, in its sentence or the one before. Null where there is none.
 */
export function antecedentOf(sentences: readonly MarkedSentence[]): string | null {
  for (const [at, { tokens, acts }] of sentences.entries()) {
    if (!acts.some(({ intent, isDenied }) => describing.has(intent) && !isDenied)) continue;
    const place = tokens.findIndex(({ lower }) => pronoun.test(lower));
    if (place === -1) continue;
    const before = [...(sentences[at - 1]?.tokens ?? []), ...tokens.slice(0, place)];
    const noun = before.findLast((token, index) => {
      const { pos, lower, lemma, quote, value } = token;
      return (
        pos === 'NOUN' &&
        lower !== lemma &&
        lower.endsWith('s') &&
        quote === null &&
        value === null &&
        isNounHere(token, before[index - 1]) &&
        !noRecords.test(lemma) &&
        !timeOrPart.test(lemma)
      );
    });
    if (noun !== undefined) return noun.lemma;
  }
  return null;
}

const timeOrPart =
  /^(?:time|day|week|month|year|hour|minute|second|euro|pound|dollar|thing|kind|sort|way|person|people|reason|problem)$/;
