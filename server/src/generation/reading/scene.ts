import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { extraFieldsOf } from '../behaviours/extra-fields/fields-of.ts';
import { attributeTypeOf } from '../behaviours/records/own-attributes.ts';
import type { AttributeType, RecordKind } from '../behaviours/records/record-kind.ts';
import { siteKinds } from '../behaviours/records/record-kinds.ts';
import { singularize, toSnake } from '../naming/inflect.ts';
import { nearness } from './language/nearness.ts';
import type { Phrase } from './language/statement.ts';
import { lookUp, recordWords, roleWords, visitorWords } from './record-words.ts';

/** What a record of a scene has. */
export interface SceneAttribute {
  readonly key: string;
  readonly label: string;
  readonly type: AttributeType;
}

/** Somebody that a phrase means. */
export type Person =
  | { readonly is: 'role'; readonly role: string }
  | { readonly is: 'visitor' }
  | { readonly is: 'user' };

/** What a description can speak of: what the site has, and what the plan has so far. */
export class Scene {
  readonly #plan: PluginPlan;
  readonly #attributes = new Map<string, readonly SceneAttribute[]>();

  constructor(plan: PluginPlan) {
    this.#plan = plan;
  }

  /** Whether records of the plan have this key. */
  isOwn(key: string): boolean {
    return this.#plan.entities?.some((entity) => entity.key === key) ?? false;
  }

  kind(key: string): RecordKind | undefined {
    return this.isOwn(key) ? undefined : siteKinds.find((kind) => kind.key === key);
  }

  /** The kind of records that a phrase means; null for what is none. */
  recordOf({ lemma, name, quote, value }: Phrase): string | null {
    if (quote !== null || value !== null) return null;
    const names = [name, singularize(name), lemma].map((one) => one.toLowerCase());
    for (const { key, singular, plural } of this.#plan.entities ?? []) {
      const own = [singular, plural, key.replaceAll('_', ' ')].map((one) => one.toLowerCase());
      if (names.some((one) => own.includes(one))) return key;
    }
    for (const [key, words] of Object.entries(recordWords)) if (names.some((one) => words.includes(one))) return key;
    // "blog posts about cheese" are posts: what the head says.
    const head = singularize(name.split(' ').at(-1) ?? '');
    for (const { key, singular } of this.#plan.entities ?? [])
      if (singular.toLowerCase() === head || key.endsWith(`_${toSnake(head)}`)) return key;
    for (const [key, words] of Object.entries(recordWords)) if (words.includes(head)) return key;
    return null;
  }

  /** Whom a phrase means, where it means people; a role of the plan goes before those of WordPress. */
  personOf({ lemma, name }: Phrase): Person | null {
    const names = [singularize(name.toLowerCase()), lemma.toLowerCase(), singularize(name.split(' ').at(-1) ?? '')];
    for (const { key, name: role } of this.#plan.roles ?? [])
      if (names.some((one) => one === role.toLowerCase() || one === key.replaceAll('_', ' ')))
        return { is: 'role', role: key };
    for (const one of names) {
      const role = lookUp(roleWords, one);
      if (role !== undefined) return { is: 'role', role };
    }
    if (names.some((one) => visitorWords.includes(one))) return { is: 'visitor' };
    return names.some((one) => recordWords.user?.includes(one)) ? { is: 'user' } : null;
  }

  attributesOf(entity: string): readonly SceneAttribute[] {
    const known = this.#attributes.get(entity);
    if (known !== undefined) return known;
    const own = this.#plan.entities?.find(({ key }) => key === entity);
    const made =
      own === undefined
        ? [
            ...extraFieldsOf(this.#plan, entity).map((field) => ({
              key: field.key,
              label: field.label,
              type: attributeTypeOf(field),
            })),
            ...(this.kind(entity)?.attributes ?? []),
          ]
        : [
            ...(own.fields ?? []).map((field) => ({
              key: field.key,
              label: field.label,
              type: attributeTypeOf(field),
            })),
            ...(own.core_fields ?? []).map(({ label, as }) => ({ key: coreKeys[as], label, type: 'text' as const })),
            { key: 'title', label: 'Title', type: 'text' as const },
          ];
    this.#attributes.set(entity, made);
    return made;
  }

  /**
   * The attribute of a kind of records that words mean: by its name, by the head of the words, or by how near they are.
   * @param type only attributes of these types
   */
  attributeOf(entity: string, words: string, types?: readonly AttributeType[]): SceneAttribute | null {
    const said = words.toLowerCase();
    const known = this.attributesOf(entity).filter(({ type }) => types === undefined || types.includes(type));
    const names = ({ key, label }: SceneAttribute) => [key.replaceAll('_', ' '), label.toLowerCase()];
    const exact = known.find((one) =>
      names(one).some((name) => name === said || singularize(said) === singularize(name)),
    );
    if (exact !== undefined) return exact;
    const head = singularize(said.split(' ').at(-1) ?? '');
    const headed = known.filter((one) => names(one).some((name) => singularize(name.split(' ').at(-1) ?? '') === head));
    if (headed.length === 1) return headed[0] ?? null;
    let best: { one: SceneAttribute; near: number } | null = null;
    for (const one of known) {
      const near = Math.max(...names(one).map((name) => nearness(said, name) ?? 0));
      if (near > (best?.near ?? minNearness)) best = { one, near };
    }
    return best?.one ?? null;
  }
}

const minNearness = 0.72;

const coreKeys = { title: 'title', editor: 'content', thumbnail: 'featured_image', excerpt: 'excerpt' } as const;
