import { setImmediate as nextRound } from 'node:timers/promises';

/** Lets each owner do only a few things at once; what is more waits for its turn. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn; `done` passes it on.
   * @throws the signal's reason when it aborts before
   */
  take(owner: string, signal?: AbortSignal): Promise<Turn>;
}

export interface Turn {
  /** May be called twice. */
  done(): void;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** @param maxAtOnce turns of one owner at a time */
export function createTurns(maxAtOnce: number): Turns {
  const owners = new Map<string, Lane>();
  return {
    async take(owner, signal) {
      signal?.throwIfAborted();
      const lane = owners.get(owner) ?? { running: 0, waiting: [] };
      owners.set(owner, lane);
      if (lane.running >= maxAtOnce) await turnIn(lane, signal);
      else lane.running++;
      let isDone = false;
      return {
        done() {
          if (isDone) return;
          isDone = true;
          const next = lane.waiting.shift();
          // Others' events come between two turns.
          if (next !== undefined) void nextRound().then(next);
          else if (--lane.running === 0) owners.delete(owner);
        },
      };
    },
  };
}

function turnIn({ waiting }: Lane, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      const at = waiting.indexOf(begin);
      // Who was passed the turn has to pass it on.
      if (at < 0) return;
      waiting.splice(at, 1);
      reject(signal?.reason);
    };
    waiting.push(begin);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
