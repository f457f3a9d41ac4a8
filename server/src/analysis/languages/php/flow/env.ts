import type { Meter } from '../../../budget.ts';
import { meetGuards } from './guards.ts';
import type { Held } from './held.ts';
import { isFilled, isWritten, joinValues, underGuards } from './join.ts';
import type { PendingRedirect } from './redirect-info.ts';
import { ofTypes, Type, type Value } from './value.ts';

/**
 * The variables at one point of a function, in layers: a branch works on a child that holds only what the branch
 * changes, so that branching and joining cost as much as was changed and not as much as there is.
 * Keys are variable names, or `name->prop` for properties.
 */
export class Env {
  readonly parent: Env | null;
  /** null: nothing has been changed here. Most branches change nothing, and a map for each is what most memory went into. */
  #own: Map<string, Value> | null = null;
  /** Bits of Guard that hold here. */
  guards: number;
  /** A redirect has been sent, and the request has not been ended since. */
  redirect: PendingRedirect | null;
  /** The conditions that were met on every way here. */
  held: Held | null;
  readonly meter: Meter | null;
  /** Nothing runs after this point. */
  dead = false;

  /** @param meter counts what joining takes, here and in all children */
  constructor(parent: Env | null, meter: Meter | null = parent === null ? null : parent.meter) {
    this.parent = parent;
    this.meter = meter;
    this.guards = parent?.guards ?? 0;
    this.redirect = parent?.redirect ?? null;
    this.held = parent?.held ?? null;
  }

  /** What this layer has changed. */
  get vars(): ReadonlyMap<string, Value> {
    return this.#own ?? unchanged;
  }

  get(name: string): Value | undefined {
    for (let env: Env | null = this; env !== null; env = env.parent) {
      const own = env.#own;
      if (own === null) continue;
      const value = own.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  set(name: string, value: Value): void {
    this.#own ??= new Map();
    this.#own.set(name, value);
  }

  child(): Env {
    return new Env(this);
  }

  /** Goes on after branches that are children of this one: what those still alive agree on holds, the rest is joined. */
  absorb(branches: readonly Env[]): void {
    // By index, and no set where nothing was changed: every branch of every function ends here.
    const live: Env[] = [];
    for (let at = 0; at < branches.length; at++) {
      const branch = branches[at];
      if (branch !== undefined && !branch.dead) live.push(branch);
    }
    const first = live[0];
    if (first === undefined) {
      this.dead = true;
      return;
    }
    if (live.length === 1) {
      this.guards = meetGuards(first.guards, first.guards);
      this.redirect = first.redirect;
      this.held = first.held;
      this.#take(first);
      return;
    }
    let guards = first.guards;
    let redirect: PendingRedirect | null = null;
    for (let at = 0; at < live.length; at++) {
      const branch = live[at];
      if (branch === undefined) continue;
      guards = meetGuards(guards, branch.guards);
      redirect ??= branch.redirect;
    }
    this.guards = guards;
    this.redirect = redirect;
    let done: Set<string> | null = null;
    for (let at = 0; at < live.length; at++) {
      const layer = live[at];
      if (layer === undefined || layer.#own === null) continue;
      const own = layer.#own;
      done ??= new Set();
      for (const name of own.keys()) {
        if (done.has(name)) continue;
        done.add(name);
        this.meter?.spend(live.length);
        const joined = this.#joined(name, live);
        if (joined !== null) this.set(name, joined);
      }
    }
  }

  /** Takes over what another layer has changed. */
  #take(layer: Env): void {
    const own = layer.#own;
    if (own === null) return;
    if (this.#own === null) this.#own = new Map(own);
    else for (const [name, value] of own) this.#own.set(name, value);
  }

  /** What this point has changed since `root`, an ancestor, as a child of it: where a break or continue leaves from. */
  snapshot(root: Env): Env {
    const copy = new Env(root);
    copy.guards = this.guards;
    copy.redirect = this.redirect;
    copy.held = this.held;
    const layers: Env[] = [];
    for (let env: Env | null = this; env !== null && env !== root; env = env.parent) layers.push(env);
    for (const layer of layers.reverse()) copy.#take(layer);
    return copy;
  }

  /** null: what the branches that say nothing have is not kept here. */
  #joined(name: string, live: readonly Env[]): Value | null {
    const before = this.get(name);
    let joined: Value | null = null;
    let isUnset = false;
    const tells = live.some(({ guards }) => guards !== this.guards) && isFlag(name, live);
    for (let at = 0; at < live.length; at++) {
      const branch = live[at];
      if (branch === undefined) continue;
      const own = branch.#own === null ? undefined : branch.#own.get(name);
      const here = own ?? before;
      const value = tells && here !== undefined ? underGuards(here, branch.guards, own !== undefined) : here;
      if (value !== undefined) joined = joined === null ? value : joinValues(joined, value);
      else if (isImplicit(name)) return null;
      else isUnset = true;
    }
    return isUnset && joined !== null ? ofTypes(joined, joined.types | Type.Null) : joined;
  }
}

const unchanged: ReadonlyMap<string, Value> = new Map();

/** A variable that one of the ways sets to a constant: it may say later which way was taken. */
function isFlag(name: string, live: readonly Env[]): boolean {
  return live.some(({ vars }) => {
    const value = vars.get(name);
    return (
      value !== undefined &&
      (value.constant !== undefined || isFilled(value) || isWritten(value) || value.types === Type.Array)
    );
  });
}

/** Places that have a value without having been assigned one here: superglobals and properties. */
function isImplicit(name: string): boolean {
  return name.charCodeAt(0) === 95 || name.includes('->') || name.includes('::');
}
