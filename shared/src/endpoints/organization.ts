import type { Endpoint } from '../endpoint.ts';
import { AuditLogList, AuditLogQuery } from '../schemas/audit-logs.ts';
import { IpAllowlist, IpAllowlistRequest } from '../schemas/ip-allowlist.ts';
import { exampleOrganization, exampleTime, listOf } from './example-values.ts';

const allowlist = { object: 'ip_allowlist', cidrs: ['192.0.2.0/24', '2001:db8::/32'] };

/** What concerns a whole organisation: `/v1/auth/ip-allowlist`, `/v1/audit-logs` */
export const organizationEndpoints = {
  getIpAllowlist: {
    method: 'GET',
    path: '/v1/auth/ip-allowlist',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'The networks that may call',
    response: IpAllowlist,
    example: { response: allowlist },
  },
  setIpAllowlist: {
    method: 'PUT',
    path: '/v1/auth/ip-allowlist',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'Set the networks that may call',
    body: IpAllowlistRequest,
    response: IpAllowlist,
    example: { body: { cidrs: allowlist.cidrs }, response: allowlist },
  },
  listAuditLogs: {
    method: 'GET',
    path: '/v1/audit-logs',
    permission: 'admin',
    tag: 'Authentication',
    summary: 'The audit log, newest first',
    query: AuditLogQuery,
    response: AuditLogList,
    example: {
      query: { action: 'api_key.created', limit: 5 },
      response: listOf({
        id: 'aud_0123456789ABCDEFabcdef01',
        object: 'audit_log',
        created: exampleTime,
        organization_id: exampleOrganization,
        actor: { type: 'api_key', id: 'key_0123456789ABCDEFabcdef01' },
        action: 'api_key.created',
        target: { type: 'api_key', id: 'key_0123456789ABCDEFabcdef02' },
        ip: '192.0.2.1',
        request_id: 'req_0123456789ABCDEFabcdef01',
        details: {},
        previous_hash: '0'.repeat(64),
        hash: 'a'.repeat(64),
      } as { id: string }),
    },
  },
} as const satisfies Record<string, Endpoint>;
