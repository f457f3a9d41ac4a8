import { ConnectionError, rootMessage } from './connection-error.ts';

/** One try of a call: its signal, made of the caller's and a time limit, and what its failures mean. */
export class Attempt {
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  /** `x-should-retry` of the answer. */
  shouldRetry: string | null = null;
  /** Method and path, for messages. */
  readonly #name: string;
  readonly #caller: AbortSignal | undefined;
  readonly #controller = new AbortController();
  readonly #onCallerAbort: () => void;
  readonly #timer: NodeJS.Timeout;
  #timedOut = false;
  #open = false;

  constructor(name: string, caller: AbortSignal | undefined, timeoutMs: number, idempotencyKey: string | undefined) {
    this.#name = name;
    this.idempotencyKey = idempotencyKey;
    this.signal = this.#controller.signal;
    this.#caller = caller;
    this.#onCallerAbort = () => this.#controller.abort(this.#caller?.reason);
    this.#caller?.addEventListener('abort', this.#onCallerAbort, { once: true });
    this.#timer = setTimeout(() => {
      this.#timedOut = true;
      this.#controller.abort();
    }, timeoutMs);
  }

  /** Turns what fetch and body reading reject with into the caller's own reason or a ConnectionError. */
  async guard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (this.#caller?.aborted) throw this.#caller.reason;
      const reason = this.#timedOut ? 'no answer in time' : rootMessage(error);
      throw new ConnectionError(`${this.#name}: ${reason}`, error);
    }
  }

  /** The answer's body is read by someone else: only the caller's signal and `abort` end it now. */
  keepOpen(): void {
    this.#open = true;
  }

  abort(): void {
    this.#controller.abort();
    this.#caller?.removeEventListener('abort', this.#onCallerAbort);
  }

  /** Ends the time limit; the try is over unless it was kept open. */
  settle(): void {
    clearTimeout(this.#timer);
    if (!this.#open) this.#caller?.removeEventListener('abort', this.#onCallerAbort);
  }
}
