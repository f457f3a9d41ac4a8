import {
  type AttributeDefinition,
  type AttributeType,
  attributeTypes,
  type BlockGenerateRequest,
  maxAttributes,
  maxFields,
} from '@presswright/shared/schemas/blocks';
import { GenerationError } from '../../generation-error.ts';
import { cleanLine } from '../../naming/clean-text.ts';
import { toSnake } from '../../naming/inflect.ts';
import type { JsonValue } from '../../writers/json.ts';
import type { AttributeField, BlockAttribute } from '../plan.ts';
import { AttributeNames, labelFor } from './attribute-names.ts';
import { roleOf } from './attribute-roles.ts';
import { type NamedType, typeNamed } from './attribute-types.ts';
import { controlFor, placeOf } from './controls.ts';
import { checkedDefault } from './default-of-kind.ts';
import { optionsFor } from './enum-options.ts';
import { sampleOf } from './samples.ts';

/** An attribute whose place in the markup, and with it its schema, is not decided yet. */
export type DraftAttribute = Omit<BlockAttribute, 'schema'>;

type Requested = NonNullable<BlockGenerateRequest['attributes']>;

/** Kinds that hold values of other kinds; they hold no such kinds themselves, but lists of texts. */
const containers: ReadonlySet<AttributeType> = new Set(['object', 'array', 'query', 'null']);

/** Limits of numbers whose meaning gives them. */
const limits: Readonly<Record<string, readonly [number, number]>> = {
  rating: [0, 5],
  percent: [0, 100],
  columns: [1, 6],
  opacity: [0, 1],
  'heading-level': [2, 6],
};

/** Resolves the attributes of a request. @throws GenerationError naming the attribute, what was expected and what came */
export function resolveAttributes(requested: Requested, names: AttributeNames): DraftAttribute[] {
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
  const drafts = entries.map(([name, given]) => {
    const at = `attributes.${cleanLine(name).slice(0, 60)}`;
    if (cleanLine(name) === '')
      throw new GenerationError('attributes', 'attributes: expected names, got an empty one.');
    if ([...name].length > 100) {
      throw new GenerationError(
        'attributes',
        `${at}: expected a name of at most 100 characters, got ${[...name].length}.`,
      );
    }
    const definition = typeof given === 'string' ? { type: given } : given;
    return resolveOne(name, definition, at, all, names);
  });
  return drafts.map((draft, index) => {
    const before = drafts.slice(0, index).filter(({ role, kind }) => role === draft.role && isTextKind(kind)).length;
    if (!isTextKind(draft.kind)) return draft;
    if (draft.kind === 'string' && draft.role === 'text') return { ...draft, sample: sampleNamed(draft, before) };
    return before === 0 ? draft : { ...draft, sample: sampleOf(draft.kind, draft.role, before) };
  });
}

const propertiesOf = (given: Requested[string]): object => (typeof given === 'string' ? {} : (given.properties ?? {}));

const isTextKind = (kind: AttributeType): boolean => ['string', 'textarea', 'rich_text'].includes(kind);

/** A short text that nothing is known of but its name. */
function sampleNamed({ name, kind, role, label }: DraftAttribute, index: number): JsonValue {
  const [told] = /^(?:before|after|yes|no|from|to|left|right)(?=[A-Z]|$)/.exec(name) ?? [];
  if (told !== undefined) return told.replace(/^./, (first) => first.toUpperCase());
  return index > 2 ? label : sampleOf(kind, role, index);
}

