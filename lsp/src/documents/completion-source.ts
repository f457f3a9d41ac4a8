import { ServiceError } from '@presswright/shared/errors';
import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import { Emitter, type Event } from 'vscode-languageserver';
import type { Backend } from '../backend/backend.ts';
import { pause } from '../cancellation.ts';
import { minSharedMs } from './quiet-time.ts';
import { Recent } from './recent.ts';

/** A completion that takes longer is of no use to someone who types. */
const timeoutMs = 10_000;
/** Answers that are kept: the same place is often come back to. */
const keptAnswers = 50;

/**
 * Why a completion is wanted. `asked`: the person asked for it. `typed`: it comes by itself as someone types, and may come
 * late. `listed`: by itself too, as part of a list that waits for nothing.
 */
export type CompletionReason = 'asked' | 'typed' | 'listed';

/** How long lists do without the model after one asked it, on servers that count requests. */
const listedRestMs = 1_000;

/** Asks the model to continue, and spares a server that counts requests what comes by itself. */
export class CompletionSource {
  readonly #backend: Pick<Backend, 'call' | 'pace' | 'usedModels'>;
  readonly #log: (message: string) => void;
  readonly #answers = new Recent<readonly string[]>(keptAnswers);
  readonly #cleared = new Emitter<void>();
  #typed = new AbortController();
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(backend: Pick<Backend, 'call' | 'pace' | 'usedModels'>, log: (message: string) => void) {
    this.#backend = backend;
    this.#log = log;
  }

  /**
   * Distinct texts, best first, none of them blank.
   * @returns an empty array when there is no backend, it refuses or is spared: typing goes on without
   */
  async complete(request: GenerateRequest, reason: CompletionReason, signal: AbortSignal): Promise<readonly string[]> {
    const key = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known) return known;
    if (!(await this.#isTurn(reason, signal))) return [];
    const texts = await this.#ask(request, signal);
    if (texts) this.#answers.set(key, texts);
    return texts ?? [];
  }

  /** Fires when what was answered before counts no more. */
  get onCleared(): Event<void> {
    return this.#cleared.event;
  }

  /** Forgets answers: another server, or model, has others. */
  clear(): void {
    this.#answers.clear();
    this.#cleared.fire();
  }

  async #isTurn(reason: CompletionReason, signal: AbortSignal): Promise<boolean> {
    const { pace } = this.#backend;
    if (pace === undefined || reason === 'asked') return true;
    if (reason === 'listed') {
      // Keys that come at once count together: what one of them costs is known only once it was answered.
      const isFree = pace.wait('complete') === 0 && performance.now() - this.#listedAt > listedRestMs;
      if (isFree) this.#listedAt = performance.now();
      return isFree;
    }
    // One cursor, one wait: where an editor does not cancel, the next key does.
    this.#typed.abort();
    this.#typed = new AbortController();
    const waiting = AbortSignal.any([signal, this.#typed.signal]);
    await pause(Math.max(minSharedMs, pace.wait('complete')), waiting);
    return !waiting.aborted;
  }

  /** undefined: no answer. */
  async #ask(request: GenerateRequest, signal: AbortSignal): Promise<readonly string[] | undefined> {
    try {
      const answer = await this.#backend.call(
        // Not tried again: by then the cursor is elsewhere. Without tries there is no idempotency key to keep either.
        (client) => client.generation.create(request, { signal, timeoutMs, maxRetries: 0 }),
        signal,
        { ability: 'complete' },
      );
      if (answer) this.#backend.usedModels.set('completion', answer.model);
      const texts = answer?.choices.map((choice) => choice.text);
      return texts && [...new Set(texts)].filter((text) => text.trim() !== '');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#log(`No completion: ${error.message}`);
      return undefined;
    }
  }
}
