import { pluralize, singularize, titleCase, toKebab, toSnake } from '../naming/inflect.ts';
import { countableFor, iconFor, isPrivateNoun } from './lexicon/entity-nouns.ts';
import { containers, emptyAdjectives } from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';
import type { Behaviour, CoreField, Entity, Field, Role, Support, Taxonomy } from './understanding.ts';

const maxEntities = 12;
const maxFields = 40;

/** A content type while the text is read. */
export interface DraftEntity {
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: Map<string, Field>;
  readonly core: Map<CoreField['as'], string>;
  readonly taxonomies: Map<string, Taxonomy>;
  readonly supports: Set<Support>;
  isPrivate: boolean;
}

const pronounLike =
  /^(?:it|they|them|these|those|one|ones|item|entry|entries|record|post|posts|result|results|data|thing|content|everything|piece|listing|element)s?$/;

/** Words that name no content type: parts of a site and of a plugin. */
const noEntity = new Set(
  'address phone plugin site website wordpress page home homepage frontend admin dashboard shortcode block widget api endpoint email mail notification report setting option field form button column table database csv file cron job_ user visitor way ability feature following list grid map slider calendar chart command csv export import search filter role permission capability week day night month year time front-end backend sidebar footer header menu_ taxonomy category tag status average total number result statistic stat minute hour second transient revision trash cache redirect redirection url ip attempt login password spam backup performance speed security mode cookie script stylesheet image_ seo post article_ draft_ thumbnail_ permalink upload_ cleanup visit_ view failure error change 404 hit click loading lazy_ analytic overview settings screen view layout json app mobile summary digest reminder message_ log count price date name title'.split(
    ' ',
  ),
);

/** Words that name a thing only together with what describes them: "mass times", "packing lists". */
const softHeads = /^(time|hour|date|note|log|list|price|view|block|number|image|card|visit|notification|message)$/;

const headed = (inflect: (phrase: string) => string) => (phrase: string) => {
  const [, head, rest] = /^(.+?)( of .+)$/.exec(phrase) ?? [];
  return head === undefined || rest === undefined ? inflect(phrase) : inflect(head) + rest;
};

/** "points of interest" → "point of interest". */
const singularHead = headed(singularize);
const pluralHead = headed(pluralize);

/** A "reading list" is a thing, a "list of books" holds things. */
const isOwnList = (words: readonly string[]): boolean =>
  /^lists?$/.test(words.at(-1) ?? '') &&
  /^(reading|shopping|packing|wish|guest|watch|set|price|waiting|mailing|bucket|check)$/.test(words.at(-2) ?? '');

/** A "recipe box" holds recipes, but "gift boxes" are things. */
const severalHolders = /^(boxes|centers|centres|areas|guides|tools)$/;

/** What somebody on the staff decides of an entry, with a click: the statuses that it then has. */
export interface Decision {
  readonly entity: DraftEntity;
  readonly statuses: readonly string[];
  /** Where the rest of its statement begins: "… and the guest is emailed". */
  readonly rest: number;
}

/** What was understood so far. */
export class Draft {
  /** The last decision that the text spoke of: "the guest is emailed" behind it is about its outcome. */
  decision: Decision | null = null;
  /** Whom the text lets send entries, by their nouns: to them messages about their own entries go. */
  readonly senders = new Set<string>();
  /** How many statements ago that was. */
  sinceDecision = 0;
  readonly entities = new Map<string, DraftEntity>();
  readonly behaviours: Behaviour[] = [];
  /** Behaviours of statements that were read before. */
  readonly grounded = new Set<Behaviour>();
  readonly roles = new Map<string, { name: string; entities: Set<string> }>();
  readonly settings = new Map<string, Field>();
  readonly mentioned = new Set<string>();
  /** Parts of the statement being read that nothing was made of yet. */
  leftovers: (readonly Token[])[] = [];
  /** What "it" and "they" mean. */
  last: DraftEntity | null = null;
  /** Content types that only a noun phrase of its own has introduced: "Makerspace equipment." */
  readonly bare = new Set<DraftEntity>();
  /** Content types that only an act has introduced: "someone books". */
  readonly implied = new Set<DraftEntity>();

