import type { FunctionNode } from '../ast.ts';
import { Audience, entryAudience, limitAudience, openness } from '../taint/audiences.ts';
import type { FileIndex } from './file-index.ts';
import type { Entry, FunctionInfo } from './function-info.ts';
import type { FunctionState } from './function-state.ts';
import { aboutRequest, meetGuards } from './guards.ts';

/** Who gets to a function, and what has been checked whenever it is got to. */
export interface Reached {
  /** Bits of Audience. */
  readonly audience: number;
  readonly guards: number;
  /** The most open way in; null when the files do not say. */
  readonly entry: Entry | null;
}

/** What is known where the files do not say. */
export const nobody: Reached = { audience: Audience.Unknown, guards: 0, entry: null };

/** A way from one function to another: a call, a hook that it fires, or with `entry` a callback that it registers. */
interface Way {
  readonly to: FunctionState;
  readonly guards: number;
  readonly entry: Entry | null;
}

/** Who gets to a callback: whom its registration lets in, of those who get to the function that registers it. */
function registeredBy(from: Reached, entry: Entry, guards: number, { firings }: FileIndex): Reached {
  const audience = entryAudience(entry, firings.isEvent(entry.name));
  const isNarrower = isForSome(from.audience) && openness(audience) < openness(from.audience);
  // It runs in the same request: what had been checked there holds.
  const all = guards | (from.guards & ~aboutRequest);
  return { audience: limitAudience(isNarrower ? from.audience : audience, all), guards: all, entry };
}

/** Only those get there who may do something, or nobody's request does. */
function isForSome(audience: number): boolean {
  return audience !== 0 && (audience & (Audience.Anonymous | Audience.Member | Audience.Unknown)) === 0;
}

/** Who can get to each function: through its registrations, its callers, and whoever fires its hooks. */
export class Reach {
  readonly #reached = new Map<FunctionState, Reached>();
  readonly #states: ReadonlyMap<FunctionNode, FunctionState>;
  readonly #owners: readonly FunctionState[];

  /** @param topLevels the files' own statements */
  constructor(index: FileIndex, topLevels: readonly FunctionState[]) {
    this.#states = index.states;
    const states = [...index.states.values()];
    this.#owners = states.toSorted((a, b) => a.node.start - b.node.start);
    const next = new Map<FunctionState, Way[]>();
    const pending: FunctionState[] = [];
    const connect = (from: FunctionState, to: FunctionState, guards: number, entry: Entry | null = null) => {
      const list = next.get(from);
      const way = { to, guards, entry };
      if (list === undefined) next.set(from, [way]);
      else list.push(way);
    };
    const enter = (state: FunctionState, way: Reached) => {
      if (this.#add(state, way)) pending.push(state);
    };
    for (const state of topLevels) enter(state, nobody);
    for (const state of states) {
      let known = state.ways.size > 0;
      for (const [caller, guards] of state.ways) connect(caller, state, guards);
      for (const entry of state.entries) {
        const fired = entry.kind === 'hook' || entry.kind === 'filter' ? index.firings.of(entry.name) : undefined;
        for (const [firing, guards] of fired ?? []) connect(firing, state, guards | state.entryGuards);
        if (fired === undefined && entry.kind === 'hook')
          for (const [firing, guards] of index.firings.likely(entry.name))
            connect(firing, state, guards | state.entryGuards);
        const audience = entryAudience(entry, index.firings.isEvent(entry.name));
        if (fired !== undefined && audience === Audience.Unknown) continue;
        // It is not there before somebody gets to the function that registers it.
        const registrar = entry.kind === 'hook' || entry.kind === 'filter' ? this.#ownerAt(entry.at.start) : null;
        if (registrar !== null && registrar !== state) {
          connect(registrar, state, state.entryGuards, entry);
          known = true;
          continue;
        }
        const limited = limitAudience(audience, state.entryGuards);
        enter(state, { audience: limited, guards: state.entryGuards, entry });
        known = true;
      }
      if (state.creator !== null && state.entries.length === 0) connect(state.creator.base, state, 0);
      else if (!known && state.entries.length === 0) enter(state, nobody);
    }
    const settle = () => {
      for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
        const from = this.#reached.get(state) ?? nobody;
        for (const { to, guards, entry } of next.get(state) ?? []) {
          if (entry === null) {
            const audience = limitAudience(from.audience, guards);
            enter(to, { audience, guards: from.guards | guards, entry: from.entry });
          } else enter(to, registeredBy(from, entry, guards, index));
        }
      }
    };
    settle();
    // Nobody is known to get to what registers them: they are there all the same.
    for (const state of states) {
      if (this.#reached.has(state)) continue;
      for (const entry of state.entries) {
        const audience = entryAudience(entry, index.firings.isEvent(entry.name));
        enter(state, { audience: limitAudience(audience, state.entryGuards), guards: state.entryGuards, entry });
      }
    }
    settle();
  }

  /** Who gets to a function; null is a file's own top level. */
  of(info: Pick<FunctionInfo, 'node'> | null): Reached {
    const state = info === null ? undefined : this.#states.get(info.node);
    return (state === undefined ? undefined : this.#reached.get(state)) ?? nobody;
  }

  /** Who gets to a place of the files. */
  at(offset: number): Reached {
    return this.of(this.#ownerAt(offset));
  }

  /** Whether it says anything new. */
  #add(state: FunctionState, way: Reached): boolean {
    const before = this.#reached.get(state);
    if (before === undefined) {
      this.#reached.set(state, way);
      return true;
    }
    const audience = before.audience | way.audience;
    const guards = meetGuards(before.guards, way.guards);
    if (audience === before.audience && guards === before.guards) return false;
    const entry = openness(way.audience) < openness(before.audience) ? way.entry : before.entry;
    this.#reached.set(state, { audience, guards, entry });
    return true;
  }

  /** The innermost function around a place. */
  #ownerAt(offset: number): FunctionState | null {
    let low = 0;
    let high = this.#owners.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#owners[middle]?.node.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    for (let at = low - 1; at >= 0; at--) {
      const owner = this.#owners[at];
      if (owner !== undefined && offset < owner.node.end) return owner;
      // Closures nest in functions, functions seldom in anything: what lies this far back does not surround it.
      if (low - at > maxNested) return null;
    }
    return null;
  }
}

const maxNested = 32;
