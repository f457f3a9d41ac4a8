import { type Static, Type } from 'typebox';
import { Permission } from './api-keys.ts';
import { StringEnum, Timestamp } from './common.ts';

/** Answer of `POST /v1/auth/validate`; an invalid credential gets 401 instead. */
export const TokenValidation = Type.Object({
  valid: Type.Literal(true),
  type: StringEnum(['api_key', 'jwt', 'oauth', 'session']),
  user_id: Type.Union([Type.String(), Type.Null()], { description: 'null: the credential stands for no one person' }),
  organization_id: Type.String(),
  permissions: Type.Array(Permission),
  expires_at: Type.Union([Timestamp, Type.Null()]),
});
export type TokenValidation = Static<typeof TokenValidation>;

/** A session token of ours: what LDAP, SAML, TOTP and WebAuthn logins end in. */
export const SessionToken = Type.Object({
  object: Type.Literal('session'),
  access_token: Type.String({ description: 'A JWT; sent as `Authorization: Bearer`' }),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ minimum: 1, description: 'Seconds' }),
  user_id: Type.String(),
  organization_id: Type.String(),
  permissions: Type.Array(Permission),
});
export type SessionToken = Static<typeof SessionToken>;

/** A login that still lacks its second factor. */
export const SecondFactorRequired = Type.Object({
  object: Type.Literal('second_factor'),
  challenge_token: Type.String({ description: 'Sent with the second factor' }),
  methods: Type.Array(StringEnum(['totp', 'webauthn'])),
  expires_in: Type.Integer({ minimum: 1 }),
});
export type SecondFactorRequired = Static<typeof SecondFactorRequired>;

export const LoginResult = Type.Union([SessionToken, SecondFactorRequired]);
export type LoginResult = Static<typeof LoginResult>;

export const LdapLoginRequest = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 256 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});
export type LdapLoginRequest = Static<typeof LdapLoginRequest>;
