import { ServiceError } from '@presswright/shared/errors';
import type { LearnedModel } from '../builtin/learned-model.ts';
import type { CompletionEvent, CompletionOutcome, DraftCounts } from '../engine.ts';
import type { InferenceLog } from '../log.ts';
import { type LlamaProcess, type ProcessEnd, startLlamaProcess } from './llama-process.ts';
import type { FromProcess, LlamaTask, LoadedModel, LoadOptions } from './protocol.ts';

/** Keeps the process of a model alive, and knows what it is asked. */
export interface Supervisor {
  /**
   * Waits until the model is loaded.
   * @returns null: `signal` aborted first
   * @throws {ServiceError} where it cannot be loaded
   */
  loaded(signal: AbortSignal): Promise<LoadedModel | null>;
  /** Runs a task on the loaded model. @throws {ServiceError} `server_error` where the process ends before the task does */
  run(task: LlamaTask, onEvent: (event: CompletionEvent) => void, signal: AbortSignal): Promise<CompletionOutcome>;
  health(): 'healthy' | 'starting' | 'degraded';
  /** How much is loaded, from 0 to 1; null: nothing is being loaded. */
  progress(): number | null;
  pid(): number | undefined;
  /** What was drafted so far. */
  drafts(): DraftCounts;
  /** Ends the process, and what runs on it with an error. */
  close(): Promise<void>;
}

export interface SupervisorOptions {
  readonly id: string;
  readonly program: string;
  readonly options: LoadOptions;
  readonly log: InferenceLog;
  /** What answers are drafted by; null: nothing. */
  readonly learned: LearnedModel | null;
}

/** Milliseconds before a process that ended is started again, when it ended that many times in a row without an answer. */
const waitMs = (crashes: number): number => (crashes < 2 ? 0 : Math.min(30_000, 250 * 2 ** crashes));
/** Ends while the model is loaded, after which it is not tried again. */
const maxLoadCrashes = 3;
/** Processes that are given a task which has not begun to be answered. */
const maxTries = 2;

interface Pending {
  readonly task: LlamaTask;
  /** Processes that were given it. */
  tries: number;
  hasBegun: boolean;
  onEvent(event: CompletionEvent): void;
  resolve(outcome: CompletionOutcome): void;
  reject(error: Error): void;
}

