import type { PlanCondition } from '../behaviours/conditions.ts';

import type { Feature } from './features.ts';
import type { Condition, Phrase, Statement } from './language/statement.ts';
import { dateVerbs, lookUp, statusWords } from './record-words.ts';
import type { Scene, SceneAttribute } from './scene.ts';
import { daysOf } from './spans.ts';

/** Conditions that a statement has, and what of it they were read from. */
export interface ConditionsRead {
  readonly conditions: readonly PlanCondition[];
  readonly used: readonly Feature[];
}

/** What a statement says of which records it is about: relative clauses, comparisons, exceptions, roles of owners. */
export function readConditions(
  statement: Statement,
  entity: string,
  features: readonly Feature[],
  scene: Scene,
): ConditionsRead {
  const reader = new ConditionReader(entity, scene);
  for (const phrase of phrasesOf(statement))
    if (scene.recordOf(phrase) === entity || isPersonOf(phrase, entity, scene)) reader.record(phrase);
  for (const condition of statement.conditions) reader.condition(condition);
  for (const { preposition, phrases } of statement.complements)
    if (
      preposition === 'except' ||
      preposition === 'except for' ||
      preposition === 'other than' ||
      preposition === 'but'
    )
      for (const phrase of phrases) reader.exception(phrase);
  const { conditions, phrases } = reader;
  const used = features.filter(({ phrase }) => phrase !== null && phrases.has(phrase));
  return { conditions: unique(conditions).slice(0, 12), used };
}

const isPersonOf = (phrase: Phrase, entity: string, scene: Scene): boolean =>
  entity === 'user' && scene.personOf(phrase)?.is === 'role';

/** All phrases at the first level of a statement, the members of lists too. */
export function phrasesOf({ subject, objects, recipients, complements }: Statement): readonly Phrase[] {
  return [...subject, ...objects, ...recipients, ...complements.flatMap(({ phrases }) => phrases)].flatMap((phrase) => [
    phrase,
    ...phrase.members,
    ...(phrase.owner === null ? [] : [phrase.owner]),
  ]);
}

class ConditionReader {
  readonly #entity: string;
  readonly #scene: Scene;
  readonly conditions: PlanCondition[] = [];
  /** What the conditions were read from. */
  readonly phrases = new Set<Phrase>();

  constructor(entity: string, scene: Scene) {
    this.#entity = entity;
    this.#scene = scene;
  }

  /** What a phrase says of the records that it means: "unpaid orders", "posts in the category News". */
  record(phrase: Phrase): void {
    for (const { lower, lemma } of phrase.modifiers) {
      const status = this.#status(lower) ?? this.#status(lemma);
      if (status !== null) this.#add({ attribute: 'status', is: 'equal', value: status }, phrase);
    }
    const person = this.#entity === 'user' ? this.#scene.personOf(phrase) : null;
    if (person?.is === 'role') this.#add({ attribute: 'role', is: 'contains', value: person.role }, phrase);
    if (phrase.owner !== null) this.#owner(phrase.owner);
    if (phrase.restriction !== null) this.#restriction(phrase.restriction, false);
  }

