import type { FunctionState } from './function-state.ts';
import { meetGuards } from './guards.ts';
import type { Value } from './value.ts';

/** What these files have called themselves: hooks they fire and events they schedule. */
export class Firings {
  /** Functions that fire a hook of a fixed name, and what had been checked there. */
  readonly #hooks = new Map<string, Map<FunctionState, number>>();
  readonly #events = new Set<string>();

  /** Notes that a function fires a hook; one whose name is not fixed says nothing. */
  add({ constant }: Value, { base }: FunctionState, guards: number): void {
    if (typeof constant !== 'string') return;
    let ways = this.#hooks.get(constant);
    if (ways === undefined) {
      ways = new Map();
      this.#hooks.set(constant, ways);
    }
    const before = ways.get(base);
    ways.set(base, before === undefined ? guards : meetGuards(before, guards));
  }

  /** Notes a hook that cron fires. */
  addEvent(hook: Value | undefined): void {
    if (typeof hook?.constant === 'string') this.#events.add(hook.constant);
  }

  /** Functions that fire the hook; undefined when none does. */
  of(hook: string): ReadonlyMap<FunctionState, number> | undefined {
    return this.#hooks.get(hook);
  }

  isEvent(hook: string): boolean {
    return this.#events.has(hook);
  }
}
