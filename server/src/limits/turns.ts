import { setImmediate as nextRound } from 'node:timers/promises';

/** Lets each owner do only a few things at once; what is more waits for its turn. */
export interface Turns {
  /** Resolves when it is the caller's turn; `done` passes it on. */
  take(owner: string): Promise<{ done(): void }>;
}

/** @param maxAtOnce turns of one owner at a time */
export function createTurns(maxAtOnce: number): Turns {
  const owners = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return {
    async take(owner) {
      const lane = owners.get(owner) ?? { running: 0, waiting: [] };
      owners.set(owner, lane);
      if (lane.running >= maxAtOnce) await new Promise<void>((resolve) => lane.waiting.push(resolve));
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
