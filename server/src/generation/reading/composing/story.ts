import type { PlanEntity, PlanField, PlanRole } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteRoles } from '../../behaviours/site-roles.ts';
import { singularize } from '../../naming/inflect.ts';
import type { Deed } from './deeds.ts';
import type { Gatherings } from './idioms/found.ts';
import { capital, keyOf, singularOf } from './names.ts';
import { isPeople, type Person, personIn, roleKeyOf } from './people.ts';
import { PropertiesTold } from './properties-told.ts';
import type { Mutable } from './records-told.ts';
import { isBesidePronoun, namesSomething } from './references.ts';

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
export class Story extends PropertiesTold {
  readonly roles = new Map<string, Mutable<PlanRole>>();
  behaviours: PlanBehaviour[] = [];
  told: Told[] = [];
  readonly refused: Refused[] = [];
  /** Records that were spoken of last. */
  current: string | null = null;
  /** What the description is about, where nothing was spoken of yet. */
  main: string | null = null;
  /** The same where no deed names anything: the noun that the description turns on. */
  topic: string | null = null;
  /** When the deed before this one in the same sentence is done. */
  occasion: {
    readonly sentence: number;
    readonly when: Extract<PlanBehaviour, { kind: 'automation' }>['when'];
    readonly entity: string;
  } | null = null;
  /** Records that are not for everybody, though nothing says for whom they are: they get no pages. */
  readonly closed = new Set<string>();
  /** What is worked out once everything is told. */
  readonly laters: (() => void)[] = [];
  /** Bookings whose hours nobody has told. */
  readonly assumedHours = new Set<PlanBehaviour>();
  /** What sentences say of parts that are made then. */
  readonly gathered: Gatherings = new Map();
  /** Who makes records of a kind, as the description calls them. */
  readonly makers = new Map<string, string>();

