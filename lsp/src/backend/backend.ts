import type { PresswrightClient } from '@presswright/shared/client/client';
import { ConnectionError } from '@presswright/shared/client/connection-error';
import { ServiceError } from '@presswright/shared/errors';
import type { StatusParams } from '@presswright/shared/protocol';
import { pause } from '../cancellation.ts';
import { type Connected, ConnectFailure, type Connector } from './connector.ts';

export interface BackendEvents {
  /** The state changed. */
  onStatus(status: StatusParams): void;
  /** The backend answers, for the first time or again. */
  onReady(): void;
}

/** How long a request waits for a backend that is starting before it goes without, in milliseconds. */
const patienceMs = 2_000;

/** Keeps a backend at hand: gets one, gets another when it is lost, says how things stand. */
export class Backend {
  readonly #events: BackendEvents;
  #session: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;
  #wanted: Connector | undefined;
  #stopping: Promise<void> = Promise.resolve();
  #connected: Connected | undefined;
  #ready = Promise.withResolvers<void>();
  #status: StatusParams = { state: 'stopped', message: 'Not started.' };

  constructor(events: BackendEvents) {
    this.#events = events;
  }

  get status(): StatusParams {
    return this.#status;
  }

  /** Lets go of the present backend and begins to get one with `connector`; the latest of several calls wins. */
  async start(connector: Connector): Promise<void> {
    this.#wanted = connector;
    await this.stop();
    if (this.#wanted !== connector || this.#session) return;
    const controller = new AbortController();
    this.#session = { controller, done: this.#run(connector, controller.signal) };
  }

  /** Ends the backend if it is ours, and every call. */
  async stop(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    session?.controller.abort();
    if (session) this.#stopping = session.done;
    await this.#stopping;
  }

  /**
   * Runs `work` with the backend. Waits a moment for one that is starting.
   * @returns undefined when there is no backend, or it went away: the caller has nothing to show now
   * @throws what `work` throws otherwise; nothing when `signal` aborts
   */
  async call<T>(work: (client: PresswrightClient) => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    const isComing = this.#wanted === undefined || this.#status.state === 'starting';
    if (isComing) await Promise.race([this.#ready.promise, pause(patienceMs, signal)]);
    const connected = this.#connected;
    if (!connected || signal.aborted) return undefined;
    try {
      return await work(connected.client);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ConnectionError) {
        connected.suspect();
        return undefined;
      }
      if (error instanceof ServiceError && error.status === 401) {
        this.#report({ state: 'failed', message: `${connected.url} no longer accepts the API key: ${error.message}` });
      }
      throw error;
    }
  }

  async #run(connector: Connector, signal: AbortSignal): Promise<void> {
    this.#report({ state: 'starting', message: connector.startingMessage });
    while (!signal.aborted) {
      const failure = await this.#serve(connector, signal);
      if (signal.aborted) break;
      const wait = failure.isPassing ? connector.retryAfter(Date.now()) : undefined;
      if (wait === undefined) {
        const advice = failure.isPassing ? ' It failed repeatedly. Restart it once the cause is fixed.' : '';
        return this.#report({ state: 'failed', message: failure.message + advice });
      }
      this.#report({ state: 'unreachable', message: failure.message });
      await pause(wait, signal);
    }
    this.#report({ state: 'stopped', message: 'Stopped.' });
  }

  /** Gets a backend and keeps it until it is lost; resolves with why. */
  async #serve(connector: Connector, signal: AbortSignal): Promise<ConnectFailure> {
    let connected: Connected;
    try {
      connected = await connector.connect(signal);
    } catch (error) {
      if (error instanceof ConnectFailure) return error;
      return new ConnectFailure(error instanceof Error ? error.message : String(error), false, error);
    }
    this.#connected = connected;
    const { url, version } = connected;
    this.#report({ state: 'ready', message: `Connected to ${url}.`, url, version });
    this.#ready.resolve();
    this.#events.onReady();
    const aborted = new Promise<string>((resolve) => {
      if (signal.aborted) resolve('stopped');
      else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
    });
    const reason = await Promise.race([connected.lost, aborted]);
    this.#connected = undefined;
    this.#ready = Promise.withResolvers<void>();
    await connected.close();
    return new ConnectFailure(`Lost the connection to the server at ${url}: ${reason}.`, true);
  }

  #report(status: StatusParams): void {
    this.#status = status;
    this.#events.onStatus(status);
  }
}
