import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Database, JobTable } from './schema.ts';

/** A job as it is kept. Times are Unix milliseconds. */
export interface StoredJob {
  readonly id: string;
  readonly kind: string;
  readonly state: JobTable['state'];
  /** JSON. */
  readonly data: string;
  readonly attempts: number;
  readonly error: string | null;
}

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly data: string;
  readonly priority: number;
  readonly uniqueKey: string | null;
  readonly dueAt: number;
}

/**
 * The jobs of the embedded queue, on SQLite only. An attempt is named by its number: a worker that has lost its lease
 * changes nothing any more.
 */
export interface JobRepository {
  /** @returns false: an open job of the kind has the unique key */
  create(job: NewJob): Promise<boolean>;
  find(kind: string, id: string): Promise<StoredJob | null>;
  /** Takes the next job that is due, or whose worker is lost, until `leasedUntil`; null: there is none. */
  claim(kind: string, maxAttempts: number, now: number, leasedUntil: number): Promise<StoredJob | null>;
  /** @returns false: the attempt has the job no longer */
  extend(id: string, attempt: number, leasedUntil: number): Promise<boolean>;
  succeed(id: string, attempt: number, now: number): Promise<boolean>;
  /** @param dueAt of the next attempt; null: there is none */
  fail(id: string, attempt: number, error: string, dueAt: number | null, now: number): Promise<boolean>;
  /** @returns false: it has ended, or there is none */
  cancel(kind: string, id: string, now: number): Promise<boolean>;
  /** Ends jobs whose worker was lost in their last attempt. */
  bury(kind: string, maxAttempts: number, error: string, now: number): Promise<void>;
  /** Forgets some jobs that ended before a time. */
  deleteEnded(before: number): Promise<void>;
}

/** Rows that one statement deletes. */
const deletedAtOnce = 500;

export function createJobRepository(database: Kysely<Database>): JobRepository {
  const held = (id: string, attempt: number) =>
    database.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempt).where('state', '=', 'running');
  return {
    async create({ id, kind, data, priority, uniqueKey, dueAt }) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('jobs')
        .values({ id, kind, data, priority, unique_key: uniqueKey, due_at: dueAt, state: 'waiting', attempts: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async find(kind, id) {
      const row = await database
        .selectFrom('jobs')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    async claim(kind, maxAttempts, now, leasedUntil) {
      const next = database
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind)
        .where((expression) => isDue(expression, maxAttempts, now))
        .orderBy('priority', 'desc')
        .orderBy('sequence')
        .limit(1);
      // A read waits for no writer, and most looks find nothing.
      if ((await next.executeTakeFirst()) === undefined) return null;
      const row = await database
        .updateTable('jobs')
        .set({ state: 'running', leased_until: leasedUntil, attempts: sql`attempts + 1` })
        .where('id', '=', next)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    async extend(id, attempt, leasedUntil) {
      return hasChanged(await held(id, attempt).set({ leased_until: leasedUntil }).executeTakeFirst());
    },
    async succeed(id, attempt, now) {
      return hasChanged(await held(id, attempt).set({ state: 'succeeded', ended_at: now }).executeTakeFirst());
    },
    async fail(id, attempt, error, dueAt, now) {
      const next =
        dueAt === null ? { state: 'dead' as const, ended_at: now } : { state: 'waiting' as const, due_at: dueAt };
      return hasChanged(
        await held(id, attempt)
          .set({ ...next, error, leased_until: null })
          .executeTakeFirst(),
      );
    },
    async cancel(kind, id, now) {
      const result = await database
        .updateTable('jobs')
        .set({ state: 'cancelled', ended_at: now })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst();
      return hasChanged(result);
    },
    async bury(kind, maxAttempts, error, now) {
      const lost = (expression: ExpressionBuilder<Database, 'jobs'>) =>
        expression.and([
          expression('kind', '=', kind),
          expression('state', '=', 'running'),
          expression('leased_until', '<', now),
          expression('attempts', '>=', maxAttempts),
        ]);
      if ((await database.selectFrom('jobs').select('id').where(lost).executeTakeFirst()) === undefined) return;
      await database.updateTable('jobs').set({ state: 'dead', ended_at: now, error }).where(lost).execute();
    },
    async deleteEnded(before) {
      const old = database.selectFrom('jobs').select('sequence').where('ended_at', '<', before).limit(deletedAtOnce);
      if ((await old.executeTakeFirst()) === undefined) return;
      await database.deleteFrom('jobs').where('sequence', 'in', old).execute();
    },
  };
}

function isDue(expression: ExpressionBuilder<Database, 'jobs'>, maxAttempts: number, now: number) {
  return expression.or([
    expression.and([expression('state', '=', 'waiting'), expression('due_at', '<=', now)]),
    expression.and([
      expression('state', '=', 'running'),
      expression('leased_until', '<', now),
      expression('attempts', '<', maxAttempts),
    ]),
  ]);
}

function hasChanged(result: { readonly numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows > 0n;
}

function fromRow({ id, kind, state, data, attempts, error }: Selectable<JobTable>): StoredJob {
  return { id, kind, state, data, attempts, error };
}
