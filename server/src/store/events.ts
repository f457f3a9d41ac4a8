import type { Event } from '@presswright/shared/events';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface EventRepository {
  /** Keeps an event; once this resolves it survives the process. */
  append(organizationId: string, event: Event): Promise<void>;
  /** The organisation's events from the oldest on, after the one that `after` names. */
  list(organizationId: string, query: { readonly after?: string; readonly limit: number }): Promise<Event[]>;
  /** Forgets events of before a Unix second. */
  deleteBefore(created: number): Promise<void>;
}

export function createEventRepository(database: Kysely<Database>): EventRepository {
  return {
    async append(organizationId, { id, type, data, created }) {
      await database
        .insertInto('events')
        .values({ id, organization_id: organizationId, type, data: JSON.stringify(data), created_at: created })
        .execute();
    },
    async list(organizationId, { after, limit }) {
      let query = database.selectFrom('events').selectAll().where('organization_id', '=', organizationId);
      if (after !== undefined) {
        const mark = database.selectFrom('events').select('sequence').where('id', '=', after);
        query = query.where('sequence', '>', mark.where('organization_id', '=', organizationId));
      }
      const rows = await query.orderBy('sequence').limit(limit).execute();
      return rows.map(({ id, type, data, created_at }) => {
        const event = { id, object: 'event', created: created_at, type, data: JSON.parse(data) };
        return event as Event;
      });
    },
    async deleteBefore(created) {
      await database.deleteFrom('events').where('created_at', '<', created).execute();
    },
  };
}
