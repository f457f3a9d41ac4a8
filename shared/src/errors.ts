/** The one error class, and the table it draws on. */
import { type ErrorCode, type ErrorDefinition, type ErrorType, errorTable } from './error-table.ts';
import type { ErrorBody } from './schemas/error-body.ts';

export { type ErrorBody, type ErrorCode, type ErrorDefinition, type ErrorType, errorTable };

/** Fields of an error besides its code and message. */
export interface ErrorExtras {
  /** JSON path of the offending request field, such as `files[3].name`. */
  readonly param?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds to wait; sent as `Retry-After` too. */
  readonly retryAfter?: number;
  /** HTTP status, when it is not the table's: a client met an answer of something between it and the service. */
  readonly status?: number;
  /** `X-Request-ID` of the answer; set by the client. */
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** The one error class: thrown on the server, and by the client for an error answer. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly type: ErrorType;
  /** JSON path of the offending request field. */
  readonly param: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;
  /** Finds the request in the server's log; known only to the client that got the answer. */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, message?: string, extras: ErrorExtras = {}) {
    const definition: ErrorDefinition = errorTable[code];
    super(message ?? definition.message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.status = extras.status ?? definition.status;
    this.type = definition.type;
    this.param = extras.param;
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
    this.requestId = extras.requestId;
  }

  /** The wire shape that satisfies both variants of the contract. */
  toBody(): ErrorBody {
    const retry = this.retryAfter === undefined ? {} : { retry_after: this.retryAfter };
    const details =
      this.details === undefined && this.retryAfter === undefined ? {} : { details: { ...this.details, ...retry } };
    return {
      error: {
        type: this.type,
        code: this.code,
        message: this.message,
        ...(this.param === undefined ? {} : { param: this.param }),
        ...details,
        ...retry,
      },
    };
  }
}
