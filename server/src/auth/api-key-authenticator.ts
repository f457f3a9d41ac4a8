import { timingSafeEqual } from 'node:crypto';
import type { ApiKeyRepository } from '../store/api-keys.ts';
import { hashApiKey, hasValidChecksum, keyPrefix } from './api-key-format.ts';
import { type Authentication, type Authenticator, invalidKey } from './authenticator.ts';
import type { Credential } from './credential.ts';
import type { ApiKeyPrincipal } from './principal.ts';

/** A revoked key works no longer than this, also when another process revoked it. */
const cacheMs = 2000;
const maxCached = 10_000;
/** How often `last_used_at` is written. */
const touchEveryMs = 30_000;

type Lookup =
  | { readonly kind: 'found'; readonly principal: ApiKeyPrincipal; readonly expiresAt: number | null }
  | { readonly kind: 'fault'; readonly fault: string }
  | { readonly kind: 'unknown' };

/** Knows API keys. It takes whatever comes in a place that only keys have, so it is the last of a chain. */
export interface ApiKeyAuthenticator extends Authenticator {
  /** Writes down which keys were used. */
  close(): Promise<void>;
}

/**
 * Looks keys up by their SHA-256 and remembers the answer for two seconds, so that the database is not asked at every
 * request.
 */
export function createApiKeyAuthenticator(
  keys: ApiKeyRepository,
  onError: (error: unknown) => void,
): ApiKeyAuthenticator {
  const cache = new Map<string, { readonly lookup: Lookup; readonly until: number }>();
  const used = new Set<string>();
  const timer = setInterval(() => void touch(), touchEveryMs).unref();

  async function touch(): Promise<void> {
    const ids = [...used];
    used.clear();
    if (ids.length === 0) return;
    try {
      await keys.touch(ids, nowSeconds());
    } catch (error) {
      onError(error);
    }
  }

  function remembered(hash: string): Lookup | undefined {
    const cached = cache.get(hash);
    return cached !== undefined && cached.until > Date.now() ? cached.lookup : undefined;
  }

  async function find(hash: string): Promise<Lookup> {
    const lookup = await ask(hash);
    if (cache.size >= maxCached) cache.clear();
    cache.set(hash, { lookup, until: Date.now() + cacheMs });
    return lookup;
  }

  async function ask(hash: string): Promise<Lookup> {
    const found = await keys.findByHash(hash);
    if (found === null || !timingSafeEqual(Buffer.from(found.key.hash), Buffer.from(hash))) return { kind: 'unknown' };
    if (found.key.revokedAt !== null) return { kind: 'fault', fault: 'the key was revoked' };
    const { id, organizationId, scopes, expiresAt } = found.key;
    const principal: ApiKeyPrincipal = {
      kind: 'api_key',
      organizationId,
      plan: found.plan,
      permissions: scopes,
      credentialId: id,
      userId: null,
    };
    return { kind: 'found', principal, expiresAt };
  }

  function judge(lookup: Lookup, credential: Credential): Authentication {
    if (lookup.kind === 'unknown') return unknown(credential);
    if (lookup.kind === 'fault') return refused(lookup.fault);
    if (lookup.expiresAt !== null && lookup.expiresAt <= nowSeconds()) return refused('the key has expired');
    used.add(lookup.principal.credentialId);
    return { kind: 'principal', principal: lookup.principal };
  }

  return {
    authenticate(credential) {
      if (credential.value === '') return refused(emptyFaults[credential.place]);
      const hash = hashApiKey(credential.value);
      const known = remembered(hash);
      return known === undefined ? find(hash).then((lookup) => judge(lookup, credential)) : judge(known, credential);
    },
    async close() {
      clearInterval(timer);
      await touch();
    },
  };
}

const emptyFaults: Readonly<Record<Credential['place'], string>> = {
  authorization: 'the Authorization header holds no key',
  'x-api-key': 'the X-API-Key header is empty',
  query: 'the query parameter api_key must be given once and not be empty',
};

/** A bearer token may be of another kind; the other places hold keys only. */
function unknown({ place, value }: Credential): Authentication {
  const isOurs = value.startsWith(keyPrefix);
  if (isOurs && !hasValidChecksum(value)) return refused('its checksum is wrong, so it was mistyped or cut off');
  return isOurs || place !== 'authorization' ? refused('no such key') : { kind: 'not_mine' };
}

function refused(fault: string): Authentication {
  return { kind: 'fault', error: invalidKey(fault) };
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
