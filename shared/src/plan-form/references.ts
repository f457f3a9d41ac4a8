import { type Steps, valueAt } from './paths.ts';
import { besidesNull, isObject, objectSchemaOf, type PlanSchema } from './schema.ts';

/** What a text in a plan names: a kind of record, a field of one, or a role. */
export type ReferenceKind =
  | { readonly to: 'entity'; readonly own: boolean }
  | {
      readonly to: 'field';
      readonly owner: string | null;
      readonly isOpen: boolean;
      /** Whether title and content count as fields. */
      readonly hasTexts?: boolean;
    }
  | { readonly to: 'role' };

/** A place in a plan that names something else in it. */
export interface Reference {
  readonly steps: Steps;
  readonly kind: ReferenceKind;
  readonly value: string;
}

const keyPattern = '^[a-z][a-z0-9_]*$';
const attributePattern = '^(?:(?:owner|actor)\\.)?[a-z][a-z0-9_]*$';

/** Members that name kinds of records. */
const entityMembers = new Set(['entity', 'parent', 'relates_to', 'goal_entity', 'entities', 'of']);
/** Of those, the ones that what the site has itself cannot stand for. */
const ownEntityMembers = new Set(['relates_to', 'entities', 'parent']);
const roleMembers = new Set(['role', 'roles', 'managers', 'role_after', 'copy_of']);
const fieldMembers = new Set([
  ...['field', 'fields', 'goal', 'order_by', 'by', 'shows', 'filters', 'match_by', 'attribute', 'relation', 'unique'],
  ...[
    'columns',
    'sortable',
    'hides',
    'column',
    'owner',
    'confirmation',
    'date',
    'end_date',
    'until',
    'other',
    'thing',
    'number',
    'places_field',
    'per',
  ],
]);

/** What the text at a place names; null where it is a text like any other. */
export function referenceKindAt(plan: unknown, steps: Steps, schema: PlanSchema): ReferenceKind | null {
  const { pattern } = schema;
  if (schema.type !== 'string' || schema.enum !== undefined) return null;
  if (pattern !== keyPattern && pattern !== attributePattern) return null;
  const member = steps.findLast((step): step is string => typeof step === 'string') ?? '';
  if (pattern === attributePattern) return { to: 'field', owner: ownerOf(plan, steps, member), isOpen: true };
  if (entityMembers.has(member)) return { to: 'entity', own: ownEntityMembers.has(member) };
  if (roleMembers.has(member)) return { to: 'role' };
  if (!fieldMembers.has(member)) return null;
  const isOpen =
    /^(?:attribute|shows|filters|match_by|columns?|sortable|hides)$/.test(member) || steps.includes('uploads');
  return { to: 'field', owner: ownerOf(plan, steps, member), isOpen, hasTexts: steps.includes('steps') };
}

/** The kind of records whose field is named: that of the nearest part around that says what it is about. */
function ownerOf(plan: unknown, steps: Steps, member: string): string | null {
  for (let depth = steps.length - 1; depth >= 0; depth -= 1) {
    const around = valueAt(plan, steps.slice(0, depth));
    if (!isObject(around)) continue;
    // What has to be so of people is about users, whatever the part is about.
    if (typeof around.who === 'string' && steps[depth] === 'conditions') return 'user';
    if (member === 'owner' && typeof around.key === 'string') return around.key;
    if (member === 'goal_attribute' && typeof around.goal_entity === 'string') return around.goal_entity;
    if ((member === 'field' && around.is === 'capacity') || (member !== 'relation' && around.is === 'related')) {
      const relation = typeof around.relation === 'string' ? around.relation : '';
      return targetOf(plan, ownerOf(plan, steps.slice(0, depth), 'relation'), relation);
    }
    if (member === 'places_field') return targetOf(plan, text(around.entity) || null, text(around.thing));
    const ofParent = member === 'goal' || (member === 'field' && around.kind === 'capacity_limit');
    if (ofParent && 'parent' in around) return typeof around.parent === 'string' ? around.parent : null;
    if (typeof around.entity === 'string') return around.entity;
  }
  return null;
}

/** The kind of records that a relation leads to. */
function targetOf(plan: unknown, owner: string | null, relation: string): string | null {
  const found = owner === null ? undefined : fieldsOf(plan, owner).find(({ key }) => key === relation);
  return found?.relatesTo ?? null;
}

