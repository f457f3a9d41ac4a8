import { ServiceError } from '@presswright/shared/errors';

/** Why work ended that nobody waits for any more. */
export class ClientGone extends Error {
  override name = 'ClientGone';
  constructor() {
    super('The client closed the connection.');
  }
}

/** What a request gets that arrives, or streams, while the server stops. */
export function serverStopping(): ServiceError {
  return new ServiceError('server_overloaded', 'The server is stopping; try again soon.', { retryAfter: 5 });
}
