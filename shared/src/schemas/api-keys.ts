import { type Static, Type } from 'typebox';
import { Deleted, IdString, ListOf, StringEnum, Timestamp } from './common.ts';

/** What a credential may do: each one includes those before it. */
export const permissions = ['read', 'write', 'admin'] as const;
export const Permission = StringEnum(permissions);
export type Permission = (typeof permissions)[number];

export const ApiKeyCreateRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  permissions: Type.Optional(
    Type.Array(Permission, {
      minItems: 1,
      maxItems: permissions.length,
      uniqueItems: true,
      description: 'Default `read`, `write`',
    }),
  ),
  expires_at: Type.Optional(Timestamp),
});
export type ApiKeyCreateRequest = Static<typeof ApiKeyCreateRequest>;

export const ApiKeyRotateRequest = Type.Object({
  grace_period: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 604_800, description: 'Seconds the old key still works; default one day' }),
  ),
});
export type ApiKeyRotateRequest = Static<typeof ApiKeyRotateRequest>;

const apiKey = {
  id: Type.String(),
  object: Type.Literal('api_key'),
  created: Timestamp,
  name: Type.String(),
  organization_id: Type.String(),
  permissions: Type.Array(Permission),
  hint: Type.String({ description: 'The first characters of the key, to tell keys apart' }),
  expires_at: Type.Union([Timestamp, Type.Null()]),
  last_used_at: Type.Union([Timestamp, Type.Null()]),
};

export const ApiKey = Type.Object(apiKey);
export type ApiKey = Static<typeof ApiKey>;

/** The only answers that show the key itself: creation and rotation. */
export const ApiKeyWithSecret = Type.Object({ ...apiKey, key: Type.String({ description: 'Shown once' }) });
export type ApiKeyWithSecret = Static<typeof ApiKeyWithSecret>;

export const ApiKeyList = ListOf(ApiKey);
export type ApiKeyList = Static<typeof ApiKeyList>;

export const ApiKeyDeleted = Deleted('api_key');
export type ApiKeyDeleted = Static<typeof ApiKeyDeleted>;

export const ApiKeyParams = Type.Object({ key_id: IdString() });
export type ApiKeyParams = Static<typeof ApiKeyParams>;
