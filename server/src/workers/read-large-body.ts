import { ServiceError } from '@presswright/shared/errors';
import type { LargeBody } from '../plugins/json-body.ts';
import type { WorkerPool } from './pool.ts';
import type { WorkerTasks } from './tasks.ts';

/** Milliseconds of a thread that the largest body may take. */
const timeoutMs = 20_000;

/** Has a worker read a body; the bytes move there. */
export async function readLargeBody(
  pool: WorkerPool,
  { bytes, operationId, organizationId: owner, signal }: LargeBody,
): Promise<object> {
  const options = { owner, signal, timeoutMs, bytes: bytes.length, transferList: [bytes.buffer] };
  return bodyOf(await pool.run('readBody', { bytes, operationId }, options));
}

/**
 * The body that was read.
 * @throws {ServiceError} what was refused in it
 */
export function bodyOf(outcome: WorkerTasks['readBody']['output']): object {
  if (outcome.kind === 'read') return outcome.value;
  const { code, message, param } = outcome;
  throw new ServiceError(code, message, param === undefined ? {} : { param });
}
