import { errorTable, ServiceError } from '@presswright/shared/errors';
import { ErrorBody } from '@presswright/shared/schemas/error-body';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';

test('every code of the table makes a body that fits the schema', () => {
  for (const code of Object.keys(errorTable) as (keyof typeof errorTable)[]) {
    const body = new ServiceError(code).toBody();
    expect([...Value.Errors(ErrorBody, body)], code).toEqual([]);
    expect(body.error).toEqual({ code, type: errorTable[code].type, message: errorTable[code].message });
  }
});

test('seconds to wait are at both places where the two variants of the contract look', () => {
  const error = new ServiceError('rate_limit_exceeded', 'Too many.', { retryAfter: 7, details: { limit: 10 } });
  expect(error.toBody().error).toMatchObject({ retry_after: 7, details: { limit: 10, retry_after: 7 } });
});

test('an error keeps its cause', () => {
  const cause = new Error('disk full');
  expect(new ServiceError('server_error', undefined, { cause }).cause).toBe(cause);
});