  /**
   * The records that a deed is about: those that it names, else those that were spoken of.
   * @param fallback where nothing was spoken of
   */
  recordOf(deed: Deed, fallback: string | null = null): string | null {
    const things = deed.slots.filter(({ label }) => label === 'thing');
    // "Download everything", whatever was spoken of last
    const isAll = things.some(({ text }) => /^everything$/i.test(text)) || /\beverything\b/i.test(deed.text);
    if (deed.intent === 'export' && isAll && this.main !== null && this.isOwn(this.find(this.main) ?? ''))
      this.current = this.find(this.main);
    for (const thing of things) {
      if (/^(?:it|they|them|those|these|one|ones|this|that|everything|things?|something)$/i.test(thing.text)) continue;
      // "*A page* shows them": where they are listed, and not what
      if (deed.intent === 'list' && /^(?:an?|one|another) (?:\w+ )?page$/i.test(thing.text)) continue;
      if (deed.intent === 'list' && /^page$/i.test(thing.text) && deed.sentence.tokens[thing.from - 1]?.lower === 'a')
        continue;
      // "Everybody on the next *shift* should tick that they have read it": of that, and of no shift
      if (this.current !== null && isBesidePronoun(deed, thing)) continue;
      // Who hears of something is no record.
      if (forPeople.has(deed.intent) && this.find(thing.text) === null && isPeople(thing.text)) continue;
      // What is named once, in passing, is seldom a kind of records.
      const isSure =
        this.isDeclared(thing.text) ||
        (deed.act.share >= sureOfRecords && this.isRepeated(thing.text)) ||
        recordDeeds.has(deed.intent);
      const key = isSure ? this.record(thing.text) : this.find(thing.text);
      if (key !== null) {
        this.current = key;
        return key;
      }
    }
    if (deed.intent === 'set' && /\brole\b/i.test(deed.text)) return 'user';
    if (this.#namesOther(deed, things)) return null;
    const worded = this.#namedInWords(deed);
    if (worded !== null) {
      this.current = worded;
      return worded;
    }
    const inChunk = deed.chunks.flatMap(({ slots }) => slots).find(({ label }) => label === 'thing');
    const chunked = inChunk === undefined ? null : this.find(inChunk.text);
    // "If a *note* is marked as urgent, she gets an e-mail", though another kind was spoken of just before
    const isLeading =
      inChunk?.chunk != null && inChunk.chunk.from <= deed.span.from + 1 && inChunk.chunk.label !== 'why';
    if (chunked !== null && (this.current === null || (isLeading && this.isOwn(chunked)))) this.current = chunked;
    if (this.current !== null || chunked !== null) return this.current ?? chunked;
    // "Each of them has a phone number in their profile"
    if (/\b(?:profiles?|accounts?)\b/i.test(`${deed.actText} ${deed.text}`)) {
      this.current = 'user';
      return 'user';
    }
    // "Upload them": a form needs records that somebody has named.
    if (
      this.main !== null &&
      (deed.intent !== 'submit' || this.isDeclared(this.main)) &&
      (this.#isSpokenOfBy(deed, this.main) ||
        (!namesSomething(deed) && (deed.intent !== 'fields' || !this.#isOfSite(this.main))))
    )
      this.current = this.record(this.main);
    // "On the product I need a vintage": what the site has may get further properties
    const place = /\b(?:on|in|for|to) (?:the |each |every |all )(\w+)(?: (?:page|screen|edit screen|editor))?\b/i.exec(
      deed.text,
    )?.[1];
    const holder = deed.intent === 'fields' && place !== undefined ? this.find(place) : null;
    if (holder !== null && !this.isOwn(holder)) this.current ??= holder;
    if (this.topic !== null && this.current === null) this.current = this.record(this.topic);
    return this.current ?? fallback;
  }

  #isOfSite(phrase: string): boolean {
    const key = this.find(phrase);
    return key !== null && !this.isOwn(key);
  }

  /** Whether the description has a noun before the end of the sentence of a deed: what comes later is not meant yet. */
  #isSpokenOfBy({ sentence: { tokens } }: Deed, phrase: string): boolean {
    const head = singularOf(phrase).split(' ').at(-1) ?? '';
    const said = this.description.slice(0, tokens.at(-1)?.end).toLowerCase();
    return said.split(/[^\p{L}\p{N}'-]+/u).some((word) => word === head || singularize(word) === head);
  }

  /** The plan's own records that the words of a deed name, though nobody marked them: "show how many *hives* we have". */
  #namedInWords({ sentence: { tokens }, span, slots, chunks }: Deed): string | null {
    const taken = [...slots.filter(({ label }) => label !== 'thing'), ...chunks];
    for (let at = span.from; at < span.to; at += 1) {
      const token = tokens[at];
      if (token?.pos !== 'NOUN' || taken.some(({ from, to }) => at >= from && at < to)) continue;
      const name = singularize(token.lower);
      const found = [...this.entities.values()].find(
        ({ singular }) => singular.toLowerCase().split(' ').at(-1) === name,
      );
      if (found !== undefined) return found.key;
    }
    return null;
  }

  /** Whether a deed names the records of a kind itself, or in its conditions, rather than with a pronoun. */
  isNamedIn(deed: Deed, entity: string): boolean {
    return [...deed.slots, ...deed.chunks.flatMap(({ slots }) => slots)].some(
      ({ label, text }) => label !== 'who' && !spokenOf.test(text) && this.find(text) === entity,
    );
  }

  /**
   * Whether a deed that does harm names records that nobody has spoken of: "this log", "the sessions". What was spoken of
   * before is not meant then.
   */
  #namesOther(deed: Deed, things: readonly { readonly text: string }[]): boolean {
    if (!harmful.has(deed.intent)) return false;
    const named = things.filter(({ text }) => !general.test(singularOf(text)));
    const main = this.main === null ? '' : singularOf(this.main);
    if (named.some(({ text }) => this.find(text) !== null || singularOf(text).endsWith(main === '' ? ' ' : main)))
      return false;
    if (named.length > 0) return this.current !== null;
    // "Entries older than a year are deleted" where only users were spoken of: entries of what, nobody knows
    if (things.length > 0 && things.every(({ text }) => general.test(singularOf(text)) && !spokenOf.test(text)))
      return this.current !== null && !this.isOwn(this.current);
    if (things.length > 0 || deed.slots.some(({ label }) => label === 'field')) return false;
    const behind = deed.sentence.tokens.slice(deed.act.to, deed.act.to + 3);
    const [determiner, noun] = behind;
    return (
      /^(?:this|that|these|those|the|any|all|our|my)$/.test(determiner?.lower ?? '') &&
      noun?.pos === 'NOUN' &&
      !general.test(noun.lemma) &&
      this.find(noun.lemma) === null
    );
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
    if (person.is !== 'named' || !(isPeople(person.name) || /^\p{Lu}/u.test(phrase.trim()))) return null;
    return this.newRole(person.name);
  }

  newRole(name: string): string | null {
    const key = roleKeyOf(name);
    if (nobodyNamed.test(name)) return null;
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
    if (closing.has(deed.intent) && !deed.isDenied && this.current !== null) this.closed.add(this.current);
  }

  /** The behaviour that was told last and is of one of these kinds. */
  last<Kind extends PlanBehaviour['kind']>(
    ...kinds: readonly Kind[]
  ): Mutable<Extract<PlanBehaviour, { kind: Kind }>> | undefined {
    return this.behaviours.findLast((one) => (kinds as readonly string[]).includes(one.kind)) as never;
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
              ...(this.onRegistration.has(entity) ? { on_registration: true } : {}),
            },
          ],
    );
    const behaviours = [...extra, ...this.behaviours];
    const named = JSON.stringify([entities, behaviours]);
    // Who is only spoken of is no role, and who is only named by others gets no rights.
    const roles = [...this.roles.values()].flatMap((role) => {
      if (role.may !== undefined || role.entities !== undefined) return [role];
      const isMeant = named.includes(`"${role.key}"`) || this.told.some(({ part }) => part === `roles.${role.key}`);
      return isMeant ? [{ ...role, may: [] }] : [];
    });
    return { version: 1, entities, behaviours, roles };
  }

  /** The site's records whose further fields are asked for when people register. */
  readonly onRegistration = new Set<string>();
  /** Who fills in and who sees further fields of the site's records. */
  readonly editors = new Map<string, 'owner' | 'owner_once' | 'staff'>();
  readonly viewers = new Map<string, 'everyone' | 'members' | 'owner' | 'staff'>();
}

