import type { Kysely, Migration } from 'kysely';
import { isPostgres } from './dialect.ts';

export const events: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('events')
      // Counts up: the order in which an organisation's events are delivered.
      .addColumn('sequence', isPostgres(db) ? 'bigint' : 'integer', (column) =>
        isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('organization_id', 'text', (column) =>
        column.notNull().references('organizations.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_organization').on('events').columns(['organization_id', 'sequence']).execute();
    await db.schema.createIndex('events_created').on('events').column('created_at').execute();
  },
};
