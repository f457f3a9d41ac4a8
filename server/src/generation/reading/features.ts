import type { Condition, Phrase, Statement } from './language/statement.ts';
import type { Scene } from './scene.ts';

/** The part that something has in a statement. */
export type Role = 'act' | 'object' | 'modifier' | 'subject' | 'recipient' | 'complement' | 'condition' | 'adverb';

/** One thing that a statement says: what two statements are compared by. */
export interface Feature {
  readonly role: Role;
  /** Preposition or connective that it stands behind. */
  readonly link: string | null;
  /** A lemma, or a class in angle brackets that stands for whatever there is: `<record>`, `<role>`, `<number>`. */
  readonly word: string;
  /** Of a record: its key. */
  readonly record: string | null;
  readonly weight: number;
  /** What it was read from; null for verbs and adverbs. */
  readonly phrase: Phrase | null;
}

const weights: Readonly<Record<Role, number>> = {
  act: 2,
  object: 2,
  modifier: 0.9,
  subject: 0.7,
  recipient: 0.7,
  complement: 1,
  condition: 0.7,
  adverb: 0.4,
};

/** What is written as a value is said for its own sake, wherever it stands. */
const valueWords = /^<(?:number|duration|money|percent|email|url|path|quote|date|time|measure|range|shortcode|code)>$/;
const valueWeight = 1.3;

/** Verbs that say little of what is done. */
const lightVerbs = new Set([
  'be',
  'have',
  'do',
  'make',
  'get',
  'let',
  'want',
  'need',
  'go',
  'come',
  'give',
  'put',
  'happen',
  'use',
  'take',
  'keep',
  'like',
  'allow',
  'help',
  'should',
]);

/** All that a statement says, in its order. */
export function featuresOf(statement: Statement, scene: Scene): readonly Feature[] {
  const features: Feature[] = [];
  const add = (
    role: Role,
    word: string,
    link: string | null,
    phrase: Phrase | null,
    factor = 1,
    record: string | null = null,
  ) =>
    features.push({
      role,
      word,
      link,
      phrase,
      record,
      weight: valueWords.test(word) ? valueWeight : weights[role] * factor,
    });

  const addPhrase = (phrase: Phrase, role: Role, link: string | null, factor: number): void => {
    const all = phrase.members.length > 0 ? phrase.members : [phrase];
    for (const one of all) {
      const { word, record } = classOf(one, scene);
      add(role, word, link, one, all.length > 1 ? factor / Math.sqrt(all.length) : factor, record);
      if (one.quote !== null) continue;
      for (const { lemma, pos } of one.modifiers)
        if (pos !== 'NUM' && !word.startsWith('<record')) add('modifier', lemma, null, null, factor * 0.8);
        else if (pos !== 'NUM') add('modifier', lemma, null, null, factor * 0.5);
      if (one.owner !== null) addPhrase(one.owner, 'modifier', 'of', factor * 0.6);
      if (one.restriction !== null) addStatement(one.restriction, 'that', factor * 0.6);
    }
  };
  const addStatement = (inner: Statement, link: string, factor: number): void => {
    if (inner.lemma !== null && !lightVerbs.has(inner.lemma)) add('condition', inner.lemma, link, null, factor);
    for (const phrase of [...inner.subject, ...inner.objects, ...inner.recipients])
      addPhrase(phrase, 'condition', link, factor);
    for (const { phrases, preposition } of inner.complements)
      for (const phrase of phrases) addPhrase(phrase, 'condition', preposition, factor);
  };
  const addCondition = ({ connective, statement: inner, phrases, offset }: Condition): void => {
    if (inner !== null) addStatement(inner, connective, 1);
    for (const phrase of phrases) addPhrase(phrase, 'condition', connective, 1);
    if (offset !== null) addPhrase(offset, 'condition', connective, 0.8);
  };

  const { lemma, objects, subject, recipients, complements, conditions, adverbs } = statement;
  if (lemma !== null) add('act', lemma, null, null, lightVerbs.has(lemma) ? 0.35 : 1);
  for (const phrase of objects) addPhrase(phrase, 'object', null, 1);
  for (const phrase of subject) addPhrase(phrase, 'subject', null, 1);
  for (const phrase of recipients) addPhrase(phrase, 'recipient', null, 1);
  for (const { preposition, phrases, statement: inner } of complements) {
    for (const phrase of phrases) addPhrase(phrase, 'complement', preposition, 1);
    if (inner !== null) addStatement(inner, preposition, 0.7);
  }
  for (const condition of conditions) addCondition(condition);
  for (const { lemma: word } of adverbs) add('adverb', word, null, null);
  return features;
}

/** What a phrase is compared as. */
export function classOf(phrase: Phrase, scene: Scene): { readonly word: string; readonly record: string | null } {
  if (phrase.quote !== null) return { word: '<quote>', record: null };
  if (phrase.value !== null) return { word: `<${phrase.value.kind}>`, record: null };
  const person = scene.personOf(phrase);
  if (person !== null)
    return {
      word: person.is === 'visitor' ? '<visitor>' : '<person>',
      record: person.is === 'visitor' ? null : 'user',
    };
  const record = scene.recordOf(phrase);
  if (record !== null) return { word: '<record>', record };
  return { word: phrase.lemma.toLowerCase(), record: null };
}
