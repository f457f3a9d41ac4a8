import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { toKebab, toSnake } from '../naming/inflect.ts';
import type { Names } from '../naming/names.ts';
import { maxPostTypeKeyLength, safeKey } from '../naming/safe-key.ts';
import type { Entity, Field, Understanding } from '../understanding/understanding.ts';
import { logEntity } from './log-entity.ts';
import type { EntityCapabilities, EntityStorage, PlanEntity } from './plan.ts';
import type { FeaturePlan } from './plan-features.ts';
import { planField, startingFields } from './plan-fields.ts';
import { isPublicAddress } from './public-address.ts';

/** The posts that a site has, where a feature is about content and no kind of content was asked for. */
const sitePosts: Entity = {
  key: 'post',
  singular: 'Post',
  plural: 'Posts',
  slug: 'posts',
  icon: 'dashicons-admin-post',
  fields: [],
  coreFields: [],
  taxonomies: [],
  isPublic: true,
  hasArchive: false,
  supports: ['title', 'editor', 'thumbnail', 'excerpt', 'author', 'comments', 'revisions'],
};

/**
 * Kinds of content with every name that code needs for them.
 * @param behaviours of the plan, which say what visitors see
 */
export function planEntities(
  names: Names,
  plan: FeaturePlan,
  understood: Understanding,
  behaviours: readonly PlanBehaviour[] = [],
): readonly PlanEntity[] {
  if (plan.source === 'none') return [];
  if (plan.source === 'posts')
    return [planEntity({ ...sitePosts, fields: fieldsOf([], plan) }, 'posts', names, plan, () => false)];
  const storages = understood.entities.map((entity, index) => storageOf(entity, index, plan, understood));
  const entities = understood.entities.map((entity, index) => {
    const storage = storages[index] ?? 'post_type';
    const known = new Set(understood.entities.map(({ key }) => key));
    const inTables = new Set(understood.entities.filter((_, at) => storages[at] === 'table').map(({ key }) => key));
    const fields = entity.fields
      .filter(({ relatesTo }) => relatesTo === undefined || known.has(relatesTo))
      .flatMap((field) => pointer(field, inTables));
    if (storage === 'table') fields.push(...entity.taxonomies.map(fieldInsteadOf));
    return planEntity({ ...entity, fields: fieldsOf(fields, plan) }, storage, names, plan, (key) =>
      isPublicAddress(entity, key, behaviours),
    );
  });
  const isLogAsked = understood.behaviours.some(
    (one) =>
      one.kind === 'log_to_table' &&
      !storages.some((storage, at) => storage === 'table' && entities[at]?.key === one.subject),
  );
  const isLogWanted = plan.features.has('custom_table') && (isLogAsked || !storages.includes('table'));
  return isLogWanted
    ? [...entities, logEntity(names, capabilitiesOf('table', 'activity', names, plan.features))]
    : entities;
}

/** Rows of tables are pointed to by their numbers, one at a time. */
function pointer(field: Field, inTables: ReadonlySet<string>): readonly Field[] {
  if (field.relatesTo === undefined || !inTables.has(field.relatesTo)) return [field];
  const { relatesTo: _, ...rest } = field;
  return field.isMultiple ? [] : [{ ...rest, type: 'integer', min: 1 }];
}

/** Where records of an entity are kept. */
export function storageOf(
  entity: Entity,
  index: number,
  { tables }: FeaturePlan,
  { behaviours }: Pick<Understanding, 'behaviours'>,
): EntityStorage {
  const inTables = behaviours.flatMap((one) => (one.kind === 'stored_in_table' ? [one.entity] : []));
  if (tables === 'all' || (tables !== 'none' && inTables.includes(entity.key))) return 'table';
  // What the text keeps in a table is all that it keeps there.
  if (inTables.length > 0) return 'post_type';
  const isPrivate = !entity.isPublic && entity.taxonomies.length === 0 && index > 0;
  return tables === 'private' && isPrivate ? 'table' : 'post_type';
}

function fieldsOf(fields: readonly Field[], { features }: FeaturePlan): readonly Field[] {
  if (fields.length > 0) return fields;
  return features.has('meta_boxes') || features.has('custom_table') ? startingFields : [];
}

/** Rows of a table have no terms: a field takes the place of a taxonomy. */
function fieldInsteadOf({ key, singular, terms }: Entity['taxonomies'][number]): Field {
  const choices = terms.map((term) => ({ value: toSnake(term) || 'other', label: term }));
  const isChoice = choices.length > 1 && new Set(choices.map(({ value }) => value)).size === choices.length;
  const base = { key, label: singular, isRequired: false, isMultiple: false };
  return isChoice ? { ...base, type: 'choice', choices } : { ...base, type: 'text' };
}

const lower = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

function planEntity(
  entity: Entity,
  storage: EntityStorage,
  names: Names,
  { features }: FeaturePlan,
  isPlace: (key: string) => boolean,
): PlanEntity {
  const part = classPart(entity.key);
  const used = new Set<string>();
  const coreLabel = (as: string) => entity.coreFields.find((field) => field.as === as)?.label;
  return {
    key: entity.key,
    storage,
    isLog: false,
    singular: entity.singular,
    plural: entity.plural,
    singularLower: lower(entity.singular),
    pluralLower: lower(entity.plural),
    postType: storage === 'posts' ? 'post' : safeKey(entity.key, names.prefix, maxPostTypeKeyLength),
    table: storage === 'table' ? safeKey(tableWord(entity), names.prefix, 50) : '',
    // Names of blocks and variables that are made of it begin with a letter.
    slug: /^[a-z]/.test(entity.slug) ? entity.slug : `${toKebab(entity.key)}-${entity.slug}`,
    icon: entity.icon,
    isPublic: entity.isPublic,
    hasArchive: entity.hasArchive,
    // Themes name the author of what visitors read, where the type has authors.
    supports: entity.isPublic ? [...new Set([...entity.supports, 'author', 'revisions'])] : entity.supports,
    titleLabel: coreLabel('title') ?? (storage === 'table' ? 'Name' : 'Title'),
    imageLabel: coreLabel('thumbnail') ?? 'Featured image',
    fields: entity.fields.map((field) => planField(field, entity, names, used, isPlace)),
    classes: {
      definition: `${names.className}_${part}_${storage === 'table' ? 'Table' : storage === 'posts' ? 'Fields' : 'Post_Type'}`,
      repository: `${names.className}_${part}_Repository`,
    },
    capabilities: capabilitiesOf(storage, entity.key, names, features),
  };
}

const tableWord = ({ key, slug }: Entity) => toSnake(slug) || key;

/** `event_type` → `Event_Type`. */
const classPart = (key: string) =>
  key.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

function capabilitiesOf(
  storage: EntityStorage,
  key: string,
  names: Names,
  features: ReadonlySet<PluginFeature>,
): EntityCapabilities {
  const isOwn = features.has('roles') && storage !== 'posts';
  const one = isOwn ? `${names.prefix}_${key}` : 'post';
  const many = `${one}s`;
  if (storage === 'table' && !isOwn) {
    const admin = 'manage_options';
    return { type: ['post', 'posts'], edit: admin, publish: admin, delete: admin, editOthers: admin };
  }
  return {
    type: [one, many],
    edit: `edit_${many}`,
    publish: `publish_${many}`,
    delete: `delete_${many}`,
    editOthers: `edit_others_${many}`,
  };
}
