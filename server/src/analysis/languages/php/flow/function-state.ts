import type { FunctionNode } from '../ast.ts';
import type { DangerMask } from '../taint/kinds.ts';
import type { Assignments, SoleTest } from './assignments.ts';
import type { Decisions } from './deciders.ts';
import type { Entry, FunctionInfo, HandlerInfo, InputRead, PrivateRead, StateChange } from './function-info.ts';
import { allGuards, meetGuards } from './guards.ts';
import type { LooseRedirect } from './redirect-info.ts';
import type { Subject } from './subjects.ts';
import { FlowSymbol } from './symbol.ts';
import type { DataSymbol, Scalar, Value } from './value.ts';

const maxReads = 50;
const maxChanges = 50;

/** A variable that chooses a row of a table of callbacks, and the keys that it may hold. */
export interface RowChoice {
  readonly variable: string;
  readonly keys: readonly string[];
}

/** What is known of the arguments in one variant of a function. */
export interface Variant {
  /** Parameters that are only asked whether they are true, by name. */
  readonly truths: Map<string, boolean>;
  /** Values of other parameters, by position. */
  readonly values: Map<number, Value>;
  /** What a closure was made with, by variable. */
  readonly captured?: ReadonlyMap<string, Scalar>;
  /** The row of a table that this variant is for: the variable that chooses it, and its key. */
  readonly row?: readonly [variable: string, key: string];
  /** Variables on whose constants nothing is built. */
  readonly changing: ReadonlySet<string>;
}

/** A function while its file is analysed: {@link FunctionInfo} in the making, and what callers need. */
export class FunctionState implements FunctionInfo {
  readonly node: FunctionNode;
  readonly label: string;
  readonly name: string;
  readonly className: string | null;
  entries: Entry[] = [];
  callers = 0;
  readonly reads: InputRead[] = [];
  readonly changes: StateChange[] = [];
  checksNonce = false;
  dropsNonce = false;
  checksCapability = false;
  checksOwner = false;
  readonly capabilities = new Set<string>();
  readonly typesCompared = new Set<string>();
  readonly noncesChecked = new Set<string>();
  readonly privateReads: PrivateRead[] = [];
  readonly redirects: LooseRedirect[] = [];
  returns: Value | null = null;

  status: 'new' | 'running' | 'done' = 'new';
  /** One for each parameter. */
  readonly symbols: readonly FlowSymbol[];
  /** Guards that hold whenever it returns; all bits when it never does. */
  exitGuards = -1;
  /**
   * Guards proven when its result is true, is false, is no WP_Error, and when a permission callback that gives it lets
   * the request in; all bits where it never gives such a result. `denies`: some return says no.
   */
  readonly proves = { truthy: allGuards, falsy: allGuards, sound: allGuards, granted: allGuards, denies: false };
  /** Whether it can return at all. */
  canReturn = false;
  /** What it has checked of what is not its own wherever it returns (exit-facts.ts); null while it has not returned. */
  exitFacts: ReadonlyMap<string, Value> | null = null;
  /** Whether it has checked any such thing. */
  narrowsShared = false;
  /** Parameters by reference: what they hold at the end, by position. */
  readonly outs = new Map<number, Value>();
  /** Closures: what variables used by reference hold at the end, and whose variables those are. */
  readonly useOuts = new Map<string, Value>();
  creator: FunctionState | null = null;
  /** Dangers that a true result clears of parameters, by position. */
  readonly clearedWhenTrue = new Map<number, DangerMask>();
  /** Its result is a part of a parameter: a host, an ending. */
  givesPart: { readonly position: number; readonly clears: DangerMask; readonly isPath: boolean } | null = null;
  /** Whether `true` is written behind one of its returns, once asked for. */
  givesTrue: boolean | null = null;
  /** Bits of Guard that its name says it checks, once asked for. */
  calledCheck: number | null = null;
  /** Some return may be true. */
  canBeTrue = false;
  /** Parameters that are safe when it returns true, by position, as their value then. */
  readonly provenWhenTrue = new Map<number, Value>();