  /** The words of a content type's name: without empty adjectives, countable, what holds it left out. */
  private nameOf(words: readonly string[]): string {
    let rest = [...words];
    while (rest.length > 1 && emptyAdjectives.has(rest[0] ?? '')) rest = rest.slice(1);
    while (
      rest.length > 1 &&
      containers.has(singularize(rest.at(-1) ?? '')) &&
      !isOwnList(rest) &&
      !severalHolders.test(rest.at(-1) ?? '')
    )
      rest = rest.slice(0, -1);
    const phrase = rest.slice(-4).join(' ');
    return (
      countableFor.get(phrase) ??
      countableFor.get(rest.at(-1) ?? '')?.replace(/^/, rest.length > 1 ? `${rest.slice(0, -1).join(' ')} ` : '') ??
      singularHead(phrase)
    );
  }

  /** Words that the text writes in a way of its own: "NPC", "YouTube". */
  readonly written = new Map<string, string>();

  private inItsWriting(name: string): string {
    return name
      .split(' ')
      .map((word) => this.written.get(word.toLowerCase()) ?? word)
      .join(' ');
  }

  private readonly keys = new Map<string, string>();

  /** Texts repeat themselves, and a key takes several tables to make. */
  private keyOf(words: readonly string[]): string {
    const phrase = words.join(' ');
    const known = this.keys.get(phrase);
    if (known !== undefined) return known;
    const key = toSnake(this.nameOf(words));
    this.keys.set(phrase, key);
    return key;
  }

  /** The content type that a noun phrase means, if the text has introduced it. */
  find(words: readonly string[]): DraftEntity | null {
    if (words.length === 0) return null;
    const key = this.keyOf(words);
    const exact = this.entities.get(key);
    if (exact) return exact;
    const fitting = [...this.entities.values()].filter(({ key: other }) => other.endsWith(`_${key}`));
    if (fitting.length > 0) return fitting[0] ?? null;
    // "every employee record" is every employee
    if (
      words.length > 1 &&
      /^(records?|entry|entries|profiles?|posts?|items?|cards?|pages?)$/.test(words.at(-1) ?? '')
    ) {
      const own = this.entities.get(this.keyOf(words.slice(0, -1)));
      if (own) return own;
    }
    const members = this.entities.get(`${key}_member`);
    if (members) return members;
    const compound =
      key.length >= 4 ? [...this.entities.values()].find(({ key: other }) => other.endsWith(key)) : undefined;
    if (compound) return compound;
    if (words.length === 1 && pronounLike.test(words[0] ?? '')) return this.last ?? this.main();
    return null;
  }

  /** Introduces a content type, or finds it; null for words that name none. */
  add(words: readonly string[], isThing = false): DraftEntity | null {
    const found = this.find(words);
    if (found) return found;
    const name = this.nameOf(words);
    const key = toSnake(name).slice(0, 40).replace(/_+$/, '');
    const head = key.split('_').at(-1) ?? '';
    if (
      !/^[a-z]/.test(key) ||
      (noEntity.has(head) && !(name.includes(' ') && (softHeads.test(head) || (isThing && head === 'report')))) ||
      (containers.has(key) && !isThing) ||
      (pronounLike.test(key) && !(isThing && /^(piece|listing|element)$/.test(key)))
    )
      return null;
    // "log in", "turn off" are verbs.
    if (/_(in|out|off|on|with)$/.test(key) && !/^(sign|check)_/.test(key)) return null;
    if (this.entities.size >= maxEntities) return null;
    return this.create(key, name);
  }

  /** Introduces a content type whose name could as well mean another: "listings belong to agents". */
  addOwn(words: readonly string[]): DraftEntity | null {
    const key = this.keyOf(words);
    const isPronoun = words.length === 1 && /^(piece|listing|element|item|record)$/.test(key);
    const known =
      this.entities.get(key) ?? [...this.entities.values()].find(({ key: other }) => other.endsWith(`_${key}`));
    if (!isPronoun || known || this.entities.size === 0) return this.add(words, true);
    return this.create(key, key);
  }

  /** Introduces a content type under a name that nothing is left out of. */
  create(key: string, name: string, plural?: string): DraftEntity {
    const singular = this.inItsWriting(titleCase(name));
    const entity: DraftEntity = {
      key,
      singular,
      plural: plural ?? pluralHead(singular),
      fields: new Map(),
      core: new Map(),
      taxonomies: new Map(),
      supports: new Set(['title']),
      isPrivate: isPrivateNoun(key),
    };
    this.entities.set(key, entity);
    return entity;
  }

