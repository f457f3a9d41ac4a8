/** Every error the service answers with: one table, from which the OpenAPI document and `docs/errors.md` are made. */

/** What the error table says of a code. */
export interface ErrorDefinition {
  /** HTTP status of the answer. */
  readonly status: number;
  /** The coarse family, `error.type` on the wire. */
  readonly type: ErrorType;
  /** The message when the place that failed has none of its own. */
  readonly message: string;
}

export type ErrorType =
  | 'authentication_error'
  | 'permission_error'
  | 'rate_limit_error'
  | 'quota_error'
  | 'invalid_request_error'
  | 'not_found_error'
  | 'conflict_error'
  | 'server_error';

export const errorTable = {
  invalid_api_key: { status: 401, type: 'authentication_error', message: 'The API key is missing or invalid.' },
  expired_token: { status: 401, type: 'authentication_error', message: 'The token has expired.' },
  insufficient_quota: { status: 402, type: 'quota_error', message: 'The monthly quota is used up.' },
  insufficient_permissions: { status: 403, type: 'permission_error', message: 'The credential lacks the permission.' },
  not_found: { status: 404, type: 'not_found_error', message: 'No such route.' },
  model_not_found: { status: 404, type: 'not_found_error', message: 'No such model.' },
  file_not_found: { status: 404, type: 'not_found_error', message: 'No such file.' },
  job_not_found: { status: 404, type: 'not_found_error', message: 'No such fine-tuning job.' },
  webhook_not_found: { status: 404, type: 'not_found_error', message: 'No such webhook.' },
  key_not_found: { status: 404, type: 'not_found_error', message: 'No such API key.' },
  method_not_allowed: { status: 405, type: 'invalid_request_error', message: 'The route does not take this method.' },
  invalid_request: { status: 400, type: 'invalid_request_error', message: 'The request is invalid.' },
  invalid_training_file: { status: 400, type: 'invalid_request_error', message: 'The training file is invalid.' },
  invalid_state: { status: 409, type: 'conflict_error', message: 'The resource is not in a state that allows this.' },
  idempotency_in_flight: { status: 409, type: 'conflict_error', message: 'A request with this key is still running.' },
  idempotency_mismatch: { status: 422, type: 'conflict_error', message: 'This key was used with another body.' },
  request_timeout: { status: 408, type: 'invalid_request_error', message: 'The request stood still for too long.' },
  payload_too_large: { status: 413, type: 'invalid_request_error', message: 'The body is too large.' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error', message: 'The media type is not supported.' },
  expectation_failed: {
    status: 417,
    type: 'invalid_request_error',
    message: 'The Expect header: expected 100-continue or none.',
  },
  https_required: { status: 426, type: 'invalid_request_error', message: 'Use HTTPS: plain HTTP is refused.' },
  headers_too_large: {
    status: 431,
    type: 'invalid_request_error',
    message: 'The request headers are too large: expected at most 16 KiB.',
  },
  rate_limit_exceeded: { status: 429, type: 'rate_limit_error', message: 'Too many requests.' },
  server_error: {
    status: 500,
    type: 'server_error',
    message: 'The server failed; the request id finds it in the log.',
  },
  server_overloaded: { status: 503, type: 'server_error', message: 'The server is overloaded; try again later.' },
  timeout: { status: 504, type: 'server_error', message: 'The request took longer than allowed.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorTable;
