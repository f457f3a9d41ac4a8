import type { Kysely } from 'kysely';
import { type ApiKeyRepository, createApiKeyRepository } from './api-keys.ts';
import { createEventRepository, type EventRepository } from './events.ts';
import { createFileRepository, type FileRepository } from './files.ts';
import { createJobRepository, type JobRepository } from './jobs.ts';
import { createModelBudgetRepository, type ModelBudgetRepository } from './model-budgets.ts';
import { createOrganizationRepository, type OrganizationRepository } from './organizations.ts';
import { createRateWindowRepository, type RateWindowRepository } from './rate-windows.ts';
import type { Database } from './schema.ts';

/** One repository a resource: of the store, or of one transaction. */
export interface Repositories {
  readonly organizations: OrganizationRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly files: FileRepository;
  readonly events: EventRepository;
  readonly modelBudgets: ModelBudgetRepository;
  /** On SQLite only. */
  readonly jobs: JobRepository;
  /** On PostgreSQL only. */
  readonly rateWindows: RateWindowRepository;
}

export function createRepositories(database: Kysely<Database>): Repositories {
  return {
    organizations: createOrganizationRepository(database),
    apiKeys: createApiKeyRepository(database),
    files: createFileRepository(database),
    events: createEventRepository(database),
    modelBudgets: createModelBudgetRepository(database),
    jobs: createJobRepository(database),
    rateWindows: createRateWindowRepository(database),
  };
}
