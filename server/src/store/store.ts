import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { type ApiKeyRepository, createApiKeyRepository } from './api-keys.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { createOrganizationRepository, type OrganizationRepository } from './organizations.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite-adapter.ts';

/** Everything the server keeps, one repository a resource. */
export interface Store {
  readonly organizations: OrganizationRepository;
  readonly apiKeys: ApiKeyRepository;
  /** Names of migrations that have not run. */
  pendingMigrations(): Promise<string[]>;
  /** Runs what is pending and answers its names. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

/** The store's file in the data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'presswright.db');
}

/** Opens the store of the data folder, which must exist; migrates nothing. */
export function openStore(dataDir: string): Store {
  const database = new Kysely<Database>({
    dialect: new SqliteDialect({ database: openSqlite(databasePath(dataDir)) }),
  });
  return {
    organizations: createOrganizationRepository(database),
    apiKeys: createApiKeyRepository(database),
    pendingMigrations: () => pendingMigrations(database),
    migrate: () => migrate(database),
    close: () => database.destroy(),
  };
}
