import type { PlanField, PlanTaxonomy } from '@presswright/shared/schemas/plans/parts';
import { contextOf } from '../../behaviours/context.ts';
import { pluralize } from '../../naming/inflect.ts';
import { nearness } from '../language/nearness.ts';
import type { CorePlace } from './fields.ts';
import { capital, namesOf, singularOf, siteRecordOf } from './names.ts';

export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

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

/** The kinds of records that a description speaks of, and by which words. */
export class RecordsTold {
  readonly description: string;
  readonly entities = new Map<string, DraftEntity>();
  /** Whether the description is about a shop. */
  readonly isShop: boolean;
  readonly #ownNames: ReadonlySet<string>;

  /** @param ownNames what the description declares to be records of its own, singular */
  constructor(description: string, ownNames: ReadonlySet<string>, isShop: boolean) {
    this.description = description;
    this.#ownNames = ownNames;
    this.isShop = isShop;
  }

  /** Whether the description has the noun of a phrase more than once. */
  isRepeated(phrase: string): boolean {
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
    // "Companies send in their entry": an entry is of what was declared
    if (/^(?:entry|submission|record|item)$/.test(names.singular.toLowerCase()) && this.entities.size > 0)
      return [...this.entities.keys()].at(-1) ?? null;
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
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From here on two nouns are taken for the same thing. */
const likeEnough = 0.55;

/** Parts of a site, and measures: no records. */
export const noRecords =
  /^\d|(?:^| )(?:body|bodies|payloads?|blogs?|plugins?|web ?sites?|sites?|(?:rest )?endpoints?|apis?|e-?mails?|mails?|messages?|forms?|lists?|tables?|buttons?|dashboards?|fields?|sections?|exports?|imports?|csv|json|logs?|notifications?|reminders?|notices?|links?|shortcodes?|widgets?|blocks?|calendars?|(?:ics|i-?cal|webcal) (?:feeds?|links?|subscriptions?)|maps?|systems?|databases?|features?|weeks?|months?|days?|years?|hours?|minutes?|times?|dates?|numbers?|totals?|sitemaps?|menus?|sidebars?|footers?|headers?|checkouts?|carts?|baskets?|home ?page|front ?page|overview|page|copy|copies|list|shop|store|channel|slack|address|addresses|content|text|title|status|role|everything|something|nothing|anything|rest|spreadsheets?|excel|files?|folders?|intranets?|back ?ends?|screens?|box(?:es)?|counterparts?|versions?|plans? b|servers?|apps?|browsers?|phones?|writing|editing|deleting|publishing|uploading|downloading|switching|changing|saving|searching|sorting|filtering|translating|commenting)$/i;
