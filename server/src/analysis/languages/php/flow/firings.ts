import type { FunctionState } from './function-state.ts';
import { meetGuards } from './guards.ts';
import { literalPrefix, literalTail } from './ropes.ts';
import { isRequested } from './subjects.ts';
import type { Value } from './value.ts';

type Ways = Map<FunctionState, number>;

/** Hooks whose names begin and end alike. */
interface Family {
  readonly start: string;
  readonly end: string;
  readonly ways: Ways;
}

/** A shorter beginning is the plugin's prefix, which says nothing. */
const minStart = 4;
const minFixed = 12;

/** What these files have called themselves: hooks they fire and events they schedule. */
export class Firings {
  /** Functions that fire a hook of a fixed name, and what had been checked there. */
  readonly #hooks = new Map<string, Map<FunctionState, number>>();
  readonly #events = new Set<string>();
  /** The same for hooks of whose names only the beginning and the end are fixed, by both. */
  readonly #families = new Map<string, Family>();

  /** Notes that a function fires a hook; a name that the request chooses says nothing of who fires it otherwise. */
  add(hook: Value, { base }: FunctionState, guards: number): void {
    const ways = typeof hook.constant === 'string' ? this.#waysOf(hook.constant) : this.#familyOf(hook)?.ways;
    if (ways === undefined) return;
    const before = ways.get(base);
    ways.set(base, before === undefined ? guards : meetGuards(before, guards));
  }

  #waysOf(hook: string): Ways {
    const known = this.#hooks.get(hook);
    if (known !== undefined) return known;
    const ways: Ways = new Map();
    this.#hooks.set(hook, ways);
    return ways;
  }

  #familyOf(hook: Value): Family | undefined {
    const start = literalPrefix(hook);
    const end = literalTail(hook);
    if (start.length < minStart || start.length + end.length < minFixed || isRequested(hook)) return undefined;
    const key = `${start}*${end}`;
    const known = this.#families.get(key);
    if (known !== undefined) return known;
    const family: Family = { start, end, ways: new Map() };
    this.#families.set(key, family);
    return family;
  }

  /** Notes a hook that cron fires. */
  addEvent(hook: Value | undefined): void {
    if (typeof hook?.constant === 'string') this.#events.add(hook.constant);
  }

  /** Functions that fire the hook by its whole name; undefined when none does. */
  of(hook: string): ReadonlyMap<FunctionState, number> | undefined {
    return this.#hooks.get(hook);
  }

  /** Functions that fire hooks of which this may be one: the beginning and the end of the name are theirs. */
  *likely(hook: string): Iterable<readonly [FunctionState, number]> {
    for (const { start, end, ways } of this.#families.values())
      if (hook.length >= start.length + end.length && hook.startsWith(start) && hook.endsWith(end)) yield* ways;
  }

  /** Whether the files fire the hook themselves, and not because a request names it. */
  isFired(hook: string): boolean {
    return this.#hooks.has(hook) || [...this.likely(hook)].length > 0;
  }

  isEvent(hook: string): boolean {
    return this.#events.has(hook);
  }
}
