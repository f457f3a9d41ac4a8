import type { Permission } from '@presswright/shared/schemas/api-keys';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Plan } from '../limits/plan-limits.ts';
import type { ApiKeyTable, Database } from './schema.ts';

/** A key as it is kept; its value is kept nowhere. Times are Unix seconds. */
export interface StoredApiKey {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** SHA-256 of the key, hex. */
  readonly hash: string;
  readonly hint: string;
  readonly scopes: readonly Permission[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

export interface ApiKeyRepository {
  create(key: StoredApiKey): Promise<void>;
  /** Makes the key, or makes it valid again and gives it these scopes when its hash is known. */
  upsert(key: StoredApiKey): Promise<void>;
  /** The key of this hash with its organisation's plan, revoked or not. */
  findByHash(hash: string): Promise<{ readonly key: StoredApiKey; readonly plan: Plan } | null>;
  /** Newest first. */
  list(): Promise<StoredApiKey[]>;
  /** @returns false: no key of this id that is not revoked already */
  revoke(id: string, at: number): Promise<boolean>;
  touch(ids: readonly string[], at: number): Promise<void>;
}

export function createApiKeyRepository(database: Kysely<Database>): ApiKeyRepository {
  return {
    async create(key) {
      await database.insertInto('api_keys').values(toRow(key)).execute();
    },
    async upsert(key) {
      const { scopes, expires_at } = toRow(key);
      await database
        .insertInto('api_keys')
        .values(toRow(key))
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ scopes, expires_at, revoked_at: null }))
        .execute();
    },
    async findByHash(hash) {
      const row = await database
        .selectFrom('api_keys')
        .innerJoin('organizations', 'organizations.id', 'api_keys.organization_id')
        .selectAll('api_keys')
        .select('organizations.plan')
        .where('api_keys.hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : { key: fromRow(row), plan: row.plan };
    },
    async list() {
      const rows = await database.selectFrom('api_keys').selectAll().orderBy('sequence', 'desc').execute();
      return rows.map(fromRow);
    },
    async revoke(id, at) {
      const result = await database
        .updateTable('api_keys')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async touch(ids, at) {
      if (ids.length === 0) return;
      await database.updateTable('api_keys').set({ last_used_at: at }).where('id', 'in', ids).execute();
    },
  };
}

function toRow(key: StoredApiKey): Insertable<ApiKeyTable> {
  return {
    id: key.id,
    organization_id: key.organizationId,
    name: key.name,
    hash: key.hash,
    hint: key.hint,
    scopes: key.scopes.join(' '),
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    last_used_at: key.lastUsedAt,
  };
}

function fromRow(row: Selectable<ApiKeyTable>): StoredApiKey {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    hash: row.hash,
    hint: row.hint,
    scopes: row.scopes.split(' ') as Permission[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}
