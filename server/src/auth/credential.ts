import type { IncomingHttpHeaders } from 'node:http';

/** A token or key as a request presents it. */
export interface Credential {
  readonly place: 'authorization' | 'x-api-key' | 'query';
  /** Empty when the place is there and holds nothing, or more than one value. */
  readonly value: string;
}

/**
 * The credentials of a request, in the order in which they are tried: `Authorization: Bearer`, `X-API-Key`, then the
 * legacy query parameter `api_key`. An `Authorization` header of another scheme is none: proxies put their own there.
 */
export function readCredentials(headers: IncomingHttpHeaders, query: unknown): Credential[] {
  const credentials: Credential[] = [];
  const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) credentials.push({ place: 'authorization', value: token });
  const key = headers['x-api-key'];
  if (key !== undefined) credentials.push({ place: 'x-api-key', value: typeof key === 'string' ? key.trim() : '' });
  const parameter = queryKey(query);
  if (parameter !== undefined) {
    credentials.push({ place: 'query', value: typeof parameter === 'string' ? parameter : '' });
  }
  return credentials;
}

/** The legacy query parameter as it was parsed; undefined: the request has none. */
export function queryKey(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'api_key' in query ? query.api_key : undefined;
}
