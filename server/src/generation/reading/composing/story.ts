import type { PlanEntity, PlanField, PlanRole, PlanTaxonomy } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { contextOf } from '../../behaviours/context.ts';
import type { AttributeType } from '../../behaviours/records/record-kind.ts';
import { siteRoles } from '../../behaviours/site-roles.ts';
import { pluralize, singularize } from '../../naming/inflect.ts';
import { type Category, kindsOf } from '../language/kinds.ts';
import { nearness } from '../language/nearness.ts';
import { Scene } from '../scene.ts';
import type { Deed, Slot } from './deeds.ts';
import { type CorePlace, type FieldHints, newField } from './fields.ts';
import { bare, keyOf, namesOf, singularOf, siteRecordOf } from './names.ts';
import { isPeople, type Person, personIn, roleKeyOf } from './people.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Records of the plan while it is made. */
export interface DraftEntity extends Names {
  isPublic: boolean;
  readonly coreFields: Map<CorePlace, string>;
  readonly fields: Map<string, Mutable<PlanField>>;
  readonly taxonomies: Map<string, Mutable<PlanTaxonomy>>;
}

interface Names {
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
}

/** Where words of a description ended: in a part of the plan. */
export interface Told {
  readonly deed: Deed;
  /** What was made of it, in the order of the plan. */
  readonly behaviour: PlanBehaviour | null;
  /** A part of the plan that is no behaviour, by its key: `entities.pet`. */
  readonly part: string | null;
}

/** A deed of which nothing was made, and why, in a sentence. */
export interface Refused {
  readonly deed: Deed;
  readonly reason: string;
}

/** What a description told so far: the plan as it grows, and what its words refer to. */
export class Story {
  readonly description: string;
  readonly entities = new Map<string, DraftEntity>();
  /** Fields for records that the site has. */
  readonly extraFields = new Map<string, Map<string, Mutable<PlanField>>>();
  readonly roles = new Map<string, Mutable<PlanRole>>();
  behaviours: PlanBehaviour[] = [];
  told: Told[] = [];
  readonly refused: Refused[] = [];
  /** Records that were spoken of last. */
  current: string | null = null;
  /** What the description is about, where nothing was spoken of yet. */
  main: string | null = null;
  /** When the deed before this one in the same sentence is done. */
  occasion: {
    readonly sentence: number;
    readonly when: Extract<PlanBehaviour, { kind: 'automation' }>['when'];
    readonly entity: string;
  } | null = null;
  /** Who makes records of a kind, as the description calls them. */
  readonly makers = new Map<string, string>();
  /** Whether the description is about a shop. */
  readonly isShop: boolean;
  readonly #ownNames: ReadonlySet<string>;

  /** @param ownNames what the description declares to be records of its own, singular */
  constructor(description: string, ownNames: ReadonlySet<string>, isShop: boolean) {
    this.description = description;
    this.#ownNames = ownNames;
    this.isShop = isShop;
  }

