import { type AttributeType, attributeTypes, maxAttributes, maxFields } from '@presswright/shared/schemas/block-parts';
import type { AttributeDefinition, BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { GenerationError } from '../../generation-error.ts';
import { cleanLine } from '../../naming/clean-text.ts';
import { toSnake } from '../../naming/inflect.ts';
import { AttributeNames, checkKey, codeSpan, labelFor } from './attribute-names.ts';
import { roleOf } from './attribute-roles.ts';
import { type NamedType, typeNamed } from './attribute-types.ts';
import { completeAttributes } from './complete-attributes.ts';
import { checkedDefault } from './default-of-kind.ts';
import { optionsFor } from './enum-options.ts';
import { limitsOf, type NamedAttribute, type NamedField } from './named-attribute.ts';

type Requested = NonNullable<BlockGenerateRequest['attributes']>;

/** Kinds that hold values of other kinds; they hold no such kinds themselves, but lists of texts. */
const containers: ReadonlySet<AttributeType> = new Set(['object', 'array', 'query', 'null']);

/**
 * Reads the attributes of a request.
 * @param notes gets what was understood otherwise than it was said, in plain sentences
 * @throws GenerationError naming the attribute, what was expected and what came
 */
export function resolveAttributes(requested: Requested, notes: string[] = []): NamedAttribute[] {
  const entries = Object.entries(requested);
  if (entries.length > maxAttributes) {
    throw new GenerationError('attributes', `attributes: expected at most ${maxAttributes}, got ${entries.length}.`);
  }
  const fields = entries.reduce((sum, [, given]) => sum + 1 + Object.keys(propertiesOf(given)).length, 0);
  if (fields > maxFields) {
    const message = `attributes: expected at most ${maxFields} attributes and properties in all, got ${fields}.`;
    throw new GenerationError('attributes', message);
  }
  const all = new Set(entries.map(([name]) => name));
  const paths = entries.map(([name]) => `attributes.${cleanLine(name).slice(0, 60)}`);
  const named = entries.map(([name, given], place) => {
    const at = paths[place] ?? '';
    checkKey(name, at, true);
    const definition = typeof given === 'string' ? { type: given } : given;
    return resolveOne(name, definition, at, all, notes);
  });
  const whole = completeAttributes(named, (place) => paths[place] ?? '', new AttributeNames());
  return named.map((attribute, place) =>
    attribute.default === undefined ? attribute : { ...attribute, default: whole[place]?.default },
  );
}

const propertiesOf = (given: Requested[string]): object => (typeof given === 'string' ? {} : (given.properties ?? {}));

/** One attribute. @param all names in the request, to tell a type that names an attribute */
function resolveOne(
  name: string,
  definition: AttributeDefinition,
  at: string,
  all: ReadonlySet<string>,
  notes: string[],
): NamedAttribute {
  let named = knownType(definition.type, at, all);
  // Items with properties are rows.
  const isRows =
    named.kind === 'array' && (definition.properties !== undefined || isObjectType(definition.items ?? named.items));
  if (isRows) named = { kind: 'query' };
  named = byName(named, name, definition, notes);
  const field = fieldOf(name, named, definition, at);
  const fields = named.kind === 'object' || named.kind === 'query' ? columnsOf(definition, at, all, named.kind) : [];
  const item =
    named.kind === 'array' ? itemOf(definition.items ?? named.items ?? 'string', `${at}.items`, all) : undefined;
  // Stars go up to five.
  const role = field.role === 'rating' && (definition.maximum ?? 5) > 5 ? 'detail' : field.role;
  return {
    ...field,
    role,
    fields,
    ...(item === undefined ? {} : { item }),
    ...(definition.default === undefined ? {} : { default: definition.default }),
  };
}

/** Texts whose names say what is in them, with the kind that edits and shows it fittingly; all are strings. */
const tellingNames: readonly (readonly [names: RegExp, kind: AttributeType, what: string])[] = [
  [/(?:^|_)colou?r$/, 'color', 'a colour'],
  [/(?:^|_)(?:url|uri|link|href|website|permalink)$/, 'url', 'a URL'],
  [/(?:^|_)(?:image|photo|picture|avatar|logo|thumbnail)(?:_src)?$/, 'url', 'the URL of an image'],
];

/** A text that its name tells to be something else; a default that would not fit keeps it a text. */
function byName(
  named: NamedType,
  name: string,
  { default: value }: Pick<AttributeDefinition, 'default'>,
  notes: string[] = [],
): NamedType {
  const found = tellingNames.find(([pattern]) => pattern.test(toSnake(name)));
  if (named.kind !== 'string' || named.role !== undefined || found === undefined) return named;
  const [, kind, what] = found;
  try {
    if (value !== undefined) checkedDefault(value, { kind, options: [] }, name);
  } catch {
    return named;
  }
  notes.push(`${codeSpan(name)} is edited as ${what}, based on its name.`);
  return { kind };
}

/** A field with what its definition says of numbers and options. */
function fieldOf(
  name: string,
  named: NamedType,
  definition: Omit<AttributeDefinition, 'type'>,
  at: string,
): NamedField {
  const { kind } = named;
  const snake = toSnake(name);
  const role = named.role ?? roleOf(kind, snake);
  const limits = limitsOf({ ...definition, kind, role });
  const { minimum, maximum } = limits;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    throw new GenerationError(at, `${at}: expected minimum <= maximum, got ${minimum} and ${maximum}.`);
  }
  const help = cleanLine(definition.help ?? '');
  return {
    name,
    label: cleanLine(definition.label ?? '') || labelFor(name),
    ...(help === '' ? {} : { help }),
    kind,
    role,
    options: kind === 'enum' ? optionsFor(snake, definition.options ?? named.options) : [],
    ...limits,
  };
}

/** Properties of an object, columns of a query; a title and a text where the request names none. */
export function columnsOf(
  { properties }: Pick<AttributeDefinition, 'properties'>,
  at: string,
  all: ReadonlySet<string>,
  kind: AttributeType,
): NamedField[] {
  const usual: Record<string, string> =
    kind === 'query' ? { title: 'string', text: 'textarea' } : { label: 'string', value: 'string' };
  const entries = Object.entries(properties ?? usual);
  return entries.map(([name, type]) => {
    const place = `${at}.properties.${cleanLine(name).slice(0, 60)}`;
    checkKey(name, place, false);
    const named = byName(knownType(type, place, all), name, {});
    if (named.kind !== 'array' && containers.has(named.kind)) throw tooDeep(place, named.kind);
    return fieldOf(name, named, {}, place);
  });
}

export function itemOf(type: string, at: string, all: ReadonlySet<string>): NamedField {
  const named = knownType(type, at, all);
  if (named.kind !== 'array' && containers.has(named.kind)) throw tooDeep(at, named.kind);
  return fieldOf('item', named, {}, at);
}

const isObjectType = (type: string | undefined): boolean => type !== undefined && typeNamed(type)?.kind === 'object';

/** A type that is known, or an error that says which are, and whether the name is another attribute's. */
function knownType(type: string, at: string, all: ReadonlySet<string>): NamedType {
  const named = typeNamed(type);
  if (named !== undefined) return named;
  const got = JSON.stringify(cleanLine(type).slice(0, 60));
  const why = all.has(type) ? ', which is an attribute: types do not refer to attributes' : '';
  throw new GenerationError(at, `${at}: expected one of ${attributeTypes.join(', ')}, got ${got}${why}.`);
}

function tooDeep(at: string, kind: AttributeType): GenerationError {
  return new GenerationError(
    at,
    `${at}: expected a single value or a list of texts, got ${kind} inside another value.`,
  );
}
