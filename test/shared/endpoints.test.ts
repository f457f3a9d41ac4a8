import type { Endpoint } from '@presswright/shared/endpoint';
import { endpoints } from '@presswright/shared/endpoints';
import { describe, expect, test } from 'vitest';
import { problems } from './problems.ts';

const table: [string, Endpoint][] = Object.entries(endpoints);

describe.each(table)('%s', (_operation, { path, params, example, ...endpoint }) => {
  test.each(
    (['body', 'response', 'chunk'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema === undefined || endpoint.bodyType !== undefined ? [] : [[part, schema] as const];
    }),
  )('has an example that fits: %s', (part, schema) => {
    // Where an endpoint streams, its stream may have an endpoint, and an example, of its own.
    if (part === 'chunk' && endpoint.response !== undefined) return;
    expect(example).toHaveProperty(part);
    expect(problems(schema, example?.[part])).toEqual([]);
  });

  test('describes the parameters of its path, each with an example', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(params?.properties ?? {})).toEqual(named);
    if (params !== undefined) expect(problems(params, example?.params)).toEqual([]);
  });

  test('has a query that fits, where its example has one', () => {
    if (example?.query === undefined) return;
    expect(endpoint.query).toBeDefined();
    if (endpoint.query !== undefined) expect(problems(endpoint.query, example.query)).toEqual([]);
  });

  test('is summed up in a few words', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].{2,58}[^.]$/);
  });
});

test('no two endpoints have the same method and path', () => {
  const names = table.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(names.length);
});
