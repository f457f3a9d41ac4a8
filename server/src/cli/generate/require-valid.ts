import { ServiceError } from '@presswright/shared/errors';
import type { TSchema } from 'typebox';
import { createValidatorCompiler } from '../../plugins/validation.ts';
import { usageError } from '../usage-error.ts';

/**
 * Checks a request as the API does.
 * @throws {CommandError} naming the field that is wrong
 */
export function requireValid(schema: TSchema, request: Record<string, unknown>): void {
  const validate = createValidatorCompiler()({ schema, httpPart: 'body', method: 'POST', url: '' });
  const outcome: unknown = validate(request);
  if (typeof outcome === 'object' && outcome !== null && 'error' in outcome && outcome.error instanceof ServiceError)
    throw usageError(outcome.error.message);
}
