import { setImmediate as turn } from 'node:timers/promises';
import type { Event } from '@presswright/shared/events';
import type { ListQuery } from '@presswright/shared/schemas/common';
import type { Kysely } from 'kysely';
import { readPage } from './page.ts';
import type { Database } from './schema.ts';

export interface EventRepository {
  /** Keeps an event; once this resolves, or the transaction is committed, it survives the process. */
  append(organizationId: string, event: Event): Promise<void>;
  /**
   * Newest first. `after` and `before` name events of the organisation; null: there is none of such a name. Who follows the
   * events asks for those `before` the newest one seen: none is skipped, however late it was committed.
   */
  list(
    organizationId: string,
    query: ListQuery,
  ): Promise<{ readonly events: Event[]; readonly hasMore: boolean } | null>;
  /** Forgets events of before a Unix second, a few at a time: other work goes on between. */
  deleteBefore(created: number): Promise<void>;
}

/** Rows that one statement deletes. */
const deletedAtOnce = 500;

export function createEventRepository(database: Kysely<Database>): EventRepository {
  /** @returns null: there is no such event */
  const sequenceOf = async (organizationId: string, id: string | undefined): Promise<number | undefined | null> => {
    if (id === undefined) return undefined;
    const row = await database
      .selectFrom('events')
      .select('sequence')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    return row?.sequence ?? null;
  };
  return {
    async append(organizationId, { id, type, data, created }) {
      await database
        .insertInto('events')
        .values({ id, organization_id: organizationId, type, data: JSON.stringify(data), created_at: created })
        .execute();
    },
    async list(organizationId, { limit = 20, after, before }) {
      const [older, newer] = [await sequenceOf(organizationId, after), await sequenceOf(organizationId, before)];
      if (older === null || newer === null) return null;
      const query = database.selectFrom('events').selectAll().where('organization_id', '=', organizationId);
      const { rows, hasMore } = await readPage(query, { limit, after: older, before: newer });
      const events = rows.map(({ id, type, data, created_at }) => {
        const event = { id, object: 'event', created: created_at, type, data: JSON.parse(data) };
        return event as Event;
      });
      return { events, hasMore };
    },
    async deleteBefore(created) {
      for (;;) {
        const old = database.selectFrom('events').select('sequence').where('created_at', '<', created);
        const { numDeletedRows } = await database
          .deleteFrom('events')
          .where('sequence', 'in', old.limit(deletedAtOnce))
          .executeTakeFirstOrThrow();
        if (numDeletedRows < deletedAtOnce) return;
        await turn();
      }
    },
  };
}