  #isRepeated(phrase: string): boolean {
    const head = singularOf(phrase).split(' ').at(-1) ?? '';
    const pattern = new RegExp(`\\b(?:${escaped(head)}|${escaped(pluralize(head))})\\b`, 'gi');
    return [...this.description.matchAll(pattern)].length > 1;
  }

  /** Whether the description declares these records, or people make them. */
  isDeclared(phrase: string): boolean {
    const name = singularOf(phrase);
    return this.#ownNames.has(name) || this.#ownNames.has(name.split(' ').at(-1) ?? '');
  }

  /** Whether the description has the word, in the singular or the plural. */
  names(noun: string): boolean {
    return new RegExp(`\\b(?:${escaped(noun)}|${escaped(pluralize(noun))})\\b`, 'i').test(this.description);
  }

  // Records.

  isOwn(key: string): boolean {
    return this.entities.has(key);
  }

  /** What else records are called: "reservations" of the courts that are reserved. */
  readonly aliases = new Map<string, string>();

  /** The records that a phrase means, if there are such; a key of the plan or of the site. */
  find(phrase: string): string | null {
    const name = singularOf(phrase);
    const head = name.split(' ').at(-1) ?? '';
    const alias = this.aliases.get(name) ?? this.aliases.get(head);
    if (alias !== undefined) return alias;
    for (const { key, singular } of this.entities.values()) if (singular.toLowerCase() === name) return key;
    for (const { key, singular } of this.entities.values()) {
      const own = singular.toLowerCase();
      const ownHead = own.split(' ').at(-1) ?? '';
      if (ownHead === head && (own === ownHead || name === head)) return key;
    }
    return siteRecordOf(phrase, this.#ownNames.has(name) || this.#ownNames.has(head));
  }

  /** The records that a phrase means; where nothing has that name, records of the plan's own. Null for no name. */
  record(phrase: string): string | null {
    const known = this.find(phrase);
    if (known !== null) return known;
    const names = namesOf(phrase);
    if (names === null || this.entities.size >= 12 || noRecords.test(names.singular)) return null;
    const near = this.#likeOwn(names.singular.toLowerCase());
    if (near !== null) return near;
    const existing = this.entities.get(names.key);
    if (existing !== undefined) return existing.key;
    this.entities.set(names.key, {
      ...names,
      isPublic: true,
      coreFields: new Map(),
      fields: new Map(),
      taxonomies: new Map(),
    });
    return names.key;
  }

  /** "Animals" where there are dogs: what is not declared and is nearly the same is the same. */
  #likeOwn(name: string): string | null {
    const head = name.split(' ').at(-1) ?? '';
    if (this.#ownNames.has(name) || this.#ownNames.has(head)) return null;
    let best: { key: string; near: number } | null = null;
    for (const { key, singular } of this.entities.values()) {
      const near = nearness(head, singular.toLowerCase().split(' ').at(-1) ?? '') ?? 0;
      if (near > (best?.near ?? likeEnough)) best = { key, near };
    }
    if (best !== null) this.aliases.set(name, best.key);
    return best?.key ?? null;
  }

  /**
   * The records that a deed is about: those that it names, else those that were spoken of.
   * @param fallback where nothing was spoken of
   */
  recordOf(deed: Deed, fallback: string | null = null): string | null {
    const things = deed.slots.filter(({ label }) => label === 'thing');
    for (const thing of things) {
      if (/^(?:it|they|them|those|these|one|ones|this|that|everything|things?|something)$/i.test(thing.text)) continue;
      // Who hears of something is no record.
      if (forPeople.has(deed.intent) && this.find(thing.text) === null && isPeople(thing.text)) continue;
      // What is named once, in passing, is seldom a kind of records.
      const isSure =
        this.isDeclared(thing.text) ||
        (deed.act.share >= sureOfRecords && this.#isRepeated(thing.text)) ||
        recordDeeds.has(deed.intent);
      const key = isSure ? this.record(thing.text) : this.find(thing.text);
      if (key !== null) {
        this.current = key;
        return key;
      }
    }
    const inChunk = deed.chunks.flatMap(({ slots }) => slots).find(({ label }) => label === 'thing');
    const chunked = inChunk === undefined ? null : this.find(inChunk.text);
    if (chunked !== null && this.current === null) this.current = chunked;
    if (this.current !== null || chunked !== null) return this.current ?? chunked;
    // "Upload them": a form needs records that somebody has named.
    if (this.main !== null && (deed.intent !== 'submit' || this.isDeclared(this.main)))
      this.current = this.record(this.main);
    return this.current ?? fallback;
  }

  entity(key: string): DraftEntity | undefined {
    return this.entities.get(key);
  }

  /** Singular and plural for titles and texts. */
  namesOf(key: string): { readonly singular: string; readonly plural: string } {
    const own = this.entities.get(key);
    if (own !== undefined) return own;
    const { singular, plural } = contextOf({ version: 1 }).entity(key);
    return { singular: capital(singular), plural: capital(plural) };
  }

  // Properties.

  scene(): Scene {
    return new Scene(this.plan());
  }

  /** What records have, by key. */
  attributes(entity: string): readonly {
    readonly key: string;
    readonly label: string;
    readonly type: AttributeType;
    readonly isWritable: boolean;
  }[] {
    return contextOf(this.plan()).attributes(entity);
  }

  /** The property that a phrase means, if records have it. */
  findAttribute(
    entity: string,
    phrase: string,
    types?: readonly AttributeType[],
  ): { key: string; type: AttributeType } | null {
    const name = bare(phrase);
    const core = coreNamed(name);
    const own = this.entities.get(entity);
    for (const [as, label] of own?.coreFields ?? [])
      if (label.toLowerCase() === name) return { key: coreKeys[as], type: as === 'thumbnail' ? 'image' : 'text' };
    const taxonomy = [...(own?.taxonomies.values() ?? [])].find(({ singular, plural }) =>
      [singular, plural].some((one) => one.toLowerCase() === name || singularize(name) === one.toLowerCase()),
    );
    if (taxonomy !== undefined) return { key: taxonomy.key, type: 'list' };
    const found = this.scene().attributeOf(entity, name, types);
    if (found !== null) return found;
    if (core !== null && own !== undefined && (types === undefined || types.includes('text')))
      return { key: core, type: 'text' };
    return null;
  }

  /** The property that a phrase means; where records have no such, they get it. Null for what is no property. */
  attribute(entity: string, phrase: string, hints: FieldHints = {}): { key: string; type: AttributeType } | null {
    const wanted: readonly AttributeType[] | undefined =
      hints.type === undefined
        ? undefined
        : hints.type === 'date' || hints.type === 'datetime'
          ? ['date']
          : ['integer', 'number', 'money', 'rating', 'duration'].includes(hints.type)
            ? ['number', 'money']
            : undefined;
    const known = this.findAttribute(entity, phrase, wanted);
    if (known !== null) {
      this.#refine(entity, known.key, hints);
      return known;
    }
    const key = this.addField(entity, phrase, hints);
    if (key === null) return null;
    const added = this.attributes(entity).find((one) => one.key === key);
    return added === undefined ? null : { key, type: added.type };
  }

  /** A property that a description lists: what has another name is another one, however near. Null for what is none. */
  listedAttribute(entity: string, phrase: string, hints: FieldHints = {}): string | null {
    const name = bare(phrase);
    // The date of a concert is not the day on which it was entered.
    const own = this.entities.get(entity);
    const all: readonly { readonly key: string; readonly label: string }[] =
      own === undefined ? this.attributes(entity) : [...own.fields.values()];
    const known = all.find(
      ({ key, label }) =>
        [key.replaceAll('_', ' '), label.toLowerCase()].includes(name) ||
        singularize(label.toLowerCase()) === singularize(name),
    );
    if (known === undefined) return this.addField(entity, phrase, hints);
    this.#refine(entity, known.key, hints);
    return known.key;
  }

  /** Gives records a property; its key, or null where the words name none. */
  addField(entity: string, phrase: string, hints: FieldHints = {}): string | null {
    const made = newField(phrase, hints);
    if (made === null) return null;
    const own = this.entities.get(entity);
    if (own !== undefined && made.core !== null && !own.coreFields.has(made.core)) {
      own.coreFields.set(made.core, made.field.label);
      return coreKeys[made.core];
    }
    const fields = own?.fields ?? this.#extraOf(entity);
    if (fields.size >= 40) return null;
    const key =
      reserved.has(made.field.key) && own !== undefined ? `${own.key}_${made.field.key}`.slice(0, 40) : made.field.key;
    if (own?.taxonomies.has(key)) return key;
    if (!fields.has(key)) fields.set(key, { ...made.field, key });
    else this.#refine(entity, key, hints);
    return key;
  }

  #extraOf(entity: string): Map<string, Mutable<PlanField>> {
    const known = this.extraFields.get(entity) ?? new Map<string, Mutable<PlanField>>();
    this.extraFields.set(entity, known);
    return known;
  }

  /** What is said of a property later on. */
  #refine(entity: string, key: string, { choices, isRequired, min, max, type }: FieldHints): void {
    const field = (this.entities.get(entity)?.fields ?? this.extraFields.get(entity))?.get(key);
    if (field === undefined) return;
    if (choices !== undefined && choices.length > 0) {
      const made = newField(field.label, { choices: [...(field.choices ?? []).map(({ label }) => label), ...choices] });
      if (made !== null) Object.assign(field, { type: 'choice', choices: dedupe(made.field.choices ?? []) });
    }
    // What is compared with dates or numbers later on is one, whatever its name sounds like.
    if (type !== undefined && (field.type === 'text' || field.type === 'textarea')) field.type = type;
    if (isRequired) field.required = true;
    if (min !== undefined) field.min = min;
    if (max !== undefined) field.max = max;
  }

  /**
   * The choice that a word means, where a property has such; else, for records of the plan's own, a status that they get.
   */
  choice(entity: string, word: string): { readonly attribute: string; readonly value: string } | null {
    const said = bare(word);
    const fields = [
      ...(this.entities.get(entity)?.fields ?? this.extraFields.get(entity) ?? new Map<string, PlanField>()).values(),
    ];
    for (const { key, choices } of fields) {
      const found = choices?.find(({ label, value }) => label.toLowerCase() === said || value === keyOf(said));
      if (found !== undefined) return { attribute: key, value: found.value };
    }
    const groups = [...(this.entities.get(entity)?.taxonomies.values() ?? [])];
    for (const { key, terms } of groups) {
      const found = terms?.find((term) => term.toLowerCase() === said);
      if (found !== undefined) return { attribute: key, value: found };
    }
    return null;
  }

  /** A status of the plan's own records, which they get where they do not have it. */
  status(entity: string, word: string): { readonly attribute: string; readonly value: string } | null {
    const known = this.choice(entity, word);
    if (known !== null) return known;
    const own = this.entities.get(entity);
    const label = bare(word).replace(/^(?:as|to|marked|set to|status)\s+/, '');
    if (own === undefined || label === '' || label.length > 40) return null;
    const field = [...own.fields.values()].find(
      ({ key, type }) => /(?:^|_)(?:status|state|stage)$/.test(key) && (type === 'choice' || type === 'text'),
    );
    if (field !== undefined && field.type === 'text') Object.assign(field, { type: 'choice', choices: [] });
    const target = field ?? {
      key: `${own.key}_status`.slice(-40).replace(/^_/, ''),
      label: 'Status',
      type: 'choice' as const,
      choices: [],
    };
    if (field === undefined) own.fields.set(target.key, target);
    const value = keyOf(label);
    if (value === '') return null;
    target.choices = dedupe([...(target.choices ?? []), { value, label: capital(label) }]).slice(0, 60);
    return { attribute: target.key, value };
  }

  // People.

  person(phrase: string, entity: string | null): Person | null {
    const known = this.#roleNamed(phrase);
    if (known !== null) return { is: 'role', role: known };
    const found = personIn(phrase);
    if (found === null || found.is !== 'named') return found;
    const maker = entity === null ? undefined : this.makers.get(entity);
    if (maker !== undefined && (maker === found.name || maker.endsWith(` ${found.name}`))) return { is: 'owner' };
    return found;
  }

  /** The key of a role: one of the site's or the plan's, else a new one of the plan. Null for nobody in particular. */
  role(phrase: string, entity: string | null = null): string | null {
    const person = this.person(phrase, entity);
    if (person === null) return null;
    if (person.is === 'role') return person.role;
    if (person.is === 'admin') return 'administrator';
    if (person.is === 'staff') return 'editor';
    if (person.is !== 'named' || (!isPeople(person.name) && person.name.split(' ').length > 3)) return null;
    return this.newRole(person.name);
  }

  newRole(name: string): string | null {
    const key = roleKeyOf(name);
    if (!/^[a-z][a-z0-9_]*$/.test(key) || (this.roles.size >= 12 && !this.roles.has(key))) return null;
    if ((siteRoles as readonly string[]).includes(key)) return key;
    if (!this.roles.has(key)) this.roles.set(key, { key, name: capital(singularize(name)).slice(0, 120) });
    return key;
  }

  #roleNamed(phrase: string): string | null {
    const name = singularOf(phrase);
    for (const { key, name: role } of this.roles.values())
      if (role.toLowerCase() === name || singularize(role.toLowerCase()) === name || key === keyOf(name, 60))
        return key;
    return null;
  }

  // What becomes of deeds.

  /** Adds a behaviour, or finds the same one. */
  add(behaviour: PlanBehaviour, deed: Deed) {
    const text = JSON.stringify(behaviour);
    const same = this.behaviours.find((one) => JSON.stringify(one) === text);
    if (same === undefined && this.behaviours.length >= 100)
      return this.refuse(deed, 'A plan holds 100 behaviours at most.');
    if (same === undefined) this.behaviours.push(behaviour);
    this.told.push({ deed, behaviour: same ?? behaviour, part: null });
  }

  /** What was said of a part of the plan that is no behaviour. */
  tell(deed: Deed, part: string): void {
    this.told.push({ deed, behaviour: null, part });
  }

  refuse(deed: Deed, reason: string): void {
    this.refused.push({ deed, reason });
  }

  /** The behaviour that was told last and is of one of these kinds. */
  last<Kind extends PlanBehaviour['kind']>(
    ...kinds: readonly Kind[]
  ): Mutable<Extract<PlanBehaviour, { kind: Kind }>> | undefined {
    return this.behaviours.findLast((one) => (kinds as readonly string[]).includes(one.kind)) as never;
  }

  /**
   * Takes back what the whole shows to be a guess: kinds of records that nothing says more of than a word in passing. What
   * visitors send in with an address to answer to is no page of the site, unless it is shown there.
   */
  settle(): void {
    for (const [key, { singular, fields, coreFields, taxonomies }] of this.entities) {
      if (fields.size + coreFields.size + taxonomies.size > 0) continue;
      const isAbout = (one: PlanBehaviour): boolean => refersTo(one, key);
      const isTold = this.told.some(({ part }) => part === `entities.${key}`) || this.behaviours.some(isAbout);
      const isMeant = this.isDeclared(singular) || this.#isRepeated(singular) || isThing(singular.toLowerCase());
      if (isTold && isMeant) continue;
      for (const { deed, behaviour, part } of this.told)
        if (behaviour === null ? part === `entities.${key}` : isAbout(behaviour))
          this.refuse(deed, `It is not clear what “${singular.toLowerCase()}” are: say what each has.`);
      this.told = this.told.filter(({ behaviour, part }) =>
        behaviour === null ? part !== `entities.${key}` : !isAbout(behaviour),
      );
      this.behaviours = this.behaviours.filter((one) => !isAbout(one));
      this.entities.delete(key);
    }
    for (const [key, entity] of this.entities) {
      const about = this.behaviours.filter((one) => 'entity' in one && one.entity === key);
      const isShown = about.some(({ kind }) => shown.has(kind));
      const isSent = about.some(({ kind }) => kind === 'public_form');
      const isAnswered = [...entity.fields.values()].some(({ type }) => type === 'email' || type === 'phone');
      if (isSent && isAnswered && !isShown) entity.isPublic = false;
    }
  }

  plan(): PluginPlan {
    const entities = [...this.entities.values()].map(
      ({ key, singular, plural, isPublic, coreFields, fields, taxonomies }): PlanEntity => ({
        key,
        singular: singular.slice(0, 120),
        plural: plural.slice(0, 120),
        public: isPublic,
        core_fields: [...coreFields].map(([as, label]) => ({ label, as })),
        fields: [...fields.values()].filter(isWhole),
        taxonomies: [...taxonomies.values()],
      }),
    );
    const extra = [...this.extraFields].flatMap(([entity, fields]): PlanBehaviour[] =>
      fields.size === 0
        ? []
        : [
            {
              kind: 'extra_fields',
              entity,
              fields: [...fields.values()].filter(isWhole),
              edited_by: this.editors.get(entity) ?? (entity === 'user' || entity === 'comment' ? 'owner' : 'staff'),
              seen_by: this.viewers.get(entity) ?? (entity === 'user' || entity === 'order' ? 'owner' : 'everyone'),
            },
          ],
    );
    return {
      version: 1,
      entities,
      behaviours: [...extra, ...this.behaviours],
      roles: [...this.roles.values()],
    };
  }

  /** Who fills in and who sees further fields of the site's records. */
  readonly editors = new Map<string, 'owner' | 'owner_once' | 'staff'>();
  readonly viewers = new Map<string, 'everyone' | 'members' | 'owner' | 'staff'>();
}

