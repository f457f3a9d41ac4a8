import { type Steps, valueAt, withValueAt } from './paths.ts';
import { fieldsOf, referenceKindAt, referenceOptions } from './references.ts';
import { besidesNull, isObject, type PlanSchema, type Shape, shapesOf } from './schema.ts';
import { phraseOf } from './words.ts';

/**
 * A new value for a place in a plan: with what a schema demands and no more, its references led to what the plan has. What
 * only a person can know is left empty, for the form to ask.
 */
export function blankFor(schema: PlanSchema, plan: unknown, steps: Steps): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  if (besidesNull(schema) !== null) return null;
  const shapes = shapesOf(schema);
  if (shapes !== null) {
    const first = shapes.shapes[0];
    return first === undefined ? {} : blankShape(first, shapes.member, plan, steps);
  }
  if (schema.anyOf !== undefined) return schema.anyOf[0] === undefined ? null : blankFor(schema.anyOf[0], plan, steps);
  switch (schema.type) {
    case 'object':
      return blankObject(schema, plan, steps);
    case 'array':
      return blankList(schema, plan, steps);
    case 'string':
      return blankText(schema, plan, steps);
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 0, usualNumber(steps)), schema.maximum ?? Number.MAX_SAFE_INTEGER);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** A new value of one of several shapes. */
export function blankShape({ schema, value }: Shape, member: string, plan: unknown, steps: Steps): unknown {
  const made = blankObject(schema, plan, steps);
  return { ...made, [member]: schema.properties?.[member]?.const ?? value };
}

function blankObject({ properties = {}, required = [] }: PlanSchema, plan: unknown, steps: Steps) {
  const made: Record<string, unknown> = {};
  // One after the other: what a field is of follows from the record that is named before it.
  for (const member of required) {
    const inner = properties[member];
    if (inner === undefined) continue;
    made[member] = blankFor(inner, withValueAt(plan, steps, made), [...steps, member]);
  }
  return made;
}

function blankList(
  { items = {}, minItems = 0, uniqueItems = false }: PlanSchema,
  plan: unknown,
  steps: Steps,
): unknown[] {
  const made: unknown[] = [];
  const values = items.enum ?? [];
  for (let place = 0; place < minItems; place += 1) {
    made.push(uniqueItems && place < values.length ? values[place] : blankFor(items, plan, [...steps, place]));
  }
  return made;
}

const usual: Readonly<Record<string, number>> = {
  days: 7,
  hours: 24,
  minutes: 60,
  limit: 10,
  count: 5,
  per_page: 10,
  most: 10,
  words_per_minute: 200,
  cache_minutes: 0,
};

const usualNumber = (steps: Steps): number => usual[String(steps.at(-1))] ?? 1;

/** Types of fields that members of this kind are about. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  rating_average: ['rating'],
  sum_total: ['number', 'money', 'integer', 'duration'],
};
const dates = ['date', 'datetime'];

function blankText(schema: PlanSchema, plan: unknown, steps: Steps): string {
  const kind = referenceKindAt(plan, steps, schema);
  if (kind !== null) {
    const around = valueAt(plan, steps.slice(0, -1));
    const wanted = isObject(around) ? (fitting[String(around.kind)] ?? dates) : dates;
    const fields = kind.to === 'field' && kind.owner !== null ? fieldsOf(plan, kind.owner) : [];
    const best = fields.find(({ type }) => wanted.includes(type));
    return best?.key ?? referenceOptions(plan, kind)[0]?.value ?? '';
  }
  const member = steps.at(-1);
  if (typeof member === 'string' && /^(?:key|name)$/.test(member) && schema.pattern?.startsWith('^[a-z]')) {
    return freeKey(plan, steps);
  }
  if (typeof member === 'string' && namedMembers.has(member)) return newName(steps, member);
  return '';
}

/** What people call a part at once. */
const namedMembers = new Set(['label', 'singular', 'plural', 'title', 'name']);

/** The name of a list's new part: “New field”. */
export function newName(steps: Steps, member: string): string {
  const lists = steps.filter((step): step is string => typeof step === 'string' && step !== member);
  const part = partNames[lists.at(-1) ?? ''] ?? phraseOf(lists.at(-1) ?? 'item').toLowerCase();
  return member === 'plural' ? `New ${part}s` : `New ${part}`;
}

const partNames: Readonly<Record<string, string>> = {
  entities: 'item',
  fields: 'field',
  settings: 'setting',
  taxonomies: 'category',
  roles: 'role',
  behaviours: 'list',
  choices: 'choice',
  attributes: 'attribute',
  properties: 'property',
  options: 'option',
};

/** A key that no part beside it has. */
function freeKey(plan: unknown, steps: Steps): string {
  const place = steps.findLastIndex((step) => typeof step === 'number');
  const siblings = valueAt(plan, steps.slice(0, place));
  const member = String(steps.at(-1));
  const taken = new Set(
    (Array.isArray(siblings) ? siblings : []).map((one) => (isObject(one) ? one[member] : undefined)),
  );
  const base = keyOf(newName(steps, member)) || 'new_part';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The key that a name has: `Phone number` becomes `phone_number`. */
export function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words
    .join('_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 32)
    .replace(/_$/, '');
}
