/** Every endpoint of the contract in one table; each resource has its rows in a file of `endpoints/`. */
import type { Endpoint } from './endpoint.ts';
import { analysisEndpoints } from './endpoints/analysis.ts';
import { apiKeyEndpoints } from './endpoints/api-keys.ts';
import { billingEndpoints } from './endpoints/billing.ts';
import { blockEndpoints } from './endpoints/blocks.ts';
import { chatEndpoints } from './endpoints/chat.ts';
import { fileEndpoints } from './endpoints/files.ts';
import { fineTuningEndpoints } from './endpoints/fine-tuning.ts';
import { generationEndpoints } from './endpoints/generation.ts';
import { mcpEndpoints } from './endpoints/mcp.ts';
import { modelEndpoints } from './endpoints/models.ts';
import { oauthEndpoints } from './endpoints/oauth.ts';
import { organizationEndpoints } from './endpoints/organization.ts';
import { patternEndpoints } from './endpoints/patterns.ts';
import { pluginEndpoints } from './endpoints/plugins.ts';
import { signInEndpoints } from './endpoints/sign-in.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { textCompletionEndpoints } from './endpoints/text-completions.ts';
import { themeEndpoints } from './endpoints/themes.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';

/** Reads need `read`, whatever makes or changes or computes something `write`, keys and the like `admin`. */
const rows = {
  ...generationEndpoints,
  ...chatEndpoints,
  ...textCompletionEndpoints,
  ...analysisEndpoints,
  ...blockEndpoints,
  ...pluginEndpoints,
  ...themeEndpoints,
  ...patternEndpoints,
  ...modelEndpoints,
  ...fineTuningEndpoints,
  ...fileEndpoints,
  ...billingEndpoints,
  ...webhookEndpoints,
  ...mcpEndpoints,
  ...systemEndpoints,
  ...apiKeyEndpoints,
  ...organizationEndpoints,
  ...signInEndpoints,
  ...oauthEndpoints,
};

/** The name of an endpoint; `operationId` of the OpenAPI document. */
export type OperationId = keyof typeof rows;

/** An endpoint that knows its name. */
export type NamedEndpoint = Endpoint & { readonly operationId: string };

/** Every endpoint by its name. */
export const endpoints = named(rows);

function named<const T extends Record<string, Endpoint>>(table: T) {
  const entries = Object.entries(table).map(([operationId, endpoint]) => [operationId, { ...endpoint, operationId }]);
  return Object.fromEntries(entries) as { readonly [Id in keyof T]: T[Id] & { readonly operationId: Id } };
}
