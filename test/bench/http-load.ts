import autocannon from 'autocannon';

export interface LoadOptions {
  readonly url: string;
  /** PEM of the authority to trust. */
  readonly ca: string;
  readonly headers: Record<string, string>;
  /** The body of each request, by its number. */
  readonly body: (index: number) => string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Connections that failed or ran into the time limit. */
  readonly errors: number;
  readonly non2xx: number;
}

/** Sends as many requests as are answered, on all connections at once. */
export async function measureLoad({ url, ca, headers, body, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let index = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, body: body(index++) }) }],
    tlsOptions: { ca },
  });
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await run;
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requestsPerSecond: times.length / result.duration,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    errors: result.errors + result.timeouts,
    non2xx: result.non2xx,
  };
}