/** What the words for things, people, places and events are to the words for deeds and states, in shares of their senses. */
const isThing = (name: string): boolean => {
  const categories = kindsOf(name)?.categories;
  if (categories === undefined) return false;
  const abstract = [
    'act',
    'attribute',
    'state',
    'relation',
    'shape',
    'time',
    'quantity',
    'process',
    'feeling',
    'motive',
  ];
  return abstract.reduce((sum, one) => sum + (categories.get(one as Category) ?? 0), 0) <= 0.5;
};

/** Whether a behaviour, or a part of it, is about records of a kind. */
const refersTo = (behaviour: PlanBehaviour, key: string): boolean =>
  new RegExp(`"(?:\\w*entity|parent|of)":"${key}"`).test(JSON.stringify(behaviour));

/** Behaviours that show records on the site. */
const shown = new Set<string>(
  'listing figure insertion reaction seo endpoint list_shortcode list_block search_filter rating_average archive_page'.split(
    ' ',
  ),
);

/** Deeds that are done for people. */
const forPeople = new Set(['email', 'notice', 'restrict', 'limit', 'role', 'attend', 'figure']);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Deeds that are about kinds of records by themselves. */
const recordDeeds = new Set(['list', 'export', 'import', 'endpoint', 'fields', 'columns', 'cli']);

