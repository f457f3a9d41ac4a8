import type { PresswrightClient } from '@presswright/shared/client/client';
import { ConnectionError } from '@presswright/shared/client/connection-error';
import { ServiceError } from '@presswright/shared/errors';
import type { ModelUse, StatusParams } from '@presswright/shared/protocol';
import { pause } from '../cancellation.ts';
import { type Ability, RefusedAbilities } from './abilities.ts';
import { AnswerTimes } from './answer-times.ts';
import { type Connected, ConnectFailure, type Connector } from './connector.ts';
import { FailureCount } from './failure-count.ts';
import type { Pace } from './pace.ts';
import { restart, setApiKey, type Trouble, troubleOf } from './trouble.ts';

export interface BackendEvents {
  /** The state changed. */
  onStatus(status: StatusParams): void;
  /** The backend answers, for the first time or again. */
  onReady(): void;
  /** The server refuses one thing and does others: told once for each. */
  onRefused(message: string): void;
  /** A request was answered, or not; for whoever traces. */
  onAsked(message: string, details: string): void;
}

export interface CallOptions {
  /** The answer is worth waiting for until a limit is over; else such a call is not made. */
  readonly isPatient?: boolean;
  /** Not asked again once the server refused it to this API key; without it, the caller hears of each refusal. */
  readonly ability?: Ability;
}

/** How long a request waits for a backend that is starting before it goes without, in milliseconds. */
const patienceMs = 2_000;

/** Keeps a backend at hand: gets one, gets another when it is lost, spares one that has had enough, says how things stand. */
export class Backend {
  /** How long analyses of single documents take. */
  readonly answerTimes: AnswerTimes;
  /** The models that answered last; another server has others. */
  readonly usedModels = new Map<ModelUse, string>();
  readonly #events: BackendEvents;
  readonly #failures = new FailureCount();
  readonly #refused = new RefusedAbilities();
  #session: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;
  #wanted: Connector | undefined;
  #stopping: Promise<void> = Promise.resolve();
  #connected: Connected | undefined;
  #ready = Promise.withResolvers<void>();
  /** Nothing is asked until this is over. */
  #rest: { readonly over: Promise<void>; readonly end: (isBack: boolean) => void } | undefined;
  #status: StatusParams = { state: 'stopped', message: 'Not started.' };

