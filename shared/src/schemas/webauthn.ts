import { type Static, Type } from 'typebox';

/** Options for `navigator.credentials.create` and `.get`, in WebAuthn Level 3's JSON form; passed on as they are. */
export const WebAuthnOptions = Type.Object({
  object: Type.Literal('webauthn_options'),
  challenge_token: Type.String({ description: 'Sent back with the answer' }),
  options: Type.Record(Type.String(), Type.Unknown()),
});
export type WebAuthnOptions = Static<typeof WebAuthnOptions>;

/** Starts a login; a registration is for the caller and needs no body. */
export const WebAuthnLoginRequest = Type.Object({
  username: Type.Optional(Type.String({ description: 'Absent: a discoverable credential' })),
  challenge_token: Type.Optional(Type.String({ description: 'Of a login that lacks its second factor' })),
});
export type WebAuthnLoginRequest = Static<typeof WebAuthnLoginRequest>;

/** What the authenticator answered, in WebAuthn Level 3's JSON form. */
export const WebAuthnVerifyRequest = Type.Object({
  challenge_token: Type.String(),
  response: Type.Record(Type.String(), Type.Unknown()),
});
export type WebAuthnVerifyRequest = Static<typeof WebAuthnVerifyRequest>;

export const WebAuthnRegistration = Type.Object({
  object: Type.Literal('webauthn_credential'),
  id: Type.String(),
  verified: Type.Literal(true),
});
export type WebAuthnRegistration = Static<typeof WebAuthnRegistration>;
