/**
 * Every endpoint of the contract in one table: what the OpenAPI document and the tests of server and client measure
 * against. One long file because a table is read best in one piece.
 */
import { type TSchema, Type } from 'typebox';
import { AnalyzeRequest, BatchAnalysis, BatchAnalyzeRequest, CodeAnalysis } from './schemas/analysis.ts';
import {
  ApiKey,
  ApiKeyCreateRequest,
  ApiKeyDeleted,
  ApiKeyList,
  ApiKeyRotateRequest,
  ApiKeyWithSecret,
  type Permission,
} from './schemas/api-keys.ts';
import { AuditLogList, AuditLogQuery } from './schemas/audit-logs.ts';
import { LdapLoginRequest, LoginResult, SessionToken, TokenValidation } from './schemas/auth.ts';
import { Subscription, SubscriptionUpdateRequest } from './schemas/billing.ts';
import { BlockAnalysis, BlockAnalyzeRequest, BlockGenerateRequest, BlockGeneration } from './schemas/blocks.ts';
import { ListQuery } from './schemas/common.ts';
import { FileDeleted, FileList, FileListQuery, FileObject, FileUploadFields } from './schemas/files.ts';
import {
  FineTuneRequest,
  FineTuningCheckpointList,
  FineTuningEventList,
  FineTuningJob,
  FineTuningJobList,
} from './schemas/fine-tuning.ts';
import { GenerateRequest, TextGeneration, TextGenerationChunk } from './schemas/generation.ts';
import { IpAllowlist, IpAllowlistRequest } from './schemas/ip-allowlist.ts';
import { ModelDetail, ModelList } from './schemas/models.ts';
import {
  OAuthAuthorizeQuery,
  OAuthIntrospection,
  OAuthServerMetadata,
  OAuthToken,
  OAuthTokenReference,
  OAuthTokenRequest,
} from './schemas/oauth.ts';
import { PluginGenerateRequest, PluginGeneration } from './schemas/plugins.ts';
import { PluginScaffold, ScaffoldRequest } from './schemas/scaffold.ts';
import { Health, Status } from './schemas/system.ts';
import { ThemeAnalysis, ThemeAnalyzeRequest, ThemeGenerateRequest, ThemeGeneration } from './schemas/themes.ts';
import { TotpDisableRequest, TotpEnrolment, TotpState, TotpVerifyRequest } from './schemas/totp.ts';
import { Usage, UsageQuery } from './schemas/usage.ts';
import {
  WebAuthnLoginRequest,
  WebAuthnOptions,
  WebAuthnRegistration,
  WebAuthnVerifyRequest,
} from './schemas/webauthn.ts';
import {
  Webhook,
  WebhookCreateRequest,
  WebhookDeleted,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
  WebhookTestRequest,
  WebhookUpdateRequest,
  WebhookWithSecret,
} from './schemas/webhooks.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint of the contract. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  readonly path: string;
  /** What the credential must be allowed to do; null: no credential is asked for. */
  readonly permission: Permission | null;
  /** Media type of the request body; absent: JSON. */
  readonly bodyType?: 'multipart/form-data';
  readonly body?: TSchema;
  readonly query?: TSchema;
  /** Body of a 2xx answer; absent: it is no JSON (a download, a redirect, a page, nothing). */
  readonly response?: TSchema;
  /** One JSON object of a streamed answer, where there is one. */
  readonly chunk?: TSchema;
}

