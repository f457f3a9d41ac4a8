import { ServiceError } from '@presswright/shared/errors';

/** Names of this machine that no name server answers for another. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses pages of other sites: a browser that such a page made send a request says so. Programs that are no browser
 * send no `Origin`. The `Host` is no help, since it is the page's own name where that was made to lead here.
 * @throws {ServiceError} `insufficient_permissions`
 */
export function requireOwnOrigin(origin: string | undefined): void {
  if (origin === undefined) return;
  if (URL.canParse(origin) && ownNames.has(new URL(origin).hostname)) return;
  const message = `Origin: expected none, or one of this machine, got ${JSON.stringify(origin.slice(0, 200))}.`;
  throw new ServiceError('insufficient_permissions', message);
}
