import { type Kysely, sql } from 'kysely';
import { type CountedWindow, day, minute } from '../limits/rate-windows.ts';
import type { Database } from './schema.ts';

/** The windows in which requests are counted, on PostgreSQL only. Its clock counts, whichever server asks. */
export interface RateWindowRepository {
  /**
   * Counts one request in both windows of an organisation, each of which begins with the first request after its end. The
   * day is left as it is when the minute has counted more than `perMinute`; null: it never has.
   */
  count(
    organizationId: string,
    perMinute: number | null,
  ): Promise<{ readonly minute: CountedWindow; readonly day: CountedWindow }>;
}

interface Row {
  readonly minute_used: number;
  readonly minute_left: number;
  readonly day_used: number;
  readonly day_left: number;
}

export function createRateWindowRepository(database: Kysely<Database>): RateWindowRepository {
  return {
    async count(organizationId, perMinute) {
      // The row is locked before its values are looked at: parallel requests are counted one after the other.
      const isRefused = sql`(kept.minute_ends_at > now() and kept.minute_used >= ${perMinute}::bigint)`;
      const { rows } = await sql<Row>`
        insert into rate_windows as kept (organization_id, minute_used, minute_ends_at, day_used, day_ends_at)
        values (
          ${organizationId}, 1, now() + make_interval(secs => ${minute.seconds}),
          1, now() + make_interval(secs => ${day.seconds})
        )
        on conflict (organization_id) do update set
          minute_used = case when kept.minute_ends_at > now() then kept.minute_used + 1 else 1 end,
          minute_ends_at = case
            when kept.minute_ends_at > now() then kept.minute_ends_at else excluded.minute_ends_at end,
          day_used = case
            when ${isRefused} then kept.day_used
            when kept.day_ends_at > now() then kept.day_used + 1
            else 1 end,
          day_ends_at = case
            when ${isRefused} or kept.day_ends_at > now() then kept.day_ends_at else excluded.day_ends_at end
        returning
          kept.minute_used, (extract(epoch from kept.minute_ends_at - now()) * 1000)::float8 as minute_left,
          kept.day_used, (extract(epoch from kept.day_ends_at - now()) * 1000)::float8 as day_left`.execute(database);
      const [row] = rows;
      if (row === undefined) throw new Error('the database returned no window');
      return {
        minute: { used: row.minute_used, msLeft: row.minute_left },
        day: { used: row.day_used, msLeft: row.day_left },
      };
    },
  };
}
