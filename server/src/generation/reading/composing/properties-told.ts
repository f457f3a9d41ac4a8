import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { contextOf } from '../../behaviours/context.ts';
import type { AttributeType } from '../../behaviours/records/record-kind.ts';
import { singularize } from '../../naming/inflect.ts';
import { Scene } from '../scene.ts';
import { type CorePlace, type FieldHints, newField } from './fields.ts';
import { bare, capital, keyOf } from './names.ts';
import { type Mutable, RecordsTold } from './records-told.ts';

/** What the records of a description have. */
export abstract class PropertiesTold extends RecordsTold {
  /** Fields for records that the site has. */
  readonly extraFields = new Map<string, Map<string, Mutable<PlanField>>>();

  /** The plan as far as it is told. */
  abstract plan(): PluginPlan;

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
}

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

const dedupe = <One extends { readonly value: string }>(choices: readonly One[]): One[] => [
  ...new Map(choices.map((one) => [one.value, one])).values(),
];
