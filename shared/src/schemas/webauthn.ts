import { type Static, Type } from 'typebox';
import { JsonValue, MapOf, Token } from './common.ts';

/** Options for `navigator.credentials.create` and `.get`, in WebAuthn Level 3's JSON form; passed on as they are. */
export const WebAuthnOptions = Type.Object({
  object: Type.Literal('webauthn_options'),
  challenge_token: Type.String({ description: 'Sent back with the answer' }),
  options: Type.Record(Type.String(), Type.Unknown()),
});
export type WebAuthnOptions = Static<typeof WebAuthnOptions>;

/** Starts a login; a registration is for the caller and needs no body. */
export const WebAuthnLoginRequest = Type.Object({
  username: Type.Optional(Type.String({ maxLength: 256, description: 'Absent: a discoverable credential' })),
  challenge_token: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'Of a login that lacks its second factor' }),
  ),
});
export type WebAuthnLoginRequest = Static<typeof WebAuthnLoginRequest>;

/** What the authenticator answered, in WebAuthn Level 3's JSON form. */
export const WebAuthnVerifyRequest = Type.Object({
  challenge_token: Token,
  response: MapOf(JsonValue(3), 100),
});
export type WebAuthnVerifyRequest = Static<typeof WebAuthnVerifyRequest>;

export const WebAuthnRegistration = Type.Object({
  object: Type.Literal('webauthn_credential'),
  id: Type.String(),
  verified: Type.Literal(true),
});
export type WebAuthnRegistration = Static<typeof WebAuthnRegistration>;
