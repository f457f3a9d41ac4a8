import type { Kysely } from 'kysely';
import type { Plan } from '../limits/plan-limits.ts';
import type { Database } from './schema.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Unix seconds. */
  readonly createdAt: number;
}

export interface OrganizationRepository {
  create(organization: Organization): Promise<void>;
  /** The oldest organisation: the one made at first start. */
  first(): Promise<Organization | null>;
  get(id: string): Promise<Organization | null>;
  setPlan(id: string, plan: Plan): Promise<void>;
}

export function createOrganizationRepository(database: Kysely<Database>): OrganizationRepository {
  const select = database.selectFrom('organizations').select(['id', 'name', 'plan', 'created_at as createdAt']);
  return {
    async create({ id, name, plan, createdAt }) {
      await database.insertInto('organizations').values({ id, name, plan, created_at: createdAt }).execute();
    },
    first: async () => (await select.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()) ?? null,
    get: async (id) => (await select.where('id', '=', id).executeTakeFirst()) ?? null,
    async setPlan(id, plan) {
      await database.updateTable('organizations').set({ plan }).where('id', '=', id).execute();
    },
  };
}
