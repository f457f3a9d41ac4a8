import type { Endpoint } from '@presswright/shared/endpoint';
import { endpoints } from '@presswright/shared/endpoints';
import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';

/** The keywords of JSON Schema that bounds are made of, and our own `maxBytes`. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maxBytes?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

/** Where a request of this schema may be as large as it likes. */
function unbounded(schema: Schema, where: string): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one, at) => unbounded(one, `${where}|${at}`));
  switch (schema.type) {
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return isBoundedText(schema) ? [] : [`${where}: a text`];
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [`${where}: a list`] : []),
        ...unbounded(schema.items ?? {}, `${where}[]`),
      ];
    case 'object':
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbounded(one, `${where}.${name}`)),
        ...unboundedMap(schema, where),
      ];
    default:
      return [`${where}: any value`];
  }
}

function isBoundedText({ maxLength, maxBytes, pattern, format }: Schema): boolean {
  // A file part of a form is limited where it is read.
  if (maxLength !== undefined || maxBytes !== undefined || format === 'binary') return true;
  return pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);
}

function unboundedMap(schema: Schema, where: string): string[] {
  const { patternProperties, additionalProperties, propertyNames, maxProperties } = schema;
  const values = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') values.push(additionalProperties);
  if (values.length === 0) return [];
  return [
    ...(maxProperties === undefined ? [`${where}: a map`] : []),
    ...(propertyNames?.maxLength === undefined ? [`${where}: names of a map`] : []),
    ...values.flatMap((value) => unbounded(value, `${where}{}`)),
  ];
}

const requests = Object.entries(endpoints).flatMap(([operation, endpoint]: [string, Endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: TSchema | undefined = endpoint[part];
    return schema === undefined ? [] : [[`${operation}.${part}`, schema as Schema] as const];
  }),
);

test.each(requests)('%s is bounded in every text, list and map', (name, schema) => {
  expect(unbounded(schema, name)).toEqual([]);
});

describe('the search for what is unbounded', () => {
  test.each([
    [Type.String(), 'x: a text'],
    [Type.String({ pattern: '^a+$' }), 'x: a text'],
    [Type.Array(Type.Integer()), 'x: a list'],
    [Type.Object({ a: Type.Array(Type.String(), { maxItems: 2 }) }), 'x.a[]: a text'],
    [Type.Record(Type.String(), Type.Integer()), 'x: a map'],
    [Type.Record(Type.String(), Type.Integer(), { maxProperties: 2 }), 'x: names of a map'],
    [Type.Union([Type.Null(), Type.Unknown()]), 'x|1: any value'],
  ])('finds %j', (schema, found) => {
    expect(unbounded(schema as Schema, 'x')).toContain(found);
  });
});
