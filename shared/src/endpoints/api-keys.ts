import type { Endpoint } from '../endpoint.ts';
import {
  ApiKey,
  ApiKeyCreateRequest,
  ApiKeyDeleted,
  ApiKeyList,
  ApiKeyParams,
  ApiKeyRotateRequest,
  ApiKeyWithSecret,
} from '../schemas/api-keys.ts';
import { ListQuery } from '../schemas/common.ts';
import { exampleOrganization, exampleTime, listOf } from './example-values.ts';

const params = { key_id: 'key_0123456789ABCDEFabcdef01' };
const key = {
  id: params.key_id,
  object: 'api_key',
  created: exampleTime,
  name: 'Build',
  organization_id: exampleOrganization,
  permissions: ['read', 'write'],
  hint: 'svc_live_0123',
  expires_at: null,
  last_used_at: null,
};
const shown = { ...key, key: 'svc_live_…' };

/** `/v1/auth/key` and `/v1/auth/keys` */
export const apiKeyEndpoints = {
  getCurrentKey: {
    method: 'GET',
    path: '/v1/auth/key',
    permission: 'read',
    tag: 'Authentication',
    summary: 'The key that calls',
    response: ApiKey,
    example: { response: key },
  },
  createKey: {
    method: 'POST',
    path: '/v1/auth/keys',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'Make a key',
    description: 'The answer is the only one but rotation’s that shows the key.',
    body: ApiKeyCreateRequest,
    response: ApiKeyWithSecret,
    example: { body: { name: 'Build', permissions: ['read', 'write'] }, response: shown },
  },
  listKeys: {
    method: 'GET',
    path: '/v1/auth/keys',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'List keys, newest first',
    query: ListQuery,
    response: ApiKeyList,
    example: { response: listOf(key) },
  },
  getKey: {
    method: 'GET',
    path: '/v1/auth/keys/{key_id}',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'One key',
    params: ApiKeyParams,
    response: ApiKey,
    errors: ['key_not_found'],
    example: { params, response: key },
  },
  rotateKey: {
    method: 'POST',
    path: '/v1/auth/keys/{key_id}/rotate',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'Replace a key',
    description: 'The old key works for a grace period.',
    params: ApiKeyParams,
    body: ApiKeyRotateRequest,
    response: ApiKeyWithSecret,
    errors: ['key_not_found'],
    example: { params, body: { grace_period: 3600 }, response: shown },
  },
  deleteKey: {
    method: 'DELETE',
    path: '/v1/auth/keys/{key_id}',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'Delete a key',
    params: ApiKeyParams,
    response: ApiKeyDeleted,
    errors: ['key_not_found'],
    example: { params, response: { id: key.id, object: 'api_key', deleted: true } },
  },
} as const satisfies Record<string, Endpoint>;