/** A field or a taxonomy, as far as references go. */
export interface NamedField {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly relatesTo: string | null;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields and taxonomies of a kind of records: of the plan, or added to what the site has. */
export function fieldsOf(plan: unknown, owner: string): readonly NamedField[] {
  const part = isObject(plan) ? plan : {};
  const own = list(part.entities)
    .filter(isObject)
    .find(({ key }) => key === owner);
  const added = list(part.behaviours)
    .filter(isObject)
    .filter(({ kind, entity }) => kind === 'extra_fields' && entity === owner);
  const fields = [own, ...added].flatMap((one) => list(one?.fields)).filter(isObject);
  const groups = list(own?.taxonomies).filter(isObject);
  return [
    ...fields.map(({ key, label, type, relates_to: target }) => ({
      key: text(key),
      label: text(label),
      type: text(type),
      relatesTo: typeof target === 'string' ? target : null,
    })),
    ...groups.map(({ key, plural }) => ({ key: text(key), label: text(plural), type: 'taxonomy', relatesTo: null })),
  ];
}

/** Every reference of a plan. */
export function referencesIn(schema: PlanSchema, plan: unknown): readonly Reference[] {
  const found: Reference[] = [];
  const visit = (inner: PlanSchema, value: unknown, steps: Steps): void => {
    if (typeof value === 'string') {
      const kind = referenceKindAt(plan, steps, besidesNull(inner) ?? inner);
      if (kind !== null) found.push({ steps, kind, value });
    } else if (Array.isArray(value)) {
      const { items } = inner;
      if (items !== undefined) for (const [place, item] of value.entries()) visit(items, item, [...steps, place]);
    } else if (isObject(value)) {
      const { properties = {} } = objectSchemaOf(inner, value) ?? {};
      for (const [member, own] of Object.entries(value)) {
        const described = Object.hasOwn(properties, member) ? properties[member] : undefined;
        if (described !== undefined) visit(described, own, [...steps, member]);
      }
    }
  };
  visit(schema, plan, []);
  return found;
}

/** Kinds of records that every site has, by key, as people call them. */
export const siteRecords: Readonly<Record<string, string>> = {
  post: 'Posts',
  page: 'Pages',
  media: 'Media files',
  user: 'Users',
  comment: 'Comments',
  category: 'Categories',
  tag: 'Tags',
  product: 'Products (WooCommerce)',
  order: 'Orders (WooCommerce)',
};

/** Roles that every site has, and those of a shop. */
export const siteRoles: Readonly<Record<string, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  author: 'Author',
  contributor: 'Contributor',
  subscriber: 'Subscriber',
  customer: 'Customer (WooCommerce)',
  shop_manager: 'Shop manager (WooCommerce)',
};

const knownTexts: Readonly<Record<string, string>> = { title: 'Title', content: 'Content' };

/** What WordPress knows of any record. */
const knownAttributes: Readonly<Record<string, string>> = {
  ...knownTexts,
  status: 'Status',
  date: 'Publication date',
  modified: 'Last change',
};

/** A choice of a reference. */
export interface ReferenceOption {
  readonly value: string;
  readonly label: string;
}

const asOptions = (table: Readonly<Record<string, string>>): readonly ReferenceOption[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

/** What a reference can name in a plan as it is now. */
export function referenceOptions(plan: unknown, kind: ReferenceKind): readonly ReferenceOption[] {
  const part = isObject(plan) ? plan : {};
  const named = (parts: unknown, label: string) =>
    list(parts)
      .filter(isObject)
      .map((one) => ({ value: text(one.key), label: text(one[label]) || text(one.key) }));
  if (kind.to === 'role') return [...named(part.roles, 'name'), ...asOptions(siteRoles)];
  if (kind.to === 'entity') return [...named(part.entities, 'plural'), ...(kind.own ? [] : asOptions(siteRecords))];
  const fields = kind.owner === null ? [] : fieldsOf(plan, kind.owner);
  const own = fields.map(({ key, label }) => ({ value: key, label: label || key }));
  if (kind.isOpen) return [...own, ...asOptions(knownAttributes)];
  return kind.hasTexts === true ? [...own, ...asOptions(knownTexts)] : own;
}
