import { isIP } from 'node:net';
import { errorFromAnswer } from './answer-error.ts';
import { Attempt } from './attempt.ts';
import { type AnswerOf, type Call, type CallOf, type EndpointName, toCall } from './call.ts';
import { ConnectionError } from './connection-error.ts';
import { type Http, httpTrusting, plainHttp } from './http.ts';
import type { ClientOptions } from './options.ts';
import { isRetryable, sleep, waitBeforeRetry } from './retry.ts';

/** Version of this client, in `User-Agent` and `X-Client-Version`. */
export const clientVersion = '0.1.0';

/** An answer with status 2xx whose body is still to be read. */
export interface OpenAnswer {
  readonly response: Response;
  /** Ends the request; needed when the body is not read to its end. */
  abort(): void;
}

/** Sends calls: credentials, time-outs, retries, errors. Resources say what, this says how. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #base: string;
  #http: Promise<Http> | undefined;

  /** @throws TypeError when `baseUrl` is no URL, or plain HTTP to another machine. */
  constructor(options: ClientOptions) {
    this.#options = options;
    this.#base = checkedBase(options.baseUrl);
  }

  /** Calls an endpoint and parses its JSON answer. */
  json<Name extends EndpointName>(name: Name, callOf: CallOf<Name>): Promise<AnswerOf<Name>> {
    const call = toCall(name, callOf);
    return this.#withRetries(call, async (attempt) => {
      const { response } = await this.#send(call, attempt);
      const text = await attempt.guard(response.text());
      try {
        return JSON.parse(text);
      } catch (cause) {
        throw new ConnectionError(`${call.method} ${call.path}: the answer is not JSON`, cause);
      }
    });
  }

  /** Calls an endpoint and hands over its answer unread: for streams and downloads. The time limit ends here. */
  open<Name extends EndpointName>(name: Name, callOf: CallOf<Name>): Promise<OpenAnswer> {
    const call = toCall(name, callOf);
    return this.#withRetries(call, async (attempt) => {
      const { response } = await this.#send(call, attempt);
      attempt.keepOpen();
      return { response, abort: () => attempt.abort() };
    });
  }

  /** The bytes of an answer as they come; leaving the loop ends the download. */
  async *bytes<Name extends EndpointName>(name: Name, call: CallOf<Name>): AsyncGenerator<Uint8Array, void, undefined> {
    const { response, abort } = await this.open(name, { accept: '*/*', ...call });
    try {
      yield* response.body ?? [];
    } finally {
      abort();
    }
  }

  /** Closes idle connections. */
  async close(): Promise<void> {
    await (await this.#http)?.close();
  }

  async #withRetries<T>(call: Call, run: (attempt: Attempt) => Promise<T>): Promise<T> {
    const { options = {} } = call;
    const maxRetries = options.maxRetries ?? this.#options.maxRetries ?? 2;
    const isPlainPost = call.method === 'POST' && !call.pure;
    const madeKey = isPlainPost && maxRetries > 0 ? crypto.randomUUID() : undefined;
    const idempotencyKey = call.method === 'POST' ? (options.idempotencyKey ?? madeKey) : undefined;
    const isSafe = call.pure || call.method === 'GET' || call.method === 'PUT' || idempotencyKey !== undefined;
    for (let tries = 1; ; tries += 1) {
      options.signal?.throwIfAborted();
      const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs ?? 60_000;
      const attempt = new Attempt(`${call.method} ${call.path}`, options.signal, timeoutMs, idempotencyKey);
      try {
        return await run(attempt);
      } catch (error) {
        if (!isSafe || tries > maxRetries || !isRetryable(error, attempt.shouldRetry)) throw error;
        const retryAfter = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
        await sleep(waitBeforeRetry(tries, typeof retryAfter === 'number' ? retryAfter : undefined), options.signal);
      } finally {
        attempt.settle();
      }
    }
  }

  /** One try: resolves with a 2xx answer, rejects with a ServiceError, a ConnectionError or the signal's reason. */
  async #send(call: Call, attempt: Attempt): Promise<{ response: Response }> {
    const http = await this.#connect();
    const headers: Record<string, string> = {
      accept: call.accept ?? 'application/json',
      'user-agent': [this.#options.userAgent, `presswright-client/${clientVersion}`].filter(Boolean).join(' '),
      'x-client-version': clientVersion,
    };
    if (this.#options.apiKey) headers.authorization = `Bearer ${this.#options.apiKey}`;
    if (call.options?.requestId) headers['x-request-id'] = call.options.requestId;
    if (attempt.idempotencyKey) headers['idempotency-key'] = attempt.idempotencyKey;
    let body: string | FormData | undefined;
    if (call.json !== undefined) {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(call.json);
    } else if (call.form) {
      body = new http.FormData();
      call.form(body);
    }
    const response = await attempt.guard(
      http.fetch(this.#base + call.path + queryString(call.query), {
        method: call.method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: attempt.signal,
        // A redirect would carry the credential to another place.
        redirect: 'error',
      }),
    );
    this.#options.onHeaders?.(response.headers);
    if (response.ok) return { response };
    attempt.shouldRetry = response.headers.get('x-should-retry');
    const text = await attempt.guard(response.text());
    throw errorFromAnswer(response.status, parsedOrText(text), response.headers);
  }

  #connect(): Promise<Http> {
    const { ca, fetch } = this.#options;
    this.#http ??= ca !== undefined && fetch === undefined ? httpTrusting(ca) : Promise.resolve(plainHttp(fetch));
    return this.#http;
  }
}

function checkedBase(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new TypeError(`baseUrl must be an https: address, got "${baseUrl}"`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (url.protocol === 'http:' && !isLoopback) {
    throw new TypeError(`baseUrl must be https:, got "${baseUrl}": plain HTTP would show the API key to the network`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function queryString(query: Call['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? '' : `?${params}`;
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
