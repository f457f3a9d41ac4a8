import { type ErrorCode, type ErrorExtras, errorTable, ServiceError } from '../errors.ts';

/** The code for an answer that carries none of ours: something between client and service made it. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'invalid_api_key',
  402: 'insufficient_quota',
  403: 'insufficient_permissions',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'invalid_state',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  426: 'https_required',
  429: 'rate_limit_exceeded',
  503: 'server_overloaded',
  504: 'timeout',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorTable, value);

/** Whether a JSON value is an error body rather than a result; streams end in one when they fail. */
export function isErrorBody(value: unknown): value is { error: Record<string, unknown> } {
  return isObject(value) && isObject(value.error);
}

/**
 * The error that an answer means.
 * @param body the parsed JSON, or the text where it is no JSON
 * @param headers of the answer: `Retry-After` and `X-Request-ID` are read
 */
export function errorFromAnswer(status: number, body: unknown, headers: Headers): ServiceError {
  const error = isErrorBody(body) ? body.error : {};
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'server_error' : 'invalid_request');
  const code = isCode(error.code) ? error.code : fallback;
  // A code of a newer service than this client: its name is worth more to a reader than our fallback's.
  const unknownCode = typeof error.code === 'string' && code !== error.code ? { code: error.code } : {};
  const details = { ...(isObject(error.details) ? error.details : {}), ...unknownCode };
  const retryAfter =
    retryAfterSeconds(headers) ?? (typeof error.retry_after === 'number' ? error.retry_after : undefined);
  const requestId = headers.get('x-request-id');
  const extras: ErrorExtras = {
    // A stream that fails does so after status 200: the table knows better.
    ...(status >= 400 ? { status } : {}),
    ...(typeof error.param === 'string' ? { param: error.param } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(requestId === null ? {} : { requestId }),
  };
  const message =
    typeof error.message === 'string' ? error.message : `The answer was HTTP ${status} without an error body.`;
  return new ServiceError(code, message, extras);
}

/** `Retry-After` in seconds from now, whichever of its two forms it has (RFC 9110 section 10.2.3). */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}
