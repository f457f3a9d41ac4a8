/** What `@presswright/client` exports: the client, its errors, and the types of what it sends and gets. */

export { type ErrorBody, type ErrorCode, ServiceError } from '../errors.ts';
export type * from '../schemas/analysis.ts';
export type * from '../schemas/api-keys.ts';
export type * from '../schemas/audit-logs.ts';
export type * from '../schemas/auth.ts';
export type * from '../schemas/billing.ts';
export type * from '../schemas/blocks.ts';
export type * from '../schemas/common.ts';
export type * from '../schemas/files.ts';
export type * from '../schemas/fine-tuning.ts';
export type * from '../schemas/generation.ts';
export type * from '../schemas/ip-allowlist.ts';
export type * from '../schemas/models.ts';
export type * from '../schemas/oauth.ts';
export type * from '../schemas/patterns.ts';
export type * from '../schemas/plugins.ts';
export type * from '../schemas/scaffold.ts';
export type * from '../schemas/system.ts';
export type * from '../schemas/themes.ts';
export type * from '../schemas/usage.ts';
export type * from '../schemas/webhooks.ts';
export { PresswrightClient } from './client.ts';
export { ConnectionError } from './connection-error.ts';
export type { CallOptions, ClientOptions } from './options.ts';
