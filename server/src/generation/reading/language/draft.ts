import { timeUnits } from './function-words.ts';
import { is } from './kinds.ts';
import type { Phrase, Statement, Word } from './statement.ts';
import type { Token } from './tokens.ts';
import type { VerbGroup } from './verb-groups.ts';

/** A statement while it is read; `from` and `to` are places of its tokens. */
export type Draft = {
  -readonly [Key in Exclude<
    keyof Statement,
    'text' | 'start' | 'end' | 'words' | 'sentence' | 'heading' | 'isHeading' | 'speech'
  >]: Statement[Key];
} & { from: number; to: number; speech: Statement['speech'] | null };

/** What every statement of a sentence has in common. */
export interface Place {
  readonly description: string;
  readonly tokens: readonly Token[];
  readonly sentence: number;
  readonly heading: string | null;
  readonly isHeading: boolean;
}

export function newDraft(from: number): Draft {
  return {
    from,
    to: from,
    subject: [],
    verb: null,
    particle: null,
    lemma: null,
    objects: [],
    recipients: [],
    complements: [],
    conditions: [],
    adverbs: [],
    isNegated: false,
    modality: null,
    isPassive: false,
    isFragment: false,
    purpose: null,
    speech: null,
  };
}

export function finish({ from, to, speech, ...draft }: Draft, place: Place): Statement {
  const all = place.tokens.slice(from, Math.max(to, from + 1));
  const words = all.slice(Math.max(0, all.findIndex(isSpoken)), all.findLastIndex(isSpoken) + 1);
  const start = words[0]?.start ?? all[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  return {
    ...draft,
    text: place.description.slice(start, end),
    start,
    end,
    sentence: place.sentence,
    heading: place.heading,
    isHeading: place.isHeading,
    speech: speech ?? 'request',
    words: words.map(toWord),
  };
}

export function toWord({ text, lower, lemma, pos, start, end }: Token): Word {
  return { text, lower, lemma, pos, start, end };
}

/** Marks at the ends of a statement are no part of it. */
export function isSpoken(token: Token): boolean {
  return token.pos !== 'PUNCT' || token.quote !== null || token.value !== null;
}

/** A phrase of one word: an adjective behind "is", a pronoun. */
export function wordPhrase(token: Token, pronoun: string | null = null): Phrase {
  const word = toWord(token);
  return {
    words: [word],
    head: word,
    lemma: word.lemma,
    name: word.lower,
    isPlural: false,
    determiner: null,
    count: null,
    quantifier: null,
    owner: null,
    modifiers: [],
    quote: null,
    value: token.value,
    members: [],
    conjunction: null,
    restriction: null,
    note: null,
    pronoun,
  };
}

/** Takes over what a verb group says; what the draft had of an outer verb is combined with it. */
export function applyGroup(draft: Draft, group: VerbGroup): void {
  draft.verb = toWord(group.verb);
  draft.lemma = group.verb.lemma;
  draft.isPassive = group.isPassive;
  draft.isNegated = draft.isNegated !== group.isNegated;
  draft.modality = group.modality ?? draft.modality;
  draft.adverbs = [...draft.adverbs, ...group.adverbs.map(toWord)];
}

export function setParticle(draft: Draft, particle: string): void {
  draft.particle = particle;
  draft.lemma = `${draft.verb?.lemma ?? ''} ${particle}`;
}

/** Of a passive: what it is done to becomes the object, who is named with "by" the subject. */
export function turnPassive(draft: Draft): void {
  if (!draft.isPassive) return;
  const agent = draft.complements.find(
    ({ preposition, phrases }) => preposition === 'by' && phrases[0] !== undefined && isAgent(phrases[0]),
  );
  draft.objects = [...draft.subject, ...draft.objects];
  draft.subject = agent?.phrases ?? [];
  draft.complements = draft.complements.filter((complement) => complement !== agent);
}

/** Who did it, as in "by a tenant"; not when, how or in what order, as in "by email" and "by Friday". */
function isAgent(phrase: Phrase): boolean {
  if (phrase.value !== null || phrase.quote !== null || timeUnits.has(phrase.lemma)) return false;
  const isBare = phrase.determiner === null && phrase.owner === null && phrase.quantifier === null && !phrase.isPlural;
  return !(isBare && phrase.head.pos === 'NOUN' && !is(phrase.lemma, 'person') && !is(phrase.lemma, 'organisation'));
}
