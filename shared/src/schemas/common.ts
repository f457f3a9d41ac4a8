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

/** An id in a request; whether there is such a thing is for its endpoint to say. */
export function IdString(description?: string) {
  return Type.String({ maxLength: 256, ...(description === undefined ? {} : { description }) });
}

/** The model that a request names. */
export const ModelId = IdString('Such as `svc-llm-7b`; absent: the default');

/** A secret, code or token in a request. */
export const Token = Type.String({ maxLength: 16_384 });

/** A text measured in bytes of UTF-8; a longer one is answered 413. `maxBytes` is a keyword of our own validator. */
export function TextOfBytes(maxBytes: number, options: { minLength?: number; description?: string } = {}) {
  return Type.Unsafe<string>({ type: 'string', maxBytes, ...options });
}

/** A map with names of at most 100 characters. */
export function MapOf<T extends TSchema>(value: T, maxProperties: number, options: { description?: string } = {}) {
  return Type.Record(Type.String(), value, { maxProperties, propertyNames: { maxLength: 100 }, ...options });
}

/** Any JSON value whose lists and maps hold at most 100 items each and are nested at most `depth` deep. */
export function JsonValue(depth: number): TSchema {
  const flat = [Type.Null(), Type.Boolean(), Type.Number(), Type.String({ maxLength: 65_536 })];
  if (depth === 0) return Type.Union(flat);
  const inner = JsonValue(depth - 1);
  return Type.Union([...flat, Type.Array(inner, { maxItems: 100 }), MapOf(inner, 100)]);
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
  after: Type.Optional(IdString('Answer what comes after (is older than) this id')),
  before: Type.Optional(IdString('Answer what comes before (is newer than) this id')),
});
export type ListQuery = Static<typeof ListQuery>;

/** Answer of every deletion. */
export function Deleted<const T extends string>(object: T) {
  return Type.Object({ id: Type.String(), object: Type.Literal(object), deleted: Type.Boolean() });
}

export { limits };
