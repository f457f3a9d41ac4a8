import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type BlobStore, createDiskBlobs } from './blobs.ts';
import { type DatabaseOptions, openDatabase, openForMigration } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { createRepositories, type Repositories } from './repositories.ts';
import { runTransaction, type Transaction } from './transaction.ts';
import { transactionGuard } from './transaction-guard.ts';

/** Everything the server keeps, one repository a resource. */
export interface Store extends Repositories {
  /** The bytes of files. */
  readonly blobs: BlobStore;
  /**
   * Runs `body` in a transaction, so that a change and its events are kept together or not at all. Inside, only what it is
   * given may be used: the store itself, and a second transaction, are refused.
   */
  transaction<T>(body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Names of migrations that have not run. */
  pendingMigrations(): Promise<string[]>;
  /** Runs what is pending and answers its names. Several processes may do so at once. */
  migrate(): Promise<string[]>;
  /** Writes to the disk and asks the database to; rejects when either refuses. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store; the data folder must exist. Migrates nothing, and touches no database before the first query. */
export function openStore(options: DatabaseOptions): Store {
  const database = openDatabase(options);
  const blobs = createDiskBlobs(join(options.dataDir, 'blobs'));
  return {
    ...createRepositories(database.withPlugin(transactionGuard)),
    blobs,
    transaction: (body) => runTransaction(database, body),
    pendingMigrations: () => pendingMigrations(database),
    async migrate() {
      const patient = openForMigration(options);
      try {
        return await migrate(patient);
      } finally {
        await patient.destroy();
      }
    },
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
