import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Kysely, SqliteDialect } from 'kysely';
import { type ApiKeyRepository, createApiKeyRepository } from './api-keys.ts';
import { type BlobStore, createDiskBlobs } from './blobs.ts';
import { createEventRepository, type EventRepository } from './events.ts';
import { createFileRepository, type FileRepository } from './files.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { createOrganizationRepository, type OrganizationRepository } from './organizations.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite-adapter.ts';

/** Everything the server keeps, one repository a resource. */
export interface Store {
  readonly organizations: OrganizationRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly files: FileRepository;
  readonly events: EventRepository;
  /** The bytes of files. */
  readonly blobs: BlobStore;
  /** Names of migrations that have not run. */
  pendingMigrations(): Promise<string[]>;
  /** Runs what is pending and answers its names. */
  migrate(): Promise<string[]>;
  /** Writes to the disk and asks the database to; rejects when either refuses. */
  probe(): Promise<void>;
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
  const blobs = createDiskBlobs(join(dataDir, 'blobs'));
  return {
    organizations: createOrganizationRepository(database),
    apiKeys: createApiKeyRepository(database),
    files: createFileRepository(database),
    events: createEventRepository(database),
    blobs,
    pendingMigrations: () => pendingMigrations(database),
    migrate: () => migrate(database),
    async probe() {
      const draft = await blobs.write(Readable.from(['Can this be written?']));
      await draft.discard();
      // It changes no row, but a database that takes no writes refuses it all the same.
      await database
        .updateTable('organizations')
        .set((row) => ({ name: row.ref('name') }))
        .where('id', '=', '')
        .execute();
    },
    close: () => database.destroy(),
  };
}