/** One attribute. @param all names in the request, to tell a type that names an attribute */
function resolveOne(
  name: string,
  definition: AttributeDefinition,
  at: string,
  all: ReadonlySet<string>,
  names: AttributeNames,
): DraftAttribute {
  let named = knownType(definition.type, typeof definition === 'object' ? at : at, all);
  // Items with properties are rows.
  const isRows =
    named.kind === 'array' && (definition.properties !== undefined || isObjectType(definition.items ?? named.items));
  if (isRows) named = { kind: 'query' };
  const identifier = names.take(name);
  named = byName(named, name, definition, identifier, names);
  const field = fieldOf(identifier, name, named, definition, at);
  const fields = named.kind === 'object' || named.kind === 'query' ? columnsOf(definition, at, all, named.kind) : [];
  const item =
    named.kind === 'array' ? itemOf(definition.items ?? named.items ?? 'string', `${at}.items`, all) : undefined;
  const meant = named.role ?? roleOf(named.kind, toSnake(name));
  // Stars go up to five.
  const role = meant === 'rating' && (definition.maximum ?? 5) > 5 ? 'detail' : meant;
  const draft = { ...field, fields, ...(item === undefined ? {} : { item }) };
  const value =
    definition.default === undefined
      ? usualDefault(draft, role)
      : checkedDefault(definition.default, draft, `${at}.default`);
  return {
    ...draft,
    ...(value === undefined ? {} : { default: value }),
    // A preview shows the block as it is before anybody changes its looks.
    sample: role === 'look' ? (value ?? false) : within(sampleOfDraft(draft, role), draft.minimum, draft.maximum),
    role,
    place: placeOf(named.kind),
    isOurs: false,
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
  { default: value }: AttributeDefinition,
  identifier: string,
  names: AttributeNames,
): NamedType {
  const found = tellingNames.find(([pattern]) => pattern.test(toSnake(name)));
  if (named.kind !== 'string' || named.role !== undefined || found === undefined) return named;
  const [, kind, what] = found;
  try {
    if (value !== undefined) checkedDefault(value, { kind, options: [] }, name);
  } catch {
    return named;
  }
  names.notes.push(`\`${identifier}\` is edited as ${what}, based on its name.`);
  return { kind };
}

/** What a new block has where nothing was asked: booleans and enumerations always have a value. */
function usualDefault(draft: AttributeField, role: string): JsonValue | undefined {
  if (draft.kind === 'boolean') return role === 'shows';
  if (draft.kind === 'enum') return draft.options[0]?.value ?? '';
  if (draft.kind === 'array' || draft.kind === 'query') return [];
  if (draft.kind === 'object') return {};
  return role === 'columns' || role === 'heading-level' ? 3 : undefined;
}

function sampleOfDraft(draft: Omit<DraftAttribute, 'role' | 'place' | 'isOurs'>, role: string): JsonValue {
  const record = (index = 0): JsonValue =>
    Object.fromEntries(draft.fields.map((field) => [field.name, sampleAt(field, index)]));
  if (draft.kind === 'enum') return draft.options[0]?.value ?? '';
  if (draft.kind === 'object') return record();
  if (draft.kind === 'query') return [record(0), record(1), record(2)];
  if (draft.kind === 'array')
    return draft.item === undefined ? [] : [0, 1, 2].map((index) => sampleAt(draft.item, index));
  return sampleOf(draft.kind, role);
}

/** A field with what its definition says of numbers and options. */
function fieldOf(
  identifier: string,
  text: string,
  named: NamedType,
  definition: Omit<AttributeDefinition, 'type'>,
  at: string,
): AttributeField {
  const { kind } = named;
  const snake = toSnake(text);
  const role = named.role ?? roleOf(kind, snake);
  const isNumber = kind === 'number' || kind === 'integer';
  const [low, high] = (isNumber ? limits[role] : undefined) ?? [];
  const minimum = isNumber ? (definition.minimum ?? low) : undefined;
  const maximum = isNumber ? (definition.maximum ?? high) : undefined;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    throw new GenerationError(at, `${at}: expected minimum <= maximum, got ${minimum} and ${maximum}.`);
  }
  const options = kind === 'enum' ? optionsFor(snake, definition.options ?? named.options) : [];
  const partial = {
    kind,
    options,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  const help = cleanLine(definition.help ?? '');
  return {
    ...partial,
    name: identifier,
    label: cleanLine(definition.label ?? '') || labelFor(text),
    ...(help === '' ? {} : { help }),
    control: controlFor(partial),
    sample: kind === 'enum' ? (options[0]?.value ?? '') : within(sampleOf(kind, role), minimum, maximum),
  };
}

/** The sample of a field in an item of a list. */
function sampleAt(field: AttributeField | undefined, index: number): JsonValue {
  if (field === undefined) return null;
  const isText = ['string', 'textarea', 'rich_text'].includes(field.kind);
  return isText ? sampleOf(field.kind, roleOf(field.kind, toSnake(field.name)), index) : field.sample;
}

/** A number as near as its limits let it; anything else as it is. */
function within(value: JsonValue, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY): JsonValue {
  return typeof value === 'number' ? Math.min(maximum, Math.max(minimum, value)) : value;
}

/** Properties of an object, columns of a query; a title and a text where the request names none. */
function columnsOf(
  { properties }: AttributeDefinition,
  at: string,
  all: ReadonlySet<string>,
  kind: AttributeType,
): AttributeField[] {
  const usual: Record<string, string> =
    kind === 'query' ? { title: 'string', text: 'textarea' } : { label: 'string', value: 'string' };
  const entries = Object.entries(properties ?? usual);
  const names = new AttributeNames();
  return entries.map(([name, type]) => {
    const place = `${at}.properties.${cleanLine(name).slice(0, 60)}`;
    const named = knownType(type, place, all);
    if (named.kind === 'array')
      return { ...fieldOf(names.take(name), name, named, {}, place), control: 'tokens' as const };
    if (containers.has(named.kind)) throw tooDeep(place, named.kind);
    return fieldOf(names.take(name), name, named, {}, place);
  });
}

function itemOf(type: string, at: string, all: ReadonlySet<string>): AttributeField {
  const named = knownType(type, at, all);
  if (named.kind === 'array') return { ...fieldOf('item', 'Item', named, {}, at), control: 'tokens' };
  if (containers.has(named.kind)) throw tooDeep(at, named.kind);
  return fieldOf('item', 'Item', named, {}, at);
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
