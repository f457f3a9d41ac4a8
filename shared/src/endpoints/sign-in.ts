import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { LdapLoginRequest, LoginResult, SessionToken, TokenValidation } from '../schemas/auth.ts';
import { TotpDisableRequest, TotpEnrolment, TotpState, TotpVerifyRequest } from '../schemas/totp.ts';
import {
  WebAuthnLoginRequest,
  WebAuthnOptions,
  WebAuthnRegistration,
  WebAuthnVerifyRequest,
} from '../schemas/webauthn.ts';
import { exampleOrganization, exampleTime } from './example-values.ts';

const person = { user_id: 'usr_0123456789ABCDEFabcdef01', organization_id: exampleOrganization };
const session = {
  object: 'session',
  access_token: 'eyJ…',
  token_type: 'Bearer',
  expires_in: 3600,
  permissions: ['read', 'write'],
  ...person,
};
const challenge = { challenge_token: 'eyJ…' };
const webAuthnOptions = { object: 'webauthn_options', ...challenge, options: { challenge: 'c29tZSBieXRlcw' } };
const webAuthnAnswer = { ...challenge, response: { id: 'YSBjcmVkZW50aWFs' } };

/** Tokens, sessions and second factors: `/v1/auth`, `/saml` */
export const signInEndpoints = {
  validateToken: {
    method: 'POST',
    path: '/v1/auth/validate',
    permission: 'read',
    tag: 'Authentication',
    summary: 'What a credential is and may do',
    response: TokenValidation,
    errors: ['expired_token'],
    example: {
      response: { valid: true, type: 'jwt', ...person, permissions: ['read', 'write'], expires_at: exampleTime },
    },
  },
  ldapLogin: {
    method: 'POST',
    path: '/v1/auth/ldap/login',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Sign in with a directory account',
    body: LdapLoginRequest,
    response: LoginResult,
    example: { body: { username: 'ada', password: 'correct horse' }, response: session },
  },
  enrolTotp: {
    method: 'POST',
    path: '/v1/auth/totp/enroll',
    permission: 'read',
    tag: 'Authentication',
    summary: 'Begin to use one-time codes',
    response: TotpEnrolment,
    example: {
      response: {
        object: 'totp_enrolment',
        secret: 'JBSWY3DPEHPK3PXP',
        otpauth_url: 'otpauth://totp/Presswright:ada?secret=JBSWY3DPEHPK3PXP',
      },
    },
  },
  verifyTotp: {
    method: 'POST',
    path: '/v1/auth/totp/verify',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Confirm an enrolment, or finish a sign-in',
    body: TotpVerifyRequest,
    response: Type.Union([TotpState, SessionToken]),
    example: { body: { code: '123456', ...challenge }, response: session },
  },
  disableTotp: {
    method: 'POST',
    path: '/v1/auth/totp/disable',
    permission: 'read',
    tag: 'Authentication',
    summary: 'Stop using one-time codes',
    body: TotpDisableRequest,
    response: TotpState,
    example: { body: { code: '123456' }, response: { object: 'totp', enabled: false } },
  },
  startWebAuthnRegistration: {
    method: 'POST',
    path: '/v1/auth/webauthn/register/options',
    permission: 'read',
    tag: 'Authentication',
    summary: 'Begin to register a security key',
    response: WebAuthnOptions,
    example: { response: webAuthnOptions },
  },
  finishWebAuthnRegistration: {
    method: 'POST',
    path: '/v1/auth/webauthn/register/verify',
    permission: 'read',
    tag: 'Authentication',
    summary: 'Register a security key',
    body: WebAuthnVerifyRequest,
    response: WebAuthnRegistration,
    example: {
      body: webAuthnAnswer,
      response: { object: 'webauthn_credential', id: webAuthnAnswer.response.id, verified: true },
    },
  },
  startWebAuthnLogin: {
    method: 'POST',
    path: '/v1/auth/webauthn/login/options',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Begin to sign in with a security key',
    body: WebAuthnLoginRequest,
    response: WebAuthnOptions,
    example: { body: { username: 'ada' }, response: webAuthnOptions },
  },
  finishWebAuthnLogin: {
    method: 'POST',
    path: '/v1/auth/webauthn/login/verify',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Sign in with a security key',
    body: WebAuthnVerifyRequest,
    response: SessionToken,
    example: { body: webAuthnAnswer, response: session },
  },
  samlMetadata: {
    method: 'GET',
    path: '/saml/metadata',
    permission: null,
    tag: 'Authentication',
    summary: 'What a SAML identity provider needs to know',
    binary: { mediaType: 'application/samlmetadata+xml', description: 'The metadata' },
  },
  samlLogin: {
    method: 'GET',
    path: '/saml/login',
    permission: null,
    tag: 'Authentication',
    summary: 'Go to the SAML identity provider',
  },
  samlAcs: {
    method: 'POST',
    path: '/saml/acs',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Return from the SAML identity provider',
    response: LoginResult,
    example: { response: { object: 'second_factor', ...challenge, methods: ['totp'], expires_in: 300 } },
  },
} as const satisfies Record<string, Endpoint>;