/** Reads need `read`, whatever makes or changes or computes something `write`, keys and the like `admin`. */
export const endpoints = {
  generate: {
    method: 'POST',
    path: '/v1/generate',
    permission: 'write',
    body: GenerateRequest,
    response: TextGeneration,
    chunk: TextGenerationChunk,
  },
  generateStream: {
    method: 'POST',
    path: '/v1/generate/stream',
    permission: 'write',
    body: GenerateRequest,
    chunk: TextGenerationChunk,
  },

  analyze: { method: 'POST', path: '/v1/analyze', permission: 'write', body: AnalyzeRequest, response: CodeAnalysis },
  analyzeBatch: {
    method: 'POST',
    path: '/v1/analyze/batch',
    permission: 'write',
    body: BatchAnalyzeRequest,
    response: BatchAnalysis,
  },

  generateBlock: {
    method: 'POST',
    path: '/v1/blocks/generate',
    permission: 'write',
    body: BlockGenerateRequest,
    response: BlockGeneration,
  },
  analyzeBlock: {
    method: 'POST',
    path: '/v1/blocks/analyze',
    permission: 'write',
    body: BlockAnalyzeRequest,
    response: BlockAnalysis,
  },
  generatePlugin: {
    method: 'POST',
    path: '/v1/plugins/generate',
    permission: 'write',
    body: PluginGenerateRequest,
    response: PluginGeneration,
  },
  scaffoldPlugin: {
    method: 'POST',
    path: '/v1/plugins/scaffold',
    permission: 'write',
    body: ScaffoldRequest,
    response: PluginScaffold,
  },
  generateTheme: {
    method: 'POST',
    path: '/v1/themes/generate',
    permission: 'write',
    body: ThemeGenerateRequest,
    response: ThemeGeneration,
  },
  analyzeTheme: {
    method: 'POST',
    path: '/v1/themes/analyze',
    permission: 'write',
    body: ThemeAnalyzeRequest,
    response: ThemeAnalysis,
  },

  listModels: { method: 'GET', path: '/v1/models', permission: 'read', response: ModelList },
  getModel: { method: 'GET', path: '/v1/models/{model_id}', permission: 'read', response: ModelDetail },

  createJob: {
    method: 'POST',
    path: '/v1/fine-tune',
    permission: 'write',
    body: FineTuneRequest,
    response: FineTuningJob,
  },
  listJobs: { method: 'GET', path: '/v1/fine-tune', permission: 'read', query: ListQuery, response: FineTuningJobList },
  getJob: { method: 'GET', path: '/v1/fine-tune/{job_id}', permission: 'read', response: FineTuningJob },
  cancelJob: { method: 'POST', path: '/v1/fine-tune/{job_id}/cancel', permission: 'write', response: FineTuningJob },
  listJobEvents: {
    method: 'GET',
    path: '/v1/fine-tune/{job_id}/events',
    permission: 'read',
    query: ListQuery,
    response: FineTuningEventList,
  },
  listJobCheckpoints: {
    method: 'GET',
    path: '/v1/fine-tune/{job_id}/checkpoints',
    permission: 'read',
    query: ListQuery,
    response: FineTuningCheckpointList,
  },

  uploadFile: {
    method: 'POST',
    path: '/v1/files',
    permission: 'write',
    bodyType: 'multipart/form-data',
    body: FileUploadFields,
    response: FileObject,
  },
  listFiles: { method: 'GET', path: '/v1/files', permission: 'read', query: FileListQuery, response: FileList },
  getFile: { method: 'GET', path: '/v1/files/{file_id}', permission: 'read', response: FileObject },
  downloadFile: { method: 'GET', path: '/v1/files/{file_id}/content', permission: 'read' },
  deleteFile: { method: 'DELETE', path: '/v1/files/{file_id}', permission: 'write', response: FileDeleted },

  getUsage: { method: 'GET', path: '/v1/usage', permission: 'read', query: UsageQuery, response: Usage },
  getSubscription: { method: 'GET', path: '/v1/billing/subscription', permission: 'read', response: Subscription },
  updateSubscription: {
    method: 'POST',
    path: '/v1/billing/subscription',
    permission: 'write',
    body: SubscriptionUpdateRequest,
    response: Subscription,
  },

  createWebhook: {
    method: 'POST',
    path: '/v1/webhooks',
    permission: 'write',
    body: WebhookCreateRequest,
    response: WebhookWithSecret,
  },
  listWebhooks: { method: 'GET', path: '/v1/webhooks', permission: 'read', query: ListQuery, response: WebhookList },
  getWebhook: { method: 'GET', path: '/v1/webhooks/{webhook_id}', permission: 'read', response: Webhook },
  updateWebhook: {
    method: 'PATCH',
    path: '/v1/webhooks/{webhook_id}',
    permission: 'write',
    body: WebhookUpdateRequest,
    response: Webhook,
  },
  deleteWebhook: { method: 'DELETE', path: '/v1/webhooks/{webhook_id}', permission: 'write', response: WebhookDeleted },
  testWebhook: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/test',
    permission: 'write',
    body: WebhookTestRequest,
    response: WebhookDelivery,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/rotate-secret',
    permission: 'write',
    response: WebhookWithSecret,
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/v1/webhooks/{webhook_id}/deliveries',
    permission: 'read',
    query: ListQuery,
    response: WebhookDeliveryList,
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
    permission: 'write',
    response: WebhookDelivery,
  },

  getHealth: { method: 'GET', path: '/v1/health', permission: null, response: Health },
  getStatus: { method: 'GET', path: '/v1/status', permission: null, response: Status },

  validateToken: { method: 'POST', path: '/v1/auth/validate', permission: 'read', response: TokenValidation },
  getCurrentKey: { method: 'GET', path: '/v1/auth/key', permission: 'read', response: ApiKey },
  createKey: {
    method: 'POST',
    path: '/v1/auth/keys',
    permission: 'admin',
    body: ApiKeyCreateRequest,
    response: ApiKeyWithSecret,
  },
  listKeys: { method: 'GET', path: '/v1/auth/keys', permission: 'admin', query: ListQuery, response: ApiKeyList },
  getKey: { method: 'GET', path: '/v1/auth/keys/{key_id}', permission: 'admin', response: ApiKey },
  rotateKey: {
    method: 'POST',
    path: '/v1/auth/keys/{key_id}/rotate',
    permission: 'admin',
    body: ApiKeyRotateRequest,
    response: ApiKeyWithSecret,
  },
  deleteKey: { method: 'DELETE', path: '/v1/auth/keys/{key_id}', permission: 'admin', response: ApiKeyDeleted },
  getIpAllowlist: { method: 'GET', path: '/v1/auth/ip-allowlist', permission: 'admin', response: IpAllowlist },
  setIpAllowlist: {
    method: 'PUT',
    path: '/v1/auth/ip-allowlist',
    permission: 'admin',
    body: IpAllowlistRequest,
    response: IpAllowlist,
  },
  listAuditLogs: {
    method: 'GET',
    path: '/v1/audit-logs',
    permission: 'admin',
    query: AuditLogQuery,
    response: AuditLogList,
  },

  ldapLogin: {
    method: 'POST',
    path: '/v1/auth/ldap/login',
    permission: null,
    body: LdapLoginRequest,
    response: LoginResult,
  },
  enrolTotp: { method: 'POST', path: '/v1/auth/totp/enroll', permission: 'read', response: TotpEnrolment },
  verifyTotp: {
    method: 'POST',
    path: '/v1/auth/totp/verify',
    permission: null,
    body: TotpVerifyRequest,
    response: Type.Union([TotpState, SessionToken]),
  },
  disableTotp: {
    method: 'POST',
    path: '/v1/auth/totp/disable',
    permission: 'read',
    body: TotpDisableRequest,
    response: TotpState,
  },
  startWebAuthnRegistration: {
    method: 'POST',
    path: '/v1/auth/webauthn/register/options',
    permission: 'read',
    response: WebAuthnOptions,
  },
  finishWebAuthnRegistration: {
    method: 'POST',
    path: '/v1/auth/webauthn/register/verify',
    permission: 'read',
    body: WebAuthnVerifyRequest,
    response: WebAuthnRegistration,
  },
  startWebAuthnLogin: {
    method: 'POST',
    path: '/v1/auth/webauthn/login/options',
    permission: null,
    body: WebAuthnLoginRequest,
    response: WebAuthnOptions,
  },
  finishWebAuthnLogin: {
    method: 'POST',
    path: '/v1/auth/webauthn/login/verify',
    permission: null,
    body: WebAuthnVerifyRequest,
    response: SessionToken,
  },

  authorize: { method: 'GET', path: '/oauth/authorize', permission: null, query: OAuthAuthorizeQuery },
  oauthToken: { method: 'POST', path: '/oauth/token', permission: null, body: OAuthTokenRequest, response: OAuthToken },
  oauthRevoke: { method: 'POST', path: '/oauth/revoke', permission: null, body: OAuthTokenReference },
  oauthIntrospect: {
    method: 'POST',
    path: '/oauth/introspect',
    permission: null,
    body: OAuthTokenReference,
    response: OAuthIntrospection,
  },
  oauthMetadata: {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    permission: null,
    response: OAuthServerMetadata,
  },
  samlMetadata: { method: 'GET', path: '/saml/metadata', permission: null },
  samlLogin: { method: 'GET', path: '/saml/login', permission: null },
  samlAcs: { method: 'POST', path: '/saml/acs', permission: null, response: LoginResult },
} as const satisfies Record<string, Endpoint>;

export type OperationId = keyof typeof endpoints;
