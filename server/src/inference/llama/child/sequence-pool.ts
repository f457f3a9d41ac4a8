import type { Sequence, Token } from './llama-api.ts';

/** The sequences of a context: each writes one answer at a time, and remembers the last it wrote. */
export interface SequencePool {
  /**
   * Waits for a free sequence, first come, first served; of several free ones it gives that which remembers most of the prompt.
   * @returns null: `signal` aborted first
   */
  take(tokens: readonly Token[], signal: AbortSignal): Promise<Sequence | null>;
  release(sequence: Sequence): void;
}

interface Waiting {
  readonly tokens: readonly Token[];
  give(sequence: Sequence | null): void;
}

export function createSequencePool(sequences: readonly Sequence[]): SequencePool {
  const free = new Set(sequences);
  const waiting = new Set<Waiting>();

  /** Of those that remember nothing of use, the one that was left longest ago. */
  function best(tokens: readonly Token[]): Sequence | undefined {
    const known = (sequence: Sequence) => sequence.compareContextTokens(tokens).firstDifferentIndex;
    return [...free].toSorted((one, other) => known(other) - known(one))[0];
  }

  function serve(): void {
    for (const one of waiting) {
      const sequence = best(one.tokens);
      if (sequence === undefined) return;
      free.delete(sequence);
      waiting.delete(one);
      one.give(sequence);
    }
  }

  return {
    take(tokens, signal) {
      const { promise, resolve } = Promise.withResolvers<Sequence | null>();
      if (signal.aborted) return Promise.resolve(null);
      const onAbort = () => {
        waiting.delete(one);
        resolve(null);
      };
      const one: Waiting = {
        tokens,
        give(sequence) {
          signal.removeEventListener('abort', onAbort);
          resolve(sequence);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.add(one);
      serve();
      return promise;
    },
    release(sequence) {
      free.add(sequence);
      serve();
    },
  };
}
