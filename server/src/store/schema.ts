import type { FilePurpose, FileStatus } from '@presswright/shared/schemas/files';
import type { Generated } from 'kysely';
import type { Plan } from '../limits/plan-limits.ts';

/** The tables, as Kysely sees them. Times are Unix seconds. */
export interface Database {
  organizations: OrganizationTable;
  api_keys: ApiKeyTable;
  files: FileTable;
  events: EventTable;
  jobs: JobTable;
  model_budgets: ModelBudgetTable;
}

export interface OrganizationTable {
  id: string;
  name: string;
  plan: Plan;
  created_at: number;
}

export interface ApiKeyTable {
  /** Set by the database, counting up in the order of commits within an organisation. */
  sequence: Generated<number>;
  id: string;
  organization_id: string;
  name: string;
  /** SHA-256 of the key in hex: the key itself is kept nowhere. */
  hash: string;
  /** The key's first characters, to tell keys apart. */
  hint: string;
  /** Permissions separated by spaces. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
}

/** An uploaded file; its bytes are a blob of the same id. */
export interface FileTable {
  /** As an API key's. */
  sequence: Generated<number>;
  id: string;
  organization_id: string;
  purpose: FilePurpose;
  filename: string;
  bytes: number;
  status: FileStatus;
  status_details: string | null;
  created_at: number;
}

/** Something that happened, kept for its delivery. */
export interface EventTable {
  /** As an API key's. */
  sequence: Generated<number>;
  id: string;
  organization_id: string;
  type: string;
  /** JSON. */
  data: string;
  created_at: number;
}

/** What an organisation has used of the budget of a model. */
export interface ModelBudgetTable {
  organization_id: string;
  model: string;
  per: 'day' | 'month';
  /** The latest day or month in which something was used, such as `2026-11-24` or `2026-11`. */
  period: string;
  requests: number;
  tokens: number;
}

/** A job of the embedded queue, on SQLite only. Times are Unix milliseconds. */
export interface JobTable {
  sequence: Generated<number>;
  id: string;
  kind: string;
  state: 'waiting' | 'running' | 'succeeded' | 'dead' | 'cancelled';
  /** JSON. */
  data: string;
  priority: number;
  unique_key: string | null;
  attempts: number;
  due_at: number;
  leased_until: number | null;
  ended_at: number | null;
  error: string | null;
}
