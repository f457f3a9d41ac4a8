import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Whose use of which model is counted, and in which day or month, such as `2026-11-24` or `2026-11` in UTC. */
export interface BudgetAccount {
  readonly organizationId: string;
  readonly model: string;
  readonly per: 'day' | 'month';
  readonly period: string;
}

/** What may be used in one period; null: any number. */
export interface BudgetLimits {
  readonly requests: number | null;
  readonly tokens: number | null;
}

/** What organisations have used of the budgets of models. */
export interface ModelBudgetRepository {
  /**
   * Counts one request, in one statement, so that parallel requests share what is left.
   * @returns false: as many requests or tokens as allowed were counted before, and nothing is
   */
  take(account: BudgetAccount, limits: BudgetLimits): Promise<boolean>;
  /** Adds to what was counted in a period; less than nothing gives back. Nothing is changed once another period has begun. */
  add(account: BudgetAccount, used: { readonly requests: number; readonly tokens: number }): Promise<void>;
}

export function createModelBudgetRepository(database: Kysely<Database>): ModelBudgetRepository {
  return {
    async take({ organizationId, model, per, period }, { requests, tokens }) {
      // Clocks of several servers differ: a period that has begun for one of them has begun for all.
      const isOver = sql`kept.period < excluded.period`;
      const { rows } = await sql`
        insert into model_budgets as kept (organization_id, model, per, period, requests, tokens)
        values (${organizationId}, ${model}, ${per}, ${period}, 1, 0)
        on conflict (organization_id, model, per) do update set
          requests = case when ${isOver} then 1 else kept.requests + 1 end,
          tokens = case when ${isOver} then 0 else kept.tokens end,
          period = case when ${isOver} then excluded.period else kept.period end
        where ${isOver} or (
          kept.requests < ${requests ?? Number.MAX_SAFE_INTEGER} and kept.tokens < ${tokens ?? Number.MAX_SAFE_INTEGER}
        )
        returning requests`.execute(database);
      return rows.length > 0;
    },
    async add({ organizationId, model, per, period }, used) {
      await database
        .updateTable('model_budgets')
        .set(({ eb }) => ({
          requests: eb('requests', '+', used.requests),
          tokens: eb('tokens', '+', used.tokens),
        }))
        .where('organization_id', '=', organizationId)
        .where('model', '=', model)
        .where('per', '=', per)
        .where('period', '=', period)
        .execute();
    },
  };
}