/** A deed has to be that likely to make records of the plan's own of what it names. */
const sureOfRecords = 0.7;

/** From here on two nouns are taken for the same thing. */
const likeEnough = 0.55;

/** Parts of a site, and measures: no records. */
const noRecords =
  /(?:^| )(?:plugins?|web ?sites?|sites?|(?:rest )?endpoints?|apis?|e-?mails?|mails?|messages?|forms?|lists?|tables?|buttons?|dashboards?|fields?|sections?|exports?|imports?|csv|json|logs?|notifications?|reminders?|notices?|links?|shortcodes?|widgets?|blocks?|calendars?|maps?|systems?|databases?|features?|weeks?|months?|days?|years?|hours?|minutes?|times?|dates?|numbers?|totals?|sitemaps?|menus?|sidebars?|footers?|headers?|checkouts?|carts?|baskets?|home ?page|front ?page|overview|page|copy|copies|list|shop|store|channel|slack|address|addresses|content|text|title|status|role|everything|something|nothing|anything|rest)$/i;

/** A choice needs something to choose. */
const isWhole = ({ type, choices }: PlanField): boolean => type !== 'choice' || (choices?.length ?? 0) > 0;

/** Names that WordPress keeps for itself in records of the plan. */
const reserved = new Set([
  'content',
  'excerpt',
  'date',
  'modified',
  'author',
  'slug',
  'link',
  'featured_image',
  'comment_count',
  'category',
  'tag',
  'id',
  'type',
  'status',
]);

const coreKeys: Readonly<Record<CorePlace, string>> = {
  title: 'title',
  editor: 'content',
  thumbnail: 'featured_image',
  excerpt: 'excerpt',
};

const coreNamed = (name: string): string | null => (/^(?:title|name|heading)$/.test(name) ? 'title' : null);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dedupe = <One extends { readonly value: string }>(choices: readonly One[]): One[] => [
  ...new Map(choices.map((one) => [one.value, one])).values(),
];

/** What a thing is called in the plural, in the middle of a sentence. */
export const pluralName = (singular: string): string => pluralize(singular.toLowerCase());

export type { Slot };