export function createSupervisor({ id, program, options, log, learned }: SupervisorOptions): Supervisor {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let child: LlamaProcess | null = null;
  let loaded: LoadedModel | null = null;
  let progress: number | null = 0;
  let unfit: string | null = null;
  let isClosing = false;
  let crashes = 0;
  let restart: NodeJS.Timeout | undefined;
  let state = Promise.withResolvers<void>();
  let drafts: DraftCounts = { proposed: 0, accepted: 0 };
  /** Which of the built-in models the process has to draft by. */
  let countsId: string | null = null;

  function start(): void {
    progress = 0;
    child = startLlamaProcess(program, options, {
      onProgress(part) {
        progress = part;
      },
      onLoaded,
      onMessage,
      onExit,
    });
  }

  function onLoaded(model: LoadedModel): void {
    loaded = model;
    progress = null;
    const { gpu, milliseconds } = model;
    log.info(
      { model: id, gpu, milliseconds, sequences: options.sequences, threads: options.threads },
      'a GGUF model is loaded',
    );
    void sendCounts();
    for (const number of pending.keys()) give(number);
    settle();
  }

  /** Gives the process the built-in model once it is there, and each that takes its place. Without it nothing is drafted. */
  async function sendCounts(): Promise<void> {
    const receiver = child;
    // Who has learned it has told in the log why there is none.
    const ready = await learned?.ready().catch(() => null);
    if (!ready || ready.id === countsId || child !== receiver || receiver === null) return;
    countsId = ready.id;
    receiver.send({ kind: 'counts', bytes: new Uint8Array(ready.buffer) });
  }

  function onMessage(message: Exclude<FromProcess, { kind: 'progress' | 'loaded' }>): void {
    if (message.kind === 'unfit') {
      giveUp(message.reason);
      return;
    }
    const one = pending.get(message.id);
    if (one === undefined) return;
    if (message.kind === 'event') {
      one.hasBegun = true;
      one.onEvent(message.event);
    } else if (message.kind === 'outcome') {
      crashes = 0;
      const { proposed, accepted } = message.drafts;
      drafts = { proposed: drafts.proposed + proposed, accepted: drafts.accepted + accepted };
      pending.delete(message.id);
      one.resolve(message.outcome);
    } else {
      pending.delete(message.id);
      one.reject(faultOf(message));
    }
  }

  function faultOf({ message, schemasOf: param }: Extract<FromProcess, { kind: 'fault' }>): ServiceError {
    if (param !== null) {
      const what =
        param === 'tools' ? 'its calls to these schemas; it takes those' : 'its answers to this schema; it takes one';
      const text = `${param}: the model ${id} cannot hold ${what} without references from a schema straight to itself.`;
      return new ServiceError('invalid_request', text, { param });
    }
    log.error({ model: id, fault: message }, 'a GGUF model failed');
    return new ServiceError('server_error', `The model ${id} failed; the operator's log says why.`);
  }

  function onExit(end: ProcessEnd): void {
    const wasLoaded = loaded !== null;
    child = null;
    loaded = null;
    countsId = null;
    if (isClosing || unfit !== null) return;
    crashes++;
    log.error({ model: id, crashes, ...end }, 'the process of a GGUF model ended');
    for (const [number, one] of pending) {
      // What may have ended it is not given to it again and again.
      if (!one.hasBegun && one.tries < maxTries) continue;
      pending.delete(number);
      one.reject(new ServiceError('server_error', `The model ${id} ended while it answered; it is loaded again.`));
    }
    if (!wasLoaded && crashes >= maxLoadCrashes) {
      giveUp(`its process ended ${crashes} times while it was loaded`);
      return;
    }
    progress = 0;
    restart = setTimeout(start, waitMs(crashes));
  }

  /** It stays as it is until the operator changes something. */
  function giveUp(reason: string): void {
    unfit = reason;
    progress = null;
    log.error({ model: id, file: options.file, reason }, 'a GGUF model cannot be loaded');
    for (const [number, one] of pending) {
      pending.delete(number);
      one.reject(cannotLoad());
    }
    settle();
    child?.close().catch((error: unknown) => log.warn({ err: error }, 'the process of a GGUF model did not end'));
  }

  const cannotLoad = () =>
    new ServiceError(
      'server_error',
      `The model ${id} cannot be loaded; the operator's log says why. Name another model.`,
    );

  const isEnding = () => new ServiceError('server_overloaded', `The model ${id} is being removed; try again soon.`);

  function refuseIfOver(): void {
    if (unfit !== null) throw cannotLoad();
    if (isClosing) throw isEnding();
  }

  /** Tells those who wait that something has changed. */
  function settle(): void {
    state.resolve();
    state = Promise.withResolvers();
  }

  async function untilLoaded(signal: AbortSignal): Promise<LoadedModel | null> {
    const aborted = Promise.withResolvers<void>();
    const onAbort = () => aborted.resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      while (loaded === null) {
        if (signal.aborted) return null;
        refuseIfOver();
        await Promise.race([state.promise, aborted.promise]);
      }
      return signal.aborted ? null : loaded;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  function give(number: number): void {
    const one = pending.get(number);
    if (one === undefined) return;
    one.tries++;
    child?.send({ kind: 'complete', id: number, task: one.task });
  }

  async function run(
    task: LlamaTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome> {
    refuseIfOver();
    if (loaded !== null) void sendCounts();
    const number = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<CompletionOutcome>();
    const abort = () => {
      if (loaded !== null) {
        child?.send({ kind: 'abort', id: number });
        return;
      }
      pending.delete(number);
      resolve({ kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } });
    };
    pending.set(number, { task, tries: 0, hasBegun: false, onEvent, resolve, reject });
    if (loaded !== null) give(number);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  start();
  return {
    loaded: untilLoaded,
    run,
    health: () => (unfit !== null ? 'degraded' : loaded === null ? 'starting' : 'healthy'),
    progress: () => progress,
    pid: () => child?.pid,
    drafts: () => drafts,
    async close() {
      isClosing = true;
      clearTimeout(restart);
      settle();
      await child?.close();
      for (const one of pending.values()) one.reject(isEnding());
      pending.clear();
    },
  };
}
