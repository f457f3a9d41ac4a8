import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations/all.ts';
import type { Database } from './schema.ts';

function migratorOf(database: Kysely<Database>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(database: Kysely<Database>): Promise<string[]> {
  const known = await migratorOf(database).getMigrations();
  return known.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}

/**
 * Brings the database to the newest schema, all or nothing.
 * @returns the names of the migrations that ran
 */
export async function migrate(database: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(database).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    // Nothing had begun: the database cannot be used at all.
    if (failed === undefined) throw error;
    throw new Error(`The database could not be migrated (${failed}).`, { cause: error });
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
