import type { Config } from '../config.ts';
import { makeId } from '../ids.ts';
import type { StoredApiKey } from '../store/api-keys.ts';
import type { Repositories } from '../store/repositories.ts';
import { hashApiKey, hintOf, makeApiKey } from './api-key-format.ts';

const everything = ['read', 'write', 'admin'] as const;

/** A new key and what is stored of it. */
export function newKey(organizationId: string, name: string, scopes: StoredApiKey['scopes'], value = makeApiKey()) {
  const stored: StoredApiKey = {
    id: makeId('key'),
    organizationId,
    name,
    hash: hashApiKey(value),
    hint: hintOf(value),
    scopes,
    createdAt: Math.floor(Date.now() / 1000),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  };
  return { value, stored };
}

/**
 * Makes the first organisation when there is none, and what the configuration asks for: its plan and the bootstrap key.
 * @returns the organisation's id
 */
export async function ensureOrganization(
  store: Repositories,
  config: Pick<Config, 'bootstrapKey' | 'plan'>,
): Promise<string> {
  const existing = await store.organizations.first();
  const organizationId = existing?.id ?? makeId('organization');
  if (existing === null) {
    const createdAt = Math.floor(Date.now() / 1000);
    const plan = config.plan ?? 'enterprise';
    await store.organizations.create({ id: organizationId, name: 'Default', plan, createdAt });
  } else if (config.plan !== null && config.plan !== existing.plan) {
    await store.organizations.setPlan(organizationId, config.plan);
  }
  if (config.bootstrapKey !== null) {
    await store.apiKeys.upsert(newKey(organizationId, 'bootstrap', everything, config.bootstrapKey).stored);
  }
  return organizationId;
}

/**
 * Makes a key with every permission when there is no key at all.
 * @returns its value, which can be shown only now; null when there was a key
 */
export async function createFirstKey(store: Repositories, organizationId: string): Promise<string | null> {
  if ((await store.apiKeys.list()).length > 0) return null;
  const { value, stored } = newKey(organizationId, 'first', everything);
  await store.apiKeys.create(stored);
  return value;
}
