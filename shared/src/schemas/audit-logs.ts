import { type Static, Type } from 'typebox';
import { ListOf, ListQuery, Timestamp } from './common.ts';

/** One entry of the append-only audit log; `hash` covers the entry and `previous_hash`. */
export const AuditLog = Type.Object({
  id: Type.String(),
  object: Type.Literal('audit_log'),
  created: Timestamp,
  organization_id: Type.String(),
  actor: Type.Object({ type: Type.String(), id: Type.Union([Type.String(), Type.Null()]) }),
  action: Type.String({ description: 'Such as `api_key.created`' }),
  target: Type.Union([Type.Object({ type: Type.String(), id: Type.String() }), Type.Null()]),
  ip: Type.Union([Type.String(), Type.Null()]),
  request_id: Type.Union([Type.String(), Type.Null()]),
  details: Type.Record(Type.String(), Type.Unknown()),
  previous_hash: Type.String({ description: 'SHA-256 in hex; zeros for the first entry' }),
  hash: Type.String({ description: 'SHA-256 in hex' }),
});
export type AuditLog = Static<typeof AuditLog>;

export const AuditLogList = ListOf(AuditLog);
export type AuditLogList = Static<typeof AuditLogList>;

export const AuditLogQuery = Type.Object({
  ...ListQuery.properties,
  action: Type.Optional(Type.String({ maxLength: 100 })),
  since: Type.Optional(Timestamp),
  until: Type.Optional(Timestamp),
});
export type AuditLogQuery = Static<typeof AuditLogQuery>;
