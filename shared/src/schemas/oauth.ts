import { type Static, Type } from 'typebox';
import { IdString, StringEnum, Token } from './common.ts';

const Address = Type.String({ maxLength: 2048 });

export const grantTypes = ['authorization_code', 'client_credentials', 'refresh_token'] as const;
export type GrantType = (typeof grantTypes)[number];

/** Query of `GET /oauth/authorize`; PKCE (S256) is mandatory for public clients. */
export const OAuthAuthorizeQuery = Type.Object({
  client_id: IdString(),
  redirect_uri: Address,
  response_type: Type.Literal('code'),
  scope: Type.Optional(Type.String({ maxLength: 1000, description: 'Space-separated: `read`, `write`' })),
  state: Type.Optional(Type.String({ maxLength: 4096 })),
  code_challenge: Type.Optional(IdString()),
  code_challenge_method: Type.Optional(Type.Literal('S256')),
});
export type OAuthAuthorizeQuery = Static<typeof OAuthAuthorizeQuery>;

/** Body of `POST /oauth/token`, as JSON or as a form. */
export const OAuthTokenRequest = Type.Object({
  grant_type: StringEnum(grantTypes),
  client_id: Type.Optional(IdString('Or by HTTP basic authentication')),
  client_secret: Type.Optional(Token),
  code: Type.Optional(Token),
  redirect_uri: Type.Optional(Address),
  code_verifier: Type.Optional(IdString()),
  refresh_token: Type.Optional(Token),
  scope: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type OAuthTokenRequest = Static<typeof OAuthTokenRequest>;

/** RFC 6749 section 5.1. */
export const OAuthToken = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ minimum: 1 }),
  refresh_token: Type.Optional(Type.String()),
  scope: Type.Optional(Type.String()),
});
export type OAuthToken = Static<typeof OAuthToken>;

/** RFC 6749 section 5.2: OAuth clients expect this one, not the service's own error body. */
export const OAuthError = Type.Object({
  error: StringEnum([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
  ]),
  error_description: Type.Optional(Type.String()),
});
export type OAuthError = Static<typeof OAuthError>;

/** Body of `POST /oauth/revoke` (RFC 7009) and `POST /oauth/introspect` (RFC 7662). */
export const OAuthTokenReference = Type.Object({
  token: Token,
  token_type_hint: Type.Optional(StringEnum(['access_token', 'refresh_token'])),
  client_id: Type.Optional(IdString()),
  client_secret: Type.Optional(Token),
});
export type OAuthTokenReference = Static<typeof OAuthTokenReference>;

/** RFC 7662 section 2.2. */
export const OAuthIntrospection = Type.Object({
  active: Type.Boolean(),
  scope: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String()),
  token_type: Type.Optional(Type.String()),
  exp: Type.Optional(Type.Integer()),
  iat: Type.Optional(Type.Integer()),
  sub: Type.Optional(Type.String()),
});
export type OAuthIntrospection = Static<typeof OAuthIntrospection>;

/** RFC 8414: `GET /.well-known/oauth-authorization-server`. */
export const OAuthServerMetadata = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  revocation_endpoint: Type.String(),
  introspection_endpoint: Type.String(),
  scopes_supported: Type.Array(Type.String()),
  response_types_supported: Type.Array(Type.String()),
  grant_types_supported: Type.Array(Type.String()),
  code_challenge_methods_supported: Type.Array(Type.String()),
  token_endpoint_auth_methods_supported: Type.Array(Type.String()),
});
export type OAuthServerMetadata = Static<typeof OAuthServerMetadata>;