  condition({ connective, statement, phrases }: Condition): void {
    const isExcept = connective === 'except' || connective === 'unless' || connective === 'without';
    if (connective === 'except') for (const phrase of phrases) this.exception(phrase);
    if (
      connective === 'if' ||
      connective === 'only_if' ||
      connective === 'unless' ||
      connective === 'as_long_as' ||
      connective === 'where'
    ) {
      if (statement !== null) this.#restriction(statement, isExcept);
    }
    // "When an order over 100 is completed"
    if (connective === 'when' || connective === 'once' || connective === 'as_soon_as' || connective === 'after') {
      for (const phrase of statement === null ? [] : phrasesOf(statement))
        if (this.#scene.recordOf(phrase) === this.#entity) this.record(phrase);
    }
  }

  /** "… except administrators", "… but not for orders under 20". */
  exception(phrase: Phrase): void {
    for (const one of phrase.members.length > 0 ? phrase.members : [phrase]) {
      const person = this.#scene.personOf(one);
      if (person?.is === 'role') {
        const attribute = this.#entity === 'user' ? 'role' : 'owner.role';
        this.#add({ attribute, is: 'not_contains', value: person.role }, one);
      } else if (one.restriction !== null) this.#restriction(one.restriction, true);
      else if (one.quote !== null && this.#has('category'))
        this.#add({ attribute: 'category', is: 'not_contains', value: one.quote }, one);
    }
  }

  #owner(owner: Phrase): void {
    const person = this.#scene.personOf(owner);
    if (person?.is === 'role' && this.#entity !== 'user' && person.role !== 'customer')
      this.#add({ attribute: 'owner.role', is: 'contains', value: person.role }, owner);
  }

  /** A relative clause, a comparison or a prepositional phrase about the records. */
  #restriction(statement: Statement, isNegated: boolean): void {
    const isNot = statement.isNegated !== isNegated;
    const dates = lookUp(dateVerbs, this.#entity) ?? dateVerbs.post ?? {};
    const spans = [
      ...statement.complements.flatMap(({ phrases }) => phrases),
      ...statement.conditions.flatMap(({ phrases, offset }) => [...phrases, ...(offset === null ? [] : [offset])]),
      ...statement.objects,
    ];
    const span = spans.find(({ value }) => value?.kind === 'duration');
    const days = span?.value == null ? null : daysOf(span.value);
    const date = statement.lemma === null ? undefined : lookUp(dates, statement.lemma);
    if (days !== null && span !== undefined) {
      // "have not logged in for two years", "older than a year", "registered in the last week"
      const attribute = date ?? this.#dateIn(statement) ?? (this.#entity === 'user' ? 'registered' : 'date');
      if (this.#has(attribute))
        this.#add(
          { attribute, is: isNot === (date !== undefined) ? 'older_than_days' : 'within_days', value: days },
          span,
        );
      if (date === undefined && !isNot)
        this.conditions.splice(-1, 1, { attribute, is: 'older_than_days', value: days });
      return;
    }
    for (const { preposition, phrases } of statement.complements)
      for (const phrase of phrases) this.#compared(preposition, phrase, isNot, statement);
    for (const phrase of statement.objects)
      this.#compared(
        statement.lemma === 'have' || statement.lemma === 'contain' ? 'with' : 'be',
        phrase,
        isNot,
        statement,
      );
  }

  #compared(preposition: string, phrase: Phrase, isNot: boolean, statement: Statement): void {
    const { value, quote, name, lemma } = phrase;
    const said = quote ?? name;
    const amount = value === null ? phrase.count : value.amount;
    const above = /^(?:over|above|more than|from|than|exceeding|at least)$/;
    const below = /^(?:under|below|less than|up to|at most)$/;
    if (amount !== null && (above.test(preposition) || below.test(preposition))) {
      const attribute = this.#numberFor(phrase, statement);
      const isMore =
        above.test(preposition) && !/\b(?:fewer|less|smaller|shorter|lower|cheaper|younger)\b/.test(statement.text);
      if (attribute !== null) this.#add({ attribute, is: isMore !== isNot ? 'more' : 'less', value: amount }, phrase);
      return;
    }
    const status = this.#status(said.toLowerCase()) ?? this.#status(lemma);
    if (status !== null) {
      this.#add({ attribute: 'status', is: isNot ? 'not_equal' : 'equal', value: status }, phrase);
      return;
    }
    const person = this.#scene.personOf(phrase);
    if (
      person?.is === 'role' &&
      (preposition === 'by' || preposition === 'of' || preposition === 'from' || preposition === 'be')
    ) {
      const attribute = this.#entity === 'user' ? 'role' : 'owner.role';
      this.#add({ attribute, is: isNot ? 'not_contains' : 'contains', value: person.role }, phrase);
      return;
    }
    if (preposition === 'in' || preposition === 'from' || preposition === 'tagged' || preposition === 'under') {
      const attribute = /\btag/.test(`${name} ${statement.text}`) ? 'tag' : 'category';
      const term = quote ?? (phrase.modifiers.length > 0 || phrase.head.pos === 'PROPN' ? termOf(phrase) : null);
      if (term !== null && this.#has(attribute))
        this.#add({ attribute, is: isNot ? 'not_contains' : 'contains', value: term }, phrase);
      return;
    }
    if (preposition === 'with' || preposition === 'without' || preposition === 'be') {
      const attribute = this.#attribute(said);
      if (attribute !== null)
        this.#add({ attribute: attribute.key, is: (preposition === 'without') !== isNot ? 'empty' : 'filled' }, phrase);
    }
  }

  /** "30 items" are the number of items, "100 €" the total. */
  #numberFor({ value, name }: Phrase, statement: Statement): string | null {
    const named = statement.subject
      .map((phrase) => this.#attribute(phrase.name, ['number', 'money']))
      .find((one) => one !== null);
    if (named != null) return named.key;
    const of = this.#attribute(name, ['number', 'money']);
    if (of !== null) return of.key;
    const known = this.#scene.attributesOf(this.#entity);
    if (value?.kind === 'money' || value?.kind === 'number')
      return known.find(({ type }) => type === 'money')?.key ?? null;
    if (value?.kind === 'measure' && /^[kmg]i?b$/i.test(value.unit ?? ''))
      return known.find(({ key }) => key === 'file_size')?.key ?? null;
    return null;
  }

  #dateIn(statement: Statement): string | null {
    for (const { name } of statement.subject) {
      const found = this.#attribute(name, ['date']);
      if (found !== null) return found.key;
    }
    return null;
  }

  #attribute(words: string, types?: readonly SceneAttribute['type'][]): SceneAttribute | null {
    return this.#scene.attributeOf(this.#entity, words, types);
  }

  #has(key: string): boolean {
    return this.#scene.attributesOf(this.#entity).some((one) => one.key === key);
  }

  #status(word: string): string | null {
    if (!this.#has('status')) return null;
    const storage = this.#scene.kind(this.#entity)?.storage ?? 'post';
    return lookUp(lookUp(statusWords, storage) ?? {}, word) ?? null;
  }

  #add(condition: PlanCondition, phrase: Phrase): void {
    this.conditions.push(condition);
    this.phrases.add(phrase);
  }
}

/** "the News category", "category News": the term. */
function termOf({ words }: Phrase): string | null {
  const own = words.filter(({ lower, pos }) => pos !== 'DET' && !/^(?:category|categories|tag|tags)$/.test(lower));
  return own.length === 0 ? null : own.map(({ text }) => text).join(' ');
}

function unique(conditions: readonly PlanCondition[]): PlanCondition[] {
  const seen = new Set<string>();
  return conditions.filter((one) => {
    const text = JSON.stringify(one);
    return !seen.has(text) && seen.add(text);
  });
}
