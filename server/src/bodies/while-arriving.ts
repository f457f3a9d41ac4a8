import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';

/**
 * Waits for work that reads a message to its end.
 * @throws {ServiceError} `request_timeout` when the message stands still; or what the work throws
 */
export async function whileArriving<T>(message: IncomingMessage, work: Promise<T>): Promise<T> {
  const { promise: standstill, reject } = Promise.withResolvers<never>();
  const onTimeout = () => reject(new ServiceError('request_timeout'));
  message.on('timeout', onTimeout);
  try {
    return await Promise.race([work, standstill]);
  } finally {
    message.off('timeout', onTimeout);
  }
}
