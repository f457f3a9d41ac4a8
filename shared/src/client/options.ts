/** What a client is made with. */
export interface ClientOptions {
  /** Address of the service, such as `https://127.0.0.1:8443`; plain `http:` is taken for loopback addresses only. */
  readonly baseUrl: string;
  /** API key or token, sent as `Authorization: Bearer`; absent for what needs none. */
  readonly apiKey?: string;
  /** PEM text of the authorities to trust, instead of the system's: the service's own `tls/ca.pem`. */
  readonly ca?: string;
  /** Replaces the built-in fetch; `ca` is then its business. */
  readonly fetch?: typeof globalThis.fetch;
  /** Tries after the first one; default 2. */
  readonly maxRetries?: number;
  /** Milliseconds for one try: to the end of the answer, of a stream to its beginning. Default 60,000. */
  readonly timeoutMs?: number;
  /** Put before the client's own name in `User-Agent`, such as `my-tool/1.2`. */
  readonly userAgent?: string;
  /** Told of the headers of every answer, such as those of rate limits. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** What one call may say besides its request. */
export interface CallOptions {
  /** Aborts the call, its waits between tries and its stream; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Sent as `X-Request-ID`, up to 128 of `A-Z a-z 0-9 . _ -`; absent: the service makes one. */
  readonly requestId?: string;
  /** Sent as `Idempotency-Key`; absent: made once a call, where a retry could do a thing twice. */
  readonly idempotencyKey?: string;
  readonly maxRetries?: number;
  readonly timeoutMs?: number;
}
