import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';

interface BlockJson {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly supports: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

/** A generated block, its files by role. */
export function generatedBlock(request: BlockGenerateRequest) {
  const project = generateBlock(request, new Slots());
  const file = (role: string): string => String(project.files.find((one) => one.role === role)?.content ?? '');
  return { project, file, json: JSON.parse(file('block_json')) as BlockJson };
}

/** An attribute of every type, and what they are made of. */
export const everyAttribute: NonNullable<BlockGenerateRequest['attributes']> = {
  title: 'string',
  summary: 'textarea',
  content: 'rich_text',
  guests: { type: 'integer', minimum: 1, maximum: 10 },
  weight: 'number',
  rating: 'rating',
  featured: 'boolean',
  showWeight: 'boolean',
  size: { type: 'enum', options: ['small', 'large'] },
  level: { type: 'enum', options: ['Easy going', 'Hard'] },
  website: 'url',
  color: 'color',
  hue: 'color',
  day: 'date',
  photo: 'image',
  clip: 'media',
  tags: 'array',
  pictures: { type: 'array', items: 'image' },
  steps: { type: 'query', properties: { title: 'string', text: 'rich_text' } },
  people: {
    type: 'query',
    properties: { name: 'string', age: 'number', photo: 'image', born: 'date', home: 'url', skills: 'array' },
  },
  place: { type: 'object', properties: { city: 'string', zip: 'integer', map: 'image' } },
  nothing: 'null',
};

/** Values for every attribute: `text` wherever a text may stand. */
export function valuesOf(json: BlockJson, text: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(json.attributes).map(([name, schema]) => [name, valueFor(schema, text)]));
}

type Schema = Readonly<Record<string, unknown>>;

function valueFor(schema: Schema, text: string): unknown {
  const fields = (schemas: unknown) =>
    Object.fromEntries(
      Object.entries((schemas ?? {}) as Record<string, Schema>).map(([name, one]) => [name, valueFor(one, text)]),
    );
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'object') return fields(schema.properties);
  if (schema.type === 'array')
    return [schema.query ? fields(schema.query) : valueFor((schema.items ?? {}) as Schema, text)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return 4;
  return schema.type === 'null' ? null : text;
}
