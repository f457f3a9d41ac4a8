import type { Entry, HandlerInfo } from './flow/function-info.ts';
import type { FunctionState } from './flow/function-state.ts';
import { aboutRequest } from './flow/guards.ts';
import type { Interpreter } from './flow/interpreter.ts';
import type { Reach } from './flow/reach.ts';

/** A function that WordPress calls, as it is registered at one place, and what is known of the ways on from there. */
export interface EntryWay {
  readonly entry: Entry;
  readonly handler: HandlerInfo & { readonly function: FunctionState };
  /** Bits of Audience: who gets to it by any of its registrations. */
  readonly audience: number;
  /** What has been checked before it is called. */
  readonly guards: number;
  /** Whether a hook of this name is one that cron fires. */
  readonly isEvent: boolean;
  /** The functions from the handler to the one around a place, both included; null when it does not get there. */
  pathTo(offset: number): readonly FunctionState[] | null;
}

/** Functions that are followed from one handler. */
const maxReached = 2_000;

/** Every registration of a function of the files, in the order of its handlers. */
export function entryWays(interpreter: Interpreter, reach: Reach): EntryWay[] {
  const { index } = interpreter;
  const callees = new Map<FunctionState, FunctionState[]>();
  for (const state of index.states.values()) {
    for (const caller of state.ways.keys()) {
      const known = callees.get(caller);
      if (known === undefined) callees.set(caller, [state]);
      else known.push(state);
    }
  }
  const ways: EntryWay[] = [];
  const seen = new Set<FunctionState>();
  for (const info of interpreter.handlers()) {
    const { function: called, entries } = info;
    const state = called === null ? undefined : index.states.get(called.node);
    // A function that runs a row of a table is told of once, as itself.
    if (state === undefined || entries.length === 0 || seen.has(state)) continue;
    seen.add(state);
    const reached = reach.of(state);
    let below: ReadonlyMap<FunctionState, FunctionState | null> | null = null;
    const pathTo = (offset: number) => {
      const owner = interpreter.functionAt(offset);
      if (owner === null) return null;
      below ??= reachedFrom(state, callees);
      return pathOf(owner, below);
    };
    for (const entry of entries) {
      ways.push({
        entry,
        handler: { ...info, function: state },
        audience: reached.audience,
        guards: (reached.guards & ~aboutRequest) | state.entryGuards,
        isEvent: index.firings.isEvent(entry.name),
        pathTo,
      });
    }
  }
  return ways;
}

/** The functions that are called from one, nearest first, each with its caller there. */
function reachedFrom(
  start: FunctionState,
  callees: ReadonlyMap<FunctionState, readonly FunctionState[]>,
): ReadonlyMap<FunctionState, FunctionState | null> {
  const below = new Map<FunctionState, FunctionState | null>([[start, null]]);
  // A map gives what is added while it is gone through.
  for (const from of below.keys()) {
    for (const to of callees.get(from) ?? []) if (!below.has(to)) below.set(to, from);
    if (below.size >= maxReached) break;
  }
  return below;
}

function pathOf(
  owner: FunctionState,
  below: ReadonlyMap<FunctionState, FunctionState | null>,
): readonly FunctionState[] | null {
  // A closure belongs to the function that it is written in, where nothing is known to call it.
  const inside: FunctionState[] = [];
  let at: FunctionState | null = owner;
  while (at !== null && !below.has(at)) {
    inside.push(at);
    at = at.creator?.base ?? null;
  }
  if (at === null) return null;
  const path: FunctionState[] = inside.reverse();
  for (let step: FunctionState | null = at; step !== null; step = below.get(step) ?? null) path.unshift(step);
  return path;
}
