import { endpoints, type NamedEndpoint } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import { parseJson } from '../bodies/parse-json.ts';
import { knownFields } from '../plugins/known-fields.ts';
import { compileBodyCheck } from '../plugins/validation.ts';
import type { WorkerTasks } from './tasks.ts';

const checks = new Map<string, ReturnType<typeof compileBodyCheck>>();

/** Parses a body, checks it against its operation's schema, and leaves out what the schema does not name. */
export function readBody({ bytes, operationId }: WorkerTasks['readBody']['input']): WorkerTasks['readBody']['output'] {
  const table: Readonly<Record<string, NamedEndpoint>> = endpoints;
  const schema = table[operationId]?.body;
  if (schema === undefined) throw new Error(`${operationId} takes no body`);
  try {
    const value = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const check = checks.get(operationId) ?? compileBodyCheck(schema);
    checks.set(operationId, check);
    const fault = check(value);
    if (fault !== null) throw fault;
    return { kind: 'read', value: knownFields(schema, value) as object };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Errors lose their class on the way to the main thread.
    const { code, message, param } = error;
    return { kind: 'refused', code, message, ...(param === undefined ? {} : { param }) };
  }
}
