import { isPlural, singularize } from '../naming/inflect.ts';
import { typeOfNoun } from './lexicon/field-nouns.ts';
import {
  adverbs,
  auxiliaries,
  containers,
  determiners,
  emptyAdjectives,
  modals,
  prepositions,
  pronouns,
  staffNouns,
  subordinators,
  visitors,
} from './lexicon/function-words.ts';
import { lemmaOf, means, nounLikeVerbs, type VerbMeaning } from './lexicon/verbs.ts';
import type { Token } from './tokens.ts';

export const isPerson = (word: string): boolean =>
  visitors.has(word) || staffNouns.has(singularize(word)) || /^(admin|administrator|editor)s?$/.test(word);

/** "Skaters can …": whoever may do something, known by the word or by its ending. */
export const isDoer = (words: readonly string[], index: number): boolean =>
  isPerson(words[index] ?? '') ||
  (/[a-z]{2}(ers|ors|ists|ees|ants|ians)$/.test(words[index] ?? '') && modals.has(words[index + 1] ?? ''));

const isFunctionWord = (word: string) =>
  determiners.has(word) ||
  prepositions.has(word) ||
  auxiliaries.has(word) ||
  modals.has(word) ||
  pronouns.has(word) ||
  subordinators.has(word) ||
  word === 'and' ||
  word === 'or';

const subjects = new Set(
  'it they we i you he she someone anyone everyone everybody somebody who which that to please'.split(' '),
);

/** Whether the noun phrase from `start` ends with a plural: "list upcoming events" lists, "list price" is a price. */
function leadsToPlural(tokens: readonly Token[], start: number): boolean {
  let last = '';
  for (const token of tokens.slice(start, start + 6)) {
    if (token.kind === 'sign' || isFunctionWord(token.lower)) break;
    last = token.lower;
  }
  return last !== '' && isPlural(last) && !containers.has(last);
}

const commands: readonly VerbMeaning[] = [
  'manage',
  'show',
  'notify',
  'remove',
  'export',
  'import',
  'log',
  'filter',
  'group',
  'limit',
  'expire',
];

/** Whether only one or two words, which can be a subject, stand between the beginning of a clause and a word. */
const isSubjectBefore = (tokens: readonly Token[], index: number, start: number): boolean =>
  index - start <= 3 &&
  tokens.slice(start, index).every(({ kind, lower }) => kind === 'word' && !prepositions.has(lower));

/** Whether a word is used as a verb, by what stands around it. `start` is where its clause begins. */
export function isVerbAt(tokens: readonly Token[], index: number, start = 0): boolean {
  const word = tokens[index]?.lower ?? '';
  const lemma = lemmaOf(word);
  if (lemma === undefined) return false;
  const isForm = word !== lemma && word !== 'keep track of' && word !== 'sign up';
  if (isForm && /(ing|ed|en)$/.test(word)) return false;
  let before = index - 1;
  while (before >= start && before > index - 4 && adverbs.has(tokens[before]?.lower ?? '')) before--;
  const previous = before >= start ? (tokens[before]?.lower ?? '') : '';
  const next = tokens[index + 1];
  if (modals.has(previous) || subjects.has(previous)) return true;
  // "join date, return date": a property
  if (!isForm && typeOfNoun.has(`${word} ${tokens[index + 1]?.lower ?? ''}`)) return false;
  const second = tokens[index + 2];
  const endsThere = second === undefined || second.kind === 'sign' || isFunctionWord(second.lower);
  if (!isForm && endsThere && /^(date|time|number|fee|price|code|url|type|level)$/.test(tokens[index + 1]?.lower ?? ''))
    return false;
  const hasObject =
    next !== undefined &&
    (determiners.has(next.lower) ||
      pronouns.has(next.lower) ||
      emptyAdjectives.has(next.lower) ||
      leadsToPlural(tokens, index + 1));
  if (previous === '') {
    // "Support tickets" are tickets, "Show tickets" shows them.
    const isCommand = commands.some((meaning) => means(lemma, meaning)) || determiners.has(next?.lower ?? '');
    return !isForm && (!nounLikeVerbs.has(lemma) || (hasObject && isCommand));
  }
  if (isPerson(previous)) {
    const agrees = isPlural(previous) !== isForm;
    return (
      agrees &&
      (!nounLikeVerbs.has(lemma) ||
        hasObject ||
        next === undefined ||
        prepositions.has(next.lower) ||
        next.kind === 'sign' ||
        isPlural(previous))
    );
  }
  if (determiners.has(previous) || prepositions.has(previous)) return false;
  // "for each hive record the location"
  if (nounLikeVerbs.has(lemma)) {
    // "Our museum shows exhibits"
    if (isForm)
      return (
        determiners.has(tokens[start]?.lower ?? '') &&
        index - start === 2 &&
        !isPlural(previous) &&
        leadsToPlural(tokens, index + 1)
      );
    if (/^(the|its|their)$/.test(next?.lower ?? '') && index > start + 1) return true;
    // "Shelters list pets with …", "Neighbours borrow tools"
    return isPlural(previous) && !typeOfNoun.has(previous) && isSubjectBefore(tokens, index, start) && hasObject;
  }
  if (!isForm && isPlural(previous) && /^\p{L}/u.test(previous)) return true;
  if (previous === 'and' || previous === 'or' || previous === ',') return !isForm && hasObject;
  return isForm && lemma !== word && !isPlural(previous) && hasObject;
}
