import { type Static, type TSchema, Type } from 'typebox';
import { limits } from './limits.ts';

/** Seconds since 1970, an integer: every timestamp on the wire. */
export const Timestamp = Type.Integer({ minimum: 0, description: 'Unix time in seconds' });

/** A schema for one of a few strings, as an `enum` rather than a union, which reads better in OpenAPI. */
export function StringEnum<const T extends readonly string[]>(
  values: T,
  options: { description?: string; default?: T[number] } = {},
) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

/** The envelope of every list answer, newest first. */
export function ListOf<T extends TSchema>(item: T) {
  return Type.Object({
    object: Type.Literal('list'),
    data: Type.Array(item),
    has_more: Type.Boolean(),
    first_id: Type.Union([Type.String(), Type.Null()]),
    last_id: Type.Union([Type.String(), Type.Null()]),
  });
}

/** Query of every list operation. */
export const ListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  after: Type.Optional(Type.String({ description: 'Answer what comes after (is older than) this id' })),
  before: Type.Optional(Type.String({ description: 'Answer what comes before (is newer than) this id' })),
});
export type ListQuery = Static<typeof ListQuery>;

/** Answer of every deletion. */
export function Deleted<const T extends string>(object: T) {
  return Type.Object({ id: Type.String(), object: Type.Literal(object), deleted: Type.Boolean() });
}

export { limits };