  constructor(events: BackendEvents) {
    this.#events = events;
    this.answerTimes = new AnswerTimes((isSlow) => this.#reportSpeed(isSlow));
  }

  get status(): StatusParams {
    return this.#status;
  }

  /** When a server that others use too is asked again; undefined: the server is ours. */
  get pace(): Pace | undefined {
    return this.#connected?.pace;
  }

  /** Why the server does not do this for the API key; undefined: it did not refuse. */
  refusal(ability: Ability): string | undefined {
    return this.#refused.reason(ability);
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
   * @returns undefined when there is no backend, it went away, is being spared, or refused this: the caller has nothing to
   * show now
   * @throws what `work` throws otherwise; nothing when `signal` aborts
   */
  async call<T>(
    work: (client: PresswrightClient) => Promise<T>,
    signal: AbortSignal,
    { isPatient = false, ability }: CallOptions = {},
  ): Promise<T | undefined> {
    const isComing = this.#wanted === undefined || this.#status.state === 'starting';
    if (isComing) await Promise.race([this.#ready.promise, pause(patienceMs, signal)]);
    for (;;) {
      if (this.#rest && isPatient) await untilAborted(this.#rest.over, signal);
      const connected = this.#connected;
      if (!connected || this.#rest || signal.aborted) return undefined;
      if (ability !== undefined && this.#refused.reason(ability) !== undefined) return undefined;
      if (ability !== undefined) connected.pace?.spend(ability);
      const tell = this.#timer(ability, connected);
      try {
        const answer = await work(connected.client);
        tell('answered');
        this.#failures.clear();
        return answer;
      } catch (error) {
        if (signal.aborted) {
          tell('cancelled');
          return undefined;
        }
        tell(error instanceof ServiceError ? `refused with ${error.status} ${error.code}` : 'not answered');
        if (error instanceof ConnectionError) {
          connected.suspect();
          return undefined;
        }
        if (!(error instanceof ServiceError)) throw error;
        if (error.status === 403) {
          if (ability === undefined) throw error;
          if (this.#connected === connected) this.#refuse(ability, error, connected);
          return undefined;
        }
        const trouble = troubleOf(error, connected) ?? this.#failures.add(error, connected);
        if (!trouble) throw error;
        if (this.#connected === connected) this.#restFor(trouble);
        if (!isPatient || trouble.waitMs === undefined) throw error;
      }
    }
  }

  /** Begins to time a request; what comes of it is traced, never what it holds. */
  #timer(ability: Ability | undefined, { url }: Connected): (outcome: string) => void {
    const began = performance.now();
    return (outcome) => {
      const ms = Math.round(performance.now() - began);
      this.#events.onAsked(`${ability ?? 'command'}: ${outcome} in ${ms} ms`, `by ${url}`);
    };
  }

  async #run(connector: Connector, signal: AbortSignal): Promise<void> {
    this.#report({ state: 'starting', message: connector.startingMessage });
    while (!signal.aborted) {
      const failure = await this.#serve(connector, signal);
      if (signal.aborted) break;
      const { state, action, waitMs } = failure.details;
      const next = failure.isPassing ? connector.retryAfter(Date.now()) : undefined;
      if (next === undefined) {
        const advice = failure.isPassing ? ' It failed repeatedly. Restart it once the cause is fixed.' : '';
        const final = failure.isPassing ? 'failed' : state;
        const step = failure.isPassing ? restart : action;
        this.#report({ state: final, message: failure.message + advice, ...(step && { action: step }) });
        return;
      }
      const wait = Math.max(next, waitMs ?? 0);
      const retryAt = Date.now() + wait;
      this.#report({ state, message: failure.message, ...(action && { action }), retryAt });
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
      const message = error instanceof Error ? error.message : String(error);
      return new ConnectFailure(message, { state: 'failed', action: restart, cause: error });
    }
    this.#connected = connected;
    this.answerTimes.clear();
    this.#refused.clear();
    this.usedModels.clear();
    this.#reportReady(connected);
    this.#ready.resolve();
    this.#events.onReady();
    const aborted = new Promise<string>((resolve) => {
      if (signal.aborted) resolve('stopped');
      else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
    });
    const reason = await Promise.race([connected.lost, aborted]);
    this.#connected = undefined;
    this.#rest?.end(false);
    this.#ready = Promise.withResolvers<void>();
    await connected.close();
    return new ConnectFailure(`Lost the connection to the server at ${connected.url}: ${reason}.`, {
      state: 'offline',
    });
  }

  /** Asks nothing for a while; then tells that the backend is there again. */
  #restFor({ state, message, action, waitMs }: Trouble): void {
    // Answers to requests that were on their way say the same.
    if (this.#rest) return;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const end = (isBack: boolean) => {
      clearTimeout(timer);
      this.#rest = undefined;
      resolve();
      if (!isBack || !this.#connected) return;
      this.#reportReady(this.#connected);
      this.#events.onReady();
    };
    const retryAt = waitMs === undefined ? {} : { retryAt: Date.now() + waitMs };
    const timer = waitMs === undefined ? undefined : setTimeout(() => end(true), waitMs);
    this.#rest = { over, end };
    this.#report({ state, message, ...(action && { action }), ...retryAt });
  }

  #refuse(ability: Ability, error: ServiceError, connected: Connected): void {
    const message = this.#refused.add(ability, error, connected);
    if (message === undefined) return;
    this.#reportReady(connected);
    this.#events.onRefused(message);
  }

  #reportReady({ url, version, dataDir }: Connected): void {
    const refusals = this.#refused.describe();
    const message = refusals === '' ? `Connected to ${url}.` : `Connected to ${url}. ${refusals}`;
    const action = refusals === '' ? {} : { action: dataDir === undefined ? setApiKey : restart };
    this.#report({ state: 'ready', message, url, version, ...action });
  }

  #reportSpeed(isSlow: boolean): void {
    const connected = this.#connected;
    if (!connected || this.#rest) return;
    const { url, version } = connected;
    if (!isSlow) {
      this.#reportReady(connected);
      return;
    }
    const message = `Analyses by ${url} take ${this.answerTimes.describe()}. Findings appear late; editing is not affected.`;
    this.#report({ state: 'slow', message, url, version });
  }

  #report(status: StatusParams): void {
    this.#status = status;
    this.#events.onStatus(status);
  }
}

async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const aborted = Promise.withResolvers<void>();
  const onAbort = () => aborted.resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  await Promise.race([work, aborted.promise]);
  signal.removeEventListener('abort', onAbort);
}
