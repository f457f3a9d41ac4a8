import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import { type Credential, readCredentials } from './credential.ts';
import type { Principal } from './principal.ts';

/** What an authenticator makes of one credential. */
export type Authentication =
  | { readonly kind: 'principal'; readonly principal: Principal }
  /** The credential is of this authenticator's kind, and is not to be accepted. */
  | { readonly kind: 'fault'; readonly error: ServiceError }
  /** The credential is of another kind, or nobody's. */
  | { readonly kind: 'not_mine' };

/** Knows one kind of credential. */
export interface Authenticator {
  /** Answers at once what it remembers, which is what nearly every request meets. */
  authenticate(credential: Credential): Authentication | Promise<Authentication>;
}

/**
 * Finds out who sends a request. The first credential that an authenticator knows decides, well or ill: a revoked key
 * is not made good by another beside it. What nobody knows, such as a proxy's token, decides nothing.
 * @throws {ServiceError} the fault of the deciding credential; `invalid_api_key` when none decides
 */
export function identify(
  authenticators: readonly Authenticator[],
  headers: IncomingHttpHeaders,
  query: unknown,
): Principal | Promise<Principal> {
  const credentials = readCredentials(headers, query);
  return decide(authenticators, credentials, 0, () => {
    if (credentials.length > 0) throw invalidKey('no such key');
    if (headers.authorization !== undefined) {
      throw invalidKey('expected "Bearer" and a key in the Authorization header');
    }
    throw invalidKey('missing: send it as "Authorization: Bearer <key>" or "X-API-Key: <key>"');
  });
}

/** Makes the attempts from `at` on, each credential with each authenticator, until one decides. */
function decide(
  authenticators: readonly Authenticator[],
  credentials: readonly Credential[],
  at: number,
  refuse: () => never,
): Principal | Promise<Principal> {
  const credential = credentials[Math.floor(at / authenticators.length)];
  const authenticator = authenticators[at % authenticators.length];
  if (credential === undefined || authenticator === undefined) return refuse();
  const go = (answer: Authentication): Principal | Promise<Principal> => {
    if (answer.kind === 'principal') return answer.principal;
    if (answer.kind === 'fault') throw answer.error;
    return decide(authenticators, credentials, at + 1, refuse);
  };
  const answer = authenticator.authenticate(credential);
  return answer instanceof Promise ? answer.then(go) : go(answer);
}

/** The 401 of the contract; `fault` says what is wrong with the key and never quotes it. */
export function invalidKey(fault: string): ServiceError {
  return new ServiceError('invalid_api_key', `The API key is missing or invalid: ${fault}.`, {
    details: { api_key: fault },
  });
}
