import { type Static, Type } from 'typebox';
import { Token } from './common.ts';

const code = Type.String({ pattern: '^\\d{6}$', description: 'The six digits of now' });

export const TotpEnrolment = Type.Object({
  object: Type.Literal('totp_enrolment'),
  secret: Type.String({ description: 'Base32' }),
  otpauth_url: Type.String({ description: 'To show as a QR code' }),
});
export type TotpEnrolment = Static<typeof TotpEnrolment>;

/** Confirms an enrolment, or with `challenge_token` finishes a login. */
export const TotpVerifyRequest = Type.Object({ code, challenge_token: Type.Optional(Token) });
export type TotpVerifyRequest = Static<typeof TotpVerifyRequest>;

export const TotpDisableRequest = Type.Object({ code });
export type TotpDisableRequest = Static<typeof TotpDisableRequest>;

export const TotpState = Type.Object({ object: Type.Literal('totp'), enabled: Type.Boolean() });
export type TotpState = Static<typeof TotpState>;
