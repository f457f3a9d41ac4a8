import { pathOf, type Steps } from './paths.ts';
import { besidesNull, isObject, type PlanSchema, shapesOf } from './schema.ts';

/** What is wrong with a part of a plan. */
export interface Fault {
  readonly path: string;
  /** One sentence for a person: what to do. */
  readonly message: string;
}

const patterns = new Map<string, RegExp>();

function isMatch(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

const lengthOf = (text: string): number => [...text].length;

/** Everything that a schema finds wrong with a plan, each at its own path; [] if nothing is. */
export function schemaFaults(schema: PlanSchema, plan: unknown): readonly Fault[] {
  return faultsAt(schema, plan, []);
}

function faultsAt(schema: PlanSchema, value: unknown, steps: Steps): readonly Fault[] {
  const fault = (message: string): readonly Fault[] => [{ path: pathOf(steps), message }];
  if (value === undefined) return fault(needed(schema));
  if (schema.const !== undefined) {
    return value === schema.const ? [] : fault(`Must be ${JSON.stringify(schema.const)}.`);
  }
  if (schema.enum !== undefined) return schema.enum.includes(value) ? [] : fault('Choose one of the options.');
  const shapes = shapesOf(schema);
  if (shapes !== null) {
    const told = isObject(value) ? value[shapes.member] : undefined;
    const shape = shapes.shapes.find((one) => one.value === told);
    if (shape !== undefined) return objectFaults(shape.schema, value, steps);
    return [
      { path: pathOf(isObject(value) ? [...steps, shapes.member] : steps), message: 'Choose one of the options.' },
    ];
  }
  if (schema.anyOf !== undefined) {
    if (value === null && schema.anyOf.some(({ type }) => type === 'null')) return [];
    const found = schema.anyOf.map((choice) => faultsAt(choice, value, steps));
    if (found.some((faults) => faults.length === 0)) return [];
    const rest = besidesNull(schema);
    return rest === null ? (found[0] ?? []) : faultsAt(rest, value, steps);
  }
  switch (schema.type) {
    case 'object':
      return objectFaults(schema, value, steps);
    case 'array':
      return Array.isArray(value) ? listFaults(schema, value, steps) : fault('Must be a list.');
    case 'string':
      return textFault(schema, value).flatMap(fault);
    case 'number':
    case 'integer':
      return numberFault(schema, value).flatMap(fault);
    case 'boolean':
      return typeof value === 'boolean' ? [] : fault('Must be on or off.');
    case 'null':
      return value === null ? [] : fault('Must be empty.');
    default:
      return [];
  }
}

function objectFaults(schema: PlanSchema, value: unknown, steps: Steps): readonly Fault[] {
  if (!isObject(value)) return [{ path: pathOf(steps), message: 'Must be an object.' }];
  const { properties = {}, required = [] } = schema;
  const strays =
    schema.additionalProperties === false
      ? Object.keys(value).filter((member) => !Object.hasOwn(properties, member))
      : [];
  return [
    ...strays.map((member) => ({ path: pathOf([...steps, member]), message: 'Not part of a plan. Remove it.' })),
    ...Object.entries(properties).flatMap(([member, inner]) => {
      const own = Object.hasOwn(value, member) ? value[member] : undefined;
      return own === undefined && !required.includes(member) ? [] : faultsAt(inner, own, [...steps, member]);
    }),
  ];
}

function listFaults(schema: PlanSchema, list: readonly unknown[], steps: Steps): readonly Fault[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = schema;
  const own: string[] = [];
  if (list.length < minItems) own.push(minItems === 1 ? 'Add at least one.' : `Add at least ${minItems}.`);
  if (list.length > maxItems) own.push(`Remove some: there can be at most ${maxItems}.`);
  if (uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length)
    own.push('Remove duplicates.');
  return [
    ...own.map((message) => ({ path: pathOf(steps), message })),
    ...list.flatMap((item, place) => faultsAt(items, item, [...steps, place])),
  ];
}

function textFault(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: PlanSchema,
  value: unknown,
): string[] {
  if (typeof value !== 'string') return ['Must be text.'];
  const length = lengthOf(value);
  if (length < minLength) return ['Fill in this field.'];
  if (length > maxLength) return [`Shorten this to ${maxLength} characters or fewer.`];
  if (pattern === undefined || isMatch(pattern, value)) return [];
  return [value.trim() === '' ? 'Fill in this field.' : wanted(pattern)];
}

/** What a pattern asks for, in words. */
function wanted(pattern: string): string {
  if (pattern.includes('a-z][a-z0-9_') && !pattern.includes('-')) {
    return 'Use lowercase letters, digits and underscores, beginning with a letter.';
  }
  const found = samples.find(([, sample]) => isMatch(pattern, sample) && !isMatch(pattern, 'Two words'));
  return found === undefined
    ? 'Remove characters that cannot be used here.'
    : `Enter ${found[0]}, such as ${found[1]}.`;
}

/** From the narrowest on: the first that a pattern takes says what it is about. */
const samples = [
  ['a color', '#1d4ed8'],
  ['a time', '17:30'],
  ['a date and time', '2027-03-01T09:00'],
  ['a date', '2027-03-01'],
  ['an email address', 'shop@example.org'],
  ['an icon', 'dashicons-store'],
  ['a REST route', 'shop/v1/items'],
  ['a web address', 'https://example.org/page'],
  ['a path', '/page/'],
  ['lowercase letters, digits and hyphens', 'sample-name'],
  ['lowercase letters, digits and underscores', 'sample_name'],
] as const;

function numberFault(schema: PlanSchema, value: unknown): string[] {
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (typeof value !== 'number' || !Number.isFinite(value)) return ['Enter a number.'];
  if (type === 'integer' && !Number.isInteger(value)) return ['Enter a whole number.'];
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum)
    return [`Enter more than ${schema.exclusiveMinimum}.`];
  if (value < minimum) return [`Enter ${minimum} or more.`];
  return value > maximum ? [`Enter ${maximum} or less.`] : [];
}

function needed({ type, enum: values, items, anyOf, oneOf }: PlanSchema): string {
  if (values !== undefined || anyOf !== undefined || oneOf !== undefined) return 'Choose one of the options.';
  if (type === 'number' || type === 'integer') return 'Enter a number.';
  if (type === 'array' && items !== undefined) return 'Add at least one.';
  return 'Fill in this field.';
}
