import type { Shape } from '@presswright/shared/json-shapes/shape';
import type { JSONSchema } from 'vscode-json-languageservice';

/** What a schema says besides the shape. */
export interface SchemaWords {
  /** What the key of this path is for; `*` stands for any name or index. */
  readonly describe: (path: readonly string[]) => string | undefined;
  /** The names that keys at this path may have, where they are free by the shape. */
  readonly names: (path: readonly string[]) => readonly string[] | undefined;
  /** Texts to offer at this path, where others are allowed too. */
  readonly texts: (path: readonly string[]) => readonly string[] | undefined;
}

/** A JSON Schema to complete and explain with, not to validate: where others are allowed too, it lists only what is known. */
export function schemaOfShape(shape: Shape, words: SchemaWords, path: readonly string[] = []): JSONSchema {
  const description = words.describe(path);
  const names = shape.others === undefined ? undefined : words.names(path);
  const texts = words.texts(path);
  return {
    type: [...shape.types],
    ...(description !== undefined && { markdownDescription: description }),
    ...(shape.values !== undefined && { enum: [...shape.values] }),
    ...(texts !== undefined && { enum: [...texts] }),
    ...(shape.keys !== undefined && {
      properties: Object.fromEntries(
        Object.entries(shape.keys).map(([key, inner]) => [key, schemaOfShape(inner, words, [...path, key])]),
      ),
    }),
    ...(shape.others !== undefined && { additionalProperties: schemaOfShape(shape.others, words, [...path, '*']) }),
    ...(names !== undefined && { propertyNames: { enum: [...names] } }),
    ...(shape.items !== undefined && { items: schemaOfShape(shape.items, words, [...path, '*']) }),
  };
}