  addField(entity: DraftEntity, field: Field): void {
    const known = entity.fields.get(field.key);
    if (known === undefined && entity.fields.size >= maxFields) return;
    entity.fields.set(
      field.key,
      known ? { ...known, ...field, isRequired: known.isRequired || field.isRequired } : field,
    );
  }

  addRelation(entity: DraftEntity, target: DraftEntity, isRequired: boolean, isMultiple = false): void {
    if (entity === target && !isMultiple) return;
    this.addField(entity, {
      key: isMultiple ? toSnake(target.plural) : target.key,
      label: isMultiple ? target.plural : target.singular,
      type: 'relation',
      relatesTo: target.key,
      isRequired,
      isMultiple,
    });
  }

  addTaxonomy(entity: DraftEntity, words: readonly string[], isTag: boolean, terms: readonly string[] = []): void {
    const name = singularize(words.join(' '));
    const key = toSnake(name).slice(0, 32).replace(/_+$/, '');
    if (key === '' || entity.taxonomies.size >= 8) return;
    entity.fields.delete(key);
    entity.fields.delete(toSnake(pluralize(name)));
    const singular = titleCase(name);
    entity.taxonomies.set(key, {
      key,
      singular,
      plural: pluralize(singular),
      isHierarchical:
        !isTag && !/^(tag|topic|keyword|skill|label|hashtag|ingredient)$/.test(key.split('_').at(-1) ?? ''),
      terms: terms.map((term) => term.charAt(0).toUpperCase() + term.slice(1)),
    });
  }

  addRole(name: string, entity: DraftEntity | null = null): string {
    const singular = this.inItsWriting(titleCase(singularize(name)));
    const key = toSnake(singular);
    const role = this.roles.get(key) ?? { name: singular, entities: new Set<string>() };
    if (entity) role.entities.add(entity.key);
    if (this.roles.size < 12) this.roles.set(key, role);
    return key;
  }

  addBehaviour(behaviour: Behaviour): void {
    const text = JSON.stringify(behaviour);
    if (this.behaviours.length < 40 && !this.behaviours.some((known) => JSON.stringify(known) === text))
      this.behaviours.push(behaviour);
  }

  /** The content type that a statement without a name of one is about. */
  main(): DraftEntity | null {
    const all = [...this.entities.values()];
    return all.find(({ isPrivate }) => !isPrivate) ?? all[0] ?? null;
  }

  /** What visitors or staff send in, which texts call requests, submissions and entries. */
  sent(): DraftEntity | null {
    const form = this.behaviours.find(({ kind }) => kind === 'public_form');
    const all = [...this.entities.values()];
    return (
      all.find(({ key }) => form !== undefined && 'entity' in form && form.entity === key) ??
      all.find(({ isPrivate }) => isPrivate) ??
      null
    );
  }

  finishEntities(): Entity[] {
    return [...this.entities.values()].map((entity): Entity => {
      const supports: Support[] = ['title'];
      const wants = (support: Support) => entity.core.has(support as CoreField['as']) || entity.supports.has(support);
      if (!entity.isPrivate || wants('editor')) supports.push('editor');
      if (!entity.isPrivate || wants('thumbnail')) supports.push('thumbnail');
      if (wants('excerpt')) supports.push('excerpt');
      for (const support of ['author', 'comments', 'revisions'] as const)
        if (entity.supports.has(support)) supports.push(support);
      return {
        key: entity.key,
        singular: entity.singular,
        plural: entity.plural,
        slug: toKebab(entity.plural.toLowerCase()),
        icon: iconFor(entity.key),
        fields: [...entity.fields.values()],
        coreFields: [...entity.core].map(([as, label]) => ({ label, as })),
        taxonomies: [...entity.taxonomies.values()],
        isPublic: !entity.isPrivate,
        hasArchive: !entity.isPrivate,
        supports,
      };
    });
  }

  finishRoles(): Role[] {
    return [...this.roles].map(([key, role]) => ({ key, name: role.name, entities: [...role.entities] }));
  }
}
