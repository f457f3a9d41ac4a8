import { ServiceError } from '@presswright/shared/errors';
import { type Permission, permissions } from '@presswright/shared/schemas/api-keys';
import type { Plan } from '../limits/plan-limits.ts';

/** Who sends a request, whatever the credential was. */
export interface Caller {
  readonly organizationId: string;
  readonly plan: Plan;
  /** Id of the API key. */
  readonly keyId: string;
  readonly scopes: readonly Permission[];
}

/** The greatest permission among `scopes`: each includes those before it. */
export function greatestPermission(scopes: readonly Permission[]): Permission {
  return permissions.findLast((permission) => scopes.includes(permission)) ?? 'read';
}

/** @throws {ServiceError} `insufficient_permissions` unless `caller` may do what needs `required` */
export function requirePermission(caller: Caller, required: Permission): void {
  const current = greatestPermission(caller.scopes);
  if (permissions.indexOf(current) >= permissions.indexOf(required)) return;
  throw new ServiceError(
    'insufficient_permissions',
    `This operation needs the permission "${required}"; the credential has "${current}".`,
    { details: { required_permission: required, current_permission: current } },
  );
}
