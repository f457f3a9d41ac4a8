import { ServiceError } from '@presswright/shared/errors';
import { type Permission, permissions } from '@presswright/shared/schemas/api-keys';
import type { Principal } from './principal.ts';

/** The greatest permission among `held`: each includes those before it. */
export function greatestPermission(held: readonly Permission[]): Permission {
  return permissions.findLast((permission) => held.includes(permission)) ?? 'read';
}

/** @throws {ServiceError} `insufficient_permissions` unless `principal` may do what needs `required` */
export function requirePermission(principal: Principal, required: Permission): void {
  const current = greatestPermission(principal.permissions);
  if (permissions.indexOf(current) >= permissions.indexOf(required)) return;
  throw new ServiceError(
    'insufficient_permissions',
    `This operation needs the permission "${required}"; the credential has "${current}".`,
    { details: { required_permission: required, current_permission: current } },
  );
}
