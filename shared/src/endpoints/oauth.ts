import type { Endpoint } from '../endpoint.ts';
import {
  OAuthAuthorizeQuery,
  OAuthIntrospection,
  OAuthServerMetadata,
  OAuthToken,
  OAuthTokenReference,
  OAuthTokenRequest,
} from '../schemas/oauth.ts';
import { exampleTime } from './example-values.ts';

const address = 'https://localhost:8443';
const client = { client_id: 'oac_0123456789ABCDEFabcdef01', client_secret: 'a-client-secret' };

/** `/oauth` */
export const oauthEndpoints = {
  authorize: {
    method: 'GET',
    path: '/oauth/authorize',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Ask a person to authorise a client',
    query: OAuthAuthorizeQuery,
    example: {
      query: {
        client_id: client.client_id,
        redirect_uri: 'https://app.example/callback',
        response_type: 'code',
        scope: 'read write',
      },
    },
  },
  oauthToken: {
    method: 'POST',
    path: '/oauth/token',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Get a token',
    body: OAuthTokenRequest,
    response: OAuthToken,
    example: {
      body: { grant_type: 'authorization_code', ...client, code: 'a-code' },
      response: {
        access_token: 'eyJ…',
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: 'a-refresh-token',
        scope: 'read write',
      },
    },
  },
  oauthRevoke: {
    method: 'POST',
    path: '/oauth/revoke',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'Revoke a token',
    body: OAuthTokenReference,
    example: { body: { token: 'eyJ…', token_type_hint: 'access_token', ...client } },
  },
  oauthIntrospect: {
    method: 'POST',
    path: '/oauth/introspect',
    permission: null,
    rateClass: 'address',
    tag: 'Authentication',
    summary: 'What a token is',
    body: OAuthTokenReference,
    response: OAuthIntrospection,
    example: {
      body: { token: 'eyJ…', ...client },
      response: { active: true, scope: 'read', client_id: client.client_id, exp: exampleTime },
    },
  },
  oauthMetadata: {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    permission: null,
    tag: 'Authentication',
    summary: 'What an OAuth client needs to know',
    response: OAuthServerMetadata,
    example: {
      response: {
        issuer: address,
        authorization_endpoint: `${address}/oauth/authorize`,
        token_endpoint: `${address}/oauth/token`,
        revocation_endpoint: `${address}/oauth/revoke`,
        introspection_endpoint: `${address}/oauth/introspect`,
        scopes_supported: ['read', 'write'],
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'client_credentials', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