  /** Whether what it buffers is cleaned before it is used, once asked for. */
  cleansBuffer: boolean | null = null;
  /** What its variables are assigned, once asked for. */
  assignments: Assignments | null = null;
  /** The one test that can have made a variable true, by its name, once asked for. */
  soleTests: Map<string, SoleTest | null> | null = null;
  /** What decides the way through it, once asked for. */
  decisions: Decisions | null = null;
  /** The function itself, where this is a variant of it, or runs in its place. */
  base: FunctionState = this;
  /** Functions that call it, and what had been checked wherever they do. */
  readonly ways = new Map<FunctionState, number>();
  /** What WordPress has checked whenever it calls it. */
  entryGuards = 0;
  /** Variables with the paths of files that it has opened. */
  readonly filesMade = new Set<string>();
  /** Bits of Told: its own, and those of the functions it calls. */
  told = 0;
  toldBelow = 0;
  /** Options and meta fields that have been read in it so far. */
  readonly fieldsRead = new Set<string>();
  /** The table of callbacks from which it runs one, once met. */
  rowChoice: RowChoice | null = null;
  /** This function for each row of that table: a handler of its own. */
  readonly rows: FunctionState[] = [];
  /** This function for some constant arguments, by what was passed. */
  readonly variants = new Map<string, FunctionState>();
  /** Of a handler of requests, what it does when nothing is passed to it; null where that decides nothing. */
  bare: FunctionState | null = null;
  /** Set when it is such a variant itself. */
  readonly variant: Variant | null;

  constructor(
    node: FunctionNode,
    label: string,
    name: string,
    className: string | null,
    variant: Variant | null = null,
  ) {
    this.variant = variant;
    this.node = node;
    this.label = label;
    this.name = name;
    this.className = className;
    this.symbols = node.params.map((param, position) => new FlowSymbol(`$${param.name}`, param, null, '', 0, position));
  }

  get readsEntries(): boolean {
    return this.symbols[0]?.hasNamedEntries === true;
  }

  /** The position of the parameter a symbol stands for, -1 for other symbols. */
  parameterOf(symbol: DataSymbol): number {
    const all: readonly DataSymbol[] = this.symbols;
    return all.indexOf(symbol);
  }

  /** Notes that `caller` calls it where these guards hold. */
  addWay(caller: FunctionState, guards: number): void {
    if (caller.base === this) return;
    const before = this.ways.get(caller.base);
    this.ways.set(caller.base, before === undefined ? guards : meetGuards(before, guards));
  }

  addRead(read: InputRead): void {
    if (this.reads.length < maxReads && !this.reads.some(({ label }) => label === read.label)) this.reads.push(read);
  }

  addChange(change: StateChange): void {
    const known = this.changes.findIndex(({ node }) => node === change.node);
    const same = this.changes[known];
    if (same === undefined) {
      if (this.changes.length < maxChanges) this.changes.push(change);
    } else {
      // Met on several ways: only what all of them had checked counts.
      this.changes[known] = {
        ...same,
        guards: meetGuards(same.guards, change.guards),
        subject: worse(same, change),
        chosen: same.chosen || change.chosen,
        choosers: same.choosers.length >= change.choosers.length ? same.choosers : change.choosers,
        upkeep: same.upkeep && change.upkeep,
        mark: same.mark && change.mark,
      };
    }
    if (change.upkeep && change.via === null && change.target !== null) this.#contest(change);
  }

  /** What is written on one way and written otherwise on another is switched, not mended. */
  #contest(change: StateChange): void {
    const writes = (one: StateChange) => one.via === null && one.target === change.target;
    const others = this.changes.filter((one) => writes(one) && one.node !== change.node);
    if (others.length === 0) return;
    for (const [at, one] of this.changes.entries()) if (writes(one)) this.changes[at] = { ...one, upkeep: false };
  }

  addRedirect(redirect: LooseRedirect): void {
    if (this.redirects.length >= maxChanges) return;
    const known = this.redirects.some(({ node, how }) => node === redirect.node && how === redirect.how);
    if (!known) this.redirects.push(redirect);
  }

  addPrivateRead(read: PrivateRead): void {
    const known = this.privateReads.findIndex(({ node }) => node === read.node);
    const same = this.privateReads[known];
    if (same === undefined) {
      if (this.privateReads.length < maxChanges) this.privateReads.push(read);
    } else
      this.privateReads[known] = { ...same, guards: meetGuards(same.guards, read.guards), subject: worse(same, read) };
  }
}

/** What the request chose on one of two ways, it chose. */
function worse(a: { readonly subject: Subject }, b: { readonly subject: Subject }): Subject {
  if (a.subject === b.subject) return a.subject;
  return a.subject === 'requested' || b.subject === 'requested' ? 'requested' : 'other';
}

/** What the rules about request handlers see of a function. */
export function handlerOf(state: FunctionState): HandlerInfo {
  const {
    entries,
    reads,
    changes,
    privateReads,
    redirects,
    checksNonce,
    dropsNonce,
    checksCapability,
    checksOwner,
    capabilities,
    typesCompared,
    noncesChecked,
    told: toldHere,
  } = state;
  return {
    function: state,
    entries,
    reads,
    changes,
    privateReads,
    redirects,
    checksNonce,
    dropsNonce,
    checksCapability,
    checksOwner,
    capabilities,
    typesCompared,
    noncesChecked,
    told: toldHere | state.toldBelow,
    toldHere,
  };
}