/** Deeds that keep records from somebody. */
const closing = new Set(['restrict', 'internal', 'private_site', 'password']);

/** Deeds that are done for people. */
const forPeople = new Set(['email', 'notice', 'restrict', 'limit', 'role', 'attend', 'figure']);

/** Deeds that do harm to records that are not meant. */
const harmful = new Set('delete expire restrict internal noindex set export'.split(' '));

/** Words for records of any kind. */
const general =
  /^(?:it|they|them|those|these|one|this|that|everything|thing|something|entry|submission|record|item|result|other|rest|page|site|content)$/i;

/** Words that mean what was spoken of last, whatever it is. */
const spokenOf = /^(?:it|they|them|those|these|one|ones|this|that)$/i;

/** Deeds that are about kinds of records by themselves. */
const recordDeeds = new Set(['list', 'export', 'import', 'endpoint', 'fields', 'columns', 'cli']);

/** "The first one", "the next person": whoever it is, and no role. */
const nobodyNamed =
  /^(?:the )?(?:(?:first|second|last|next|other|same|new|old|right|wrong) )?(?:ones?|persons?|people|somebody|someone)$/i;

/** A deed has to be that likely to make records of the plan's own of what it names. */
const sureOfRecords = 0.7;

/** A choice needs something to choose. */
const isWhole = ({ type, choices }: PlanField): boolean => type !== 'choice' || (choices?.length ?? 0) > 0;
