import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import type { JsonValue } from '../../writers/json.ts';
import type { AttributeField, BlockAttribute } from '../plan.ts';

interface SchemaOptions {
  /** Class of the element that shows the attribute. */
  readonly className: string;
  /** Whether the editor saves markup that all of the value can be read back from. */
  readonly isSaved: boolean;
}

type Schema = Readonly<Record<string, JsonValue>>;

const typeOf: Readonly<Record<AttributeType, string>> = {
  string: 'string',
  textarea: 'string',
  rich_text: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  enum: 'string',
  url: 'string',
  color: 'string',
  date: 'string',
  image: 'object',
  media: 'object',
  object: 'object',
  array: 'array',
  query: 'array',
  null: 'null',
};

const content: ReadonlySet<AttributeType> = new Set([
  'string',
  'textarea',
  'rich_text',
  'image',
  'media',
  'url',
  'array',
  'query',
]);

/** Kinds of columns that come back out of markup as they went in. */
const readable: Partial<Record<AttributeType, 'text' | 'html' | 'href'>> = {
  string: 'text',
  textarea: 'text',
  rich_text: 'html',
};

/** An attribute as block.json declares it. */
export function schemaOf(attribute: Omit<BlockAttribute, 'schema'>, { className, isSaved }: SchemaOptions): Schema {
  const { kind } = attribute;
  const base: Schema = { type: typeOf[kind], ...shapeOf(attribute) };
  const source = isSaved ? sourceOf(attribute, className) : {};
  const role: Schema = content.has(kind) ? { role: 'content' } : {};
  return { ...base, ...source, ...(attribute.default === undefined ? {} : { default: attribute.default }), ...role };
}

/** Where the value stands in the saved markup. Values with a default of their own stay in the block's comment. */
function sourceOf(attribute: Omit<BlockAttribute, 'schema'>, className: string): Schema {
  const { kind, fields } = attribute;
  if (kind === 'rich_text' && attribute.default === undefined) return { source: 'html', selector: `.${className}` };
  if (kind !== 'query' || fields.length === 0 || !fields.every((field) => readable[field.kind] !== undefined))
    return {};
  const columns = fields.map((field): [string, JsonValue] => [
    field.name,
    { type: 'string', source: readable[field.kind] ?? 'text', selector: `.${className}-item-${kebab(field.id)}` },
  ]);
  return { source: 'query', selector: `.${className}-item`, query: Object.fromEntries(columns) };
}

/** What the value is made of, for WordPress' check before it is rendered. */
function shapeOf({ kind, role, fields, item, options }: Omit<BlockAttribute, 'schema'>): Schema {
  if (role === 'heading-level') return { enum: [2, 3, 4, 5, 6] };
  if (kind === 'enum') return { enum: options.map(({ value }) => value) };
  if (kind === 'array') return { items: item === undefined ? { type: 'string' } : fieldShape(item) };
  if (kind === 'query') return { items: { type: 'object', properties: properties(fields) } };
  if (kind === 'object') return { properties: properties(fields) };
  return mediaShape[kind] ?? {};
}

const mediaShape: Partial<Record<AttributeType, Schema>> = {
  image: { properties: { id: { type: 'integer' }, url: { type: 'string' }, alt: { type: 'string' } } },
  media: {
    properties: {
      id: { type: 'integer' },
      url: { type: 'string' },
      alt: { type: 'string' },
      mime: { type: 'string' },
      title: { type: 'string' },
    },
  },
};

function fieldShape(field: AttributeField): Schema {
  return {
    type: typeOf[field.kind],
    ...(field.kind === 'array' ? { items: { type: 'string' } } : mediaShape[field.kind]),
  };
}

function properties(fields: readonly AttributeField[]): Schema {
  return Object.fromEntries(fields.map((field) => [field.name, fieldShape(field)]));
}

/** `authorName` → `author-name`: the part of the class that shows an attribute. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
