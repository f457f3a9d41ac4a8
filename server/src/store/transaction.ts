import { CompiledQuery, type Kysely, type Transaction as KyselyTransaction, PostgresAdapter, sql } from 'kysely';
import { createRepositories, type Repositories } from './repositories.ts';
import type { Database } from './schema.ts';
import { runGuarded } from './transaction-guard.ts';

/** The store within one transaction. Of no use once it has ended. */
export interface Transaction extends Repositories {
  /** Waits until no other transaction that locked the same name is open. */
  lock(name: string): Promise<void>;
  /** Runs a statement of a library, such as the job queue's, in the transaction. */
  executeSql(text: string, values?: unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>;
}

/**
 * Runs `body` in a transaction: commits when it resolves, rolls back when it rejects. Another one inside is refused.
 * Keep it short: on SQLite every other write waits for it, on PostgreSQL those of the same organisation.
 */
export function runTransaction<T>(database: Kysely<Database>, body: (tx: Transaction) => Promise<T>): Promise<T> {
  return runGuarded(() => database.transaction().execute((tx) => body(createTransaction(tx))));
}

function createTransaction(tx: KyselyTransaction<Database>): Transaction {
  const hasConcurrentWriters = tx.getExecutor().adapter instanceof PostgresAdapter;
  return {
    ...createRepositories(tx),
    async executeSql(text, values) {
      const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
    async lock(name) {
      // SQLite has one writing transaction at a time.
      if (!hasConcurrentWriters) return;
      await sql`select pg_advisory_xact_lock(hashtext('presswright_lock'), hashtext(${name}))`.execute(tx);
    },
  };
}
