import { timingSafeEqual } from 'node:crypto';
import type { ApiKeyRepository } from '../store/api-keys.ts';
import { hashApiKey, hasValidChecksum } from './api-key-format.ts';
import type { Caller } from './caller.ts';
import { invalidKey } from './credential.ts';

/** A revoked key works no longer than this, also when another process revoked it. */
const cacheMs = 2000;
const maxCached = 10_000;
/** How often `last_used_at` is written. */
const touchEveryMs = 30_000;

type Lookup = { readonly caller: Caller; readonly expiresAt: number | null } | { readonly fault: string };

/** Finds out whose API key a request carries. */
export interface ApiKeyAuthenticator {
  /** @throws {ServiceError} `invalid_api_key` saying what is wrong with the key */
  authenticate(key: string): Promise<Caller>;
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

  async function find(key: string, hash: string): Promise<Lookup> {
    const cached = cache.get(hash);
    if (cached !== undefined && cached.until > Date.now()) return cached.lookup;
    const lookup = await ask(key, hash);
    if (cache.size >= maxCached) cache.clear();
    cache.set(hash, { lookup, until: Date.now() + cacheMs });
    return lookup;
  }

  async function ask(key: string, hash: string): Promise<Lookup> {
    const found = await keys.findByHash(hash);
    if (found === null || !timingSafeEqual(Buffer.from(found.key.hash), Buffer.from(hash))) {
      const mistyped = key.startsWith('svc_live_') && !hasValidChecksum(key);
      return { fault: mistyped ? 'its checksum is wrong, so it was mistyped or cut off' : 'no such key' };
    }
    if (found.key.revokedAt !== null) return { fault: 'the key was revoked' };
    const { id, organizationId, scopes, expiresAt } = found.key;
    return { caller: { organizationId, plan: found.plan, keyId: id, scopes }, expiresAt };
  }

  return {
    async authenticate(key) {
      const lookup = await find(key, hashApiKey(key));
      if ('fault' in lookup) throw invalidKey(lookup.fault);
      if (lookup.expiresAt !== null && lookup.expiresAt <= nowSeconds()) throw invalidKey('the key has expired');
      used.add(lookup.caller.keyId);
      return lookup.caller;
    },
    async close() {
      clearInterval(timer);
      await touch();
    },
  };
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
