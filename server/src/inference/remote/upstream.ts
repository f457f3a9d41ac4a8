import { Agent, fetch } from '@presswright/shared/client/undici';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { ConfiguredModel } from '../configured/read-models.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Faults in a row after which a server is left alone, and milliseconds until it is asked again. */
const maxFaults = 5;
const restMs = 5_000;
const probeMs = 10_000;
const probeTimeoutMs = 5_000;

export type RemoteModel = Extract<ConfiguredModel, { readonly apiKey: string | null }>;

/** One server that has the model. */
export interface Upstream {
  /** Requests that run there now. */
  readonly outstanding: number;
  /** Whether it may be asked: it answers, as far as is known. */
  readonly isUp: boolean;
  /**
   * Does something with the answer to a request there. What it throws counts against the server where it is the server's fault.
   * @throws {UpstreamFault} and what `use` throws
   */
  post<T>(path: string, body: object, signal: AbortSignal, use: (response: Response) => Promise<T>): Promise<T>;
  /** Whether the first look at it is over. */
  readonly wasSeen: boolean;
  close(): Promise<void>;
}

/** @param onState told when the server is found to answer, or no longer to; `why` never has the key in it */
export function createUpstream(
  baseUrl: string,
  { settings, apiKey, ca }: RemoteModel,
  onState: (isUp: boolean, why: string) => void,
): Upstream {
  const base = baseUrl.replace(/\/+$/, '');
  const agent = new Agent({
    // The signal of each try has the time for the beginning; this one catches what hangs beyond it.
    headersTimeout: ((settings.first_token_seconds ?? 30) + 5) * 1000,
    bodyTimeout: 0,
    connect: { timeout: probeTimeoutMs, ...(ca === null ? {} : { ca }) },
  });
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamFault && error.isServers),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(maxFaults) },
  );
  let outstanding = 0;
  let isReached = true;
  let wasSeen = false;
  const closing = new AbortController();

  async function probe(): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(probeTimeoutMs)]);
    let why = 'it answers';
    let isUp = true;
    try {
      // Through the breaker, so that a server that has come back is asked again without a request having to try it.
      await breaker.execute(async () => {
        const response = await fetch(`${base}/models`, {
          headers,
          dispatcher: agent,
          redirect: 'manual',
          signal,
        }).catch((error: unknown) => {
          throw UpstreamFault.ofConnection(error);
        });
        await response.body?.cancel();
        if (response.status >= 500) throw UpstreamFault.ofStatus(response.status, undefined, null);
        if (response.status === 401 || response.status === 403) {
          isUp = false;
          why = `it refuses the key (HTTP ${response.status})`;
        }
      });
    } catch (error) {
      isUp = false;
      why = error instanceof Error ? error.message : String(error);
    }
    if (closing.signal.aborted) return;
    if (isUp !== isReached) onState(isUp, why);
    isReached = isUp;
    wasSeen = true;
  }
  void probe();
  const timer = setInterval(() => void probe(), probeMs).unref();

  return {
    get outstanding() {
      return outstanding;
    },
    get isUp() {
      return isReached && breaker.state === CircuitState.Closed;
    },
    get wasSeen() {
      return wasSeen;
    },
    async post(path, body, signal, use) {
      outstanding++;
      try {
        return await breaker.execute(async () => {
          const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const;
          const response = await fetch(`${base}${path}`, { ...init, dispatcher: agent }).catch((error: unknown) => {
            throw signal.aborted ? signal.reason : UpstreamFault.ofConnection(error);
          });
          return use(response as unknown as Response);
        });
      } finally {
        outstanding--;
      }
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await agent.close();
    },
  };
}
