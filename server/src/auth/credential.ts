import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';

/** An API key as a request carries it. */
export interface Credential {
  readonly key: string;
  readonly place: 'authorization' | 'x-api-key' | 'query';
}

/**
 * Finds the credential of a request: `Authorization: Bearer`, then `X-API-Key`, then the legacy query `api_key`.
 * @throws {ServiceError} `invalid_api_key` when there is none, or none that can be read
 */
export function readCredential(headers: IncomingHttpHeaders, query: unknown): Credential {
  const { authorization } = headers;
  if (authorization !== undefined) {
    const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (key === undefined) throw invalidKey('expected "Bearer" and a key in the Authorization header');
    return { key, place: 'authorization' };
  }
  const header = headers['x-api-key'];
  if (header !== undefined) {
    if (typeof header !== 'string' || header.trim() === '') throw invalidKey('the X-API-Key header is empty');
    return { key: header.trim(), place: 'x-api-key' };
  }
  const parameter = typeof query === 'object' && query !== null && 'api_key' in query ? query.api_key : undefined;
  if (parameter === undefined) {
    throw invalidKey('missing: send it as "Authorization: Bearer <key>" or "X-API-Key: <key>"');
  }
  if (typeof parameter !== 'string' || parameter === '') {
    throw invalidKey('the query parameter api_key must be given once and not be empty');
  }
  return { key: parameter, place: 'query' };
}

/** The 401 of the contract; `fault` says what is wrong with the key and never quotes it. */
export function invalidKey(fault: string): ServiceError {
  return new ServiceError('invalid_api_key', `The API key is missing or invalid: ${fault}.`, {
    details: { api_key: fault },
  });
}
