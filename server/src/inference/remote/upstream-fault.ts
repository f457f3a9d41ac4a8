import { rootMessage } from '@presswright/shared/client/connection-error';
import { ServiceError } from '@presswright/shared/errors';
import { isBrokenCircuitError } from 'cockatiel';

/** What went wrong with a remote server. Its message is for the log; clients get `toServiceError`. */
export class UpstreamFault extends Error {
  override name = 'UpstreamFault';
  /** HTTP status; null: there was no answer, or it broke off. */
  readonly status: number | null;
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined;
  /** What the server said; it may quote the prompt. */
  readonly said: string;

  constructor(message: string, status: number | null, said = '', retryAfter?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.said = said;
    this.retryAfter = retryAfter;
  }

  /** Something was answered before: another try would repeat it. */
  hasBegun = false;

  afterBeginning(): this {
    this.hasBegun = true;
    return this;
  }

  /** A fault of the server; null: an error of another kind. */
  static of(error: unknown): UpstreamFault | null {
    if (error instanceof UpstreamFault) return error;
    return isBrokenCircuitError(error) ? new UpstreamFault('it failed several times and is left alone', null) : null;
  }

  static ofConnection(cause: unknown): UpstreamFault {
    return new UpstreamFault(`it cannot be reached: ${rootMessage(cause)}`, null, '', undefined, cause);
  }

  static ofStatus(status: number, retryAfter: number | undefined, said: string | null): UpstreamFault {
    return new UpstreamFault(`it answered HTTP ${status}`, status, said ?? '', retryAfter);
  }

  /** Whether the server, rather than the request, is at fault. */
  get isServers(): boolean {
    return this.status === null || this.status >= 500;
  }

  /** Whether another try, there or elsewhere, may help. */
  get isPassing(): boolean {
    return this.isServers || this.status === 429 || this.status === 408;
  }

  /** The prompt has more tokens than the server takes. */
  get isTooLong(): boolean {
    return (
      this.status === 413 ||
      (this.status === 400 && /context.{0,20}(?:length|window|size)|too many tokens|maximum context/i.test(this.said))
    );
  }

  /** The server does not take a JSON Schema for its answer. */
  get isSchemaRefusal(): boolean {
    return (
      (this.status === 400 || this.status === 422 || this.status === 501) &&
      /response_format|json_?schema|structured|grammar/i.test(this.said)
    );
  }

  /** What the client is told: neither where the server is nor what it said. */
  toServiceError(model: string): ServiceError {
    const options = { cause: this };
    if (this.isPassing) {
      const message =
        this.status === 429
          ? `The server of the model ${model} has too much to do; try again soon.`
          : `The server of the model ${model} does not answer; try again soon, or name another model.`;
      return new ServiceError('server_overloaded', message, {
        ...options,
        retryAfter: Math.ceil(this.retryAfter ?? 5),
      });
    }
    const message =
      this.status === 401 || this.status === 403
        ? `The server of the model ${model} refuses the key that the operator has set.`
        : `The server of the model ${model} refuses the request.`;
    return new ServiceError('server_error', message, options);
  }
}
