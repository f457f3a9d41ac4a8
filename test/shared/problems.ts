import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What keeps a value from fitting a schema, a line each. */
export const problems = (schema: TSchema, value: unknown): string[] =>
  [...Value.Errors(schema, value)].map((error) => `${error.instancePath}: ${error.message}`);
