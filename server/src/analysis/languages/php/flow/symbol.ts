import { Danger } from '../taint/kinds.ts';
import { plainColumn, serverFileKeys } from '../taint/sources.ts';
import { keysEntry } from './access.ts';
import { contentEntry, continueSteps, guardsOnWay, isDangerous, ofEntry, stepTaints, underName } from './taints.ts';
import type { DataSymbol, Shape, Source, Span, SymbolSink, Taint, Value } from './value.ts';

/** Beyond these, further callers or sinks of one symbol are the same finding again. */
const maxTaints = 8;
const maxSymbols = 32;
const maxSinks = 64;
/** Data is followed through this many symbols. */
const maxPassDepth = 100;
const maxEntryDepth = 3;

/**
 * A place whose content others decide: a function's parameter, a property, a global variable. Reading it gives a taint
 * that names the symbol; what arrives (`receive`) and what reads it dangerously (`addSink`) may come in any order, and
 * each pair is delivered once. Array entries are symbols of their own below their array.
 */
export class FlowSymbol implements DataSymbol {
  readonly source: Source;
  /** The key under its parent, '' for one that is no entry. */
  readonly key: string;
  readonly #parent: FlowSymbol | null;
  readonly #depth: number;
  /** Its key names a number or a key: what is stored there is no text. */
  readonly #isPlain: boolean;
  readonly #entries = new Map<string, FlowSymbol>();
  readonly #taints: Taint[] = [];
  #foreign = 0;
  readonly #sinks = new Map<string, SymbolSink>();
  /** Entries that hold something of their own, whatever came in as the whole array from a source. */
  readonly #hidden = new Map<Source, ReadonlySet<string>>();
  readonly #received: Value[] = [];
  readonly #watchers = new Map<string, (value: Value) => void>();

  /** Among its function's parameters, -1 when it is none. */
  readonly position: number;

  constructor(label: string, at: Span, parent: FlowSymbol | null = null, key = '', depth = 0, position = -1) {
    this.source = { kind: 'param', label, start: at.start, end: at.end, symbol: this };
    this.key = key;
    this.#parent = parent;
    this.#depth = depth;
    this.#isPlain = parent !== null && (parent.#isPlain || plainColumn.test(key));
    this.position = position;
  }

  /** The symbol it is an entry of, itself when of none, and the keys from there. */
  get origin(): { root: FlowSymbol; path: string[] } {
    const path: string[] = [];
    let root: FlowSymbol = this;
    while (root.#parent !== null) {
      path.unshift(root.key);
      root = root.#parent;
    }
    return { root, path };
  }

  /** Whether the code has read an entry of it by name. */
  get hasNamedEntries(): boolean {
    return [...this.#entries.keys()].some((key) => /^[a-z_]/i.test(key));
  }

  /** The symbol of the entry under a key. */
  entry(key: string): FlowSymbol {
    if (this.#depth >= maxEntryDepth) return this;
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      if (this.#entries.size >= 256) return this;
      entry = new FlowSymbol(
        key.startsWith('\0') ? this.source.label : `${this.source.label}['${key}']`,
        this.source,
        this,
        key,
        this.#depth + 1,
      );
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** Takes in a whole value, entry by entry. `guards`: what has been checked where that is. */
  receiveValue(
    value: Value,
    message: string,
    at: Span,
    guards: number,
    depth = 0,
    { shape: around }: Value = value,
  ): void {
    for (const taint of stepTaints(value.taints, message, at, guards)) {
      const isWider = this.#hides(taint, around);
      this.receive(taint);
      if (isWider) this.#deliverBelow(taint);
    }
    if (value.made !== null || value.rope !== null) this.#keep(value);
    if (value.shape === null || depth > maxEntryDepth) return;
    for (const [key, entry] of value.shape.entries) {
      if (entry.taints.length > 0 || entry.shape !== null || entry.made !== null)
        this.entry(key).receiveValue(entry, message, at, guards, depth + 1);
    }
    if (value.shape.rest !== null) this.receiveValue(value.shape.rest, message, at, guards, depth + 1, value);
  }

  /** Notes the entries that hold something else than the array they are in; whether there are fewer now than before. */
  #hides({ source }: Taint, shape: Shape | null): boolean {
    const keys = new Set(shape?.entries.keys());
    const before = this.#hidden.get(source);
    const both = before === undefined ? keys : new Set([...before].filter((key) => keys.has(key)));
    if (both.size > 0 || before !== undefined) this.#hidden.set(source, both);
    return before !== undefined && both.size < before.size;
  }

  receive(taint: Taint): void {
    if (taint.source.symbol === this) return;
    const guards = guardsOnWay(taint);
    const known = this.#taints.some(
      (other) =>
        other.source === taint.source && (taint.mask & ~other.mask) === 0 && (guardsOnWay(other) & ~guards) === 0,
    );
    if (known) return;
    // Other symbols are many and only hand on; what is really foreign must still find room.
    if (taint.source.symbol === null ? ++this.#foreign > maxTaints : this.#taints.length > maxSymbols) return;
    this.#taints.push(taint);
    for (const sink of [...this.#sinks.values()]) pass(taint, sink);
    const below = underKey(taint);
    for (let at: FlowSymbol = this; at.#parent !== null && at.key !== contentEntry; at = at.#parent) {
      for (const sink of [...at.#parent.#sinks.values()]) pass(below, sink);
    }
    this.#deliverBelow(taint);
  }

  requestReads(): ReadonlySet<number> {
    const reads = new Set<number>();
    this.#collectReads(reads, new Set());
    return reads;
  }

  #collectReads(reads: Set<number>, seen: Set<DataSymbol>): void {
    if (seen.has(this)) return;
    seen.add(this);
    const collect = ({ source }: Taint) => {
      if (source.kind === 'request') reads.add(source.start);
      if (source.symbol instanceof FlowSymbol) source.symbol.#collectReads(reads, seen);
    };
    for (const taint of this.#taints) collect(taint);
    let { key } = this;
    for (let parent = this.#parent; parent !== null; key = parent.key, parent = parent.#parent) {
      for (const taint of parent.#taints)
        if (this.#takes(taint) && parent.#hidden.get(taint.source)?.has(key) !== true)
          collect(this.#within(taint, parent));
    }
  }

  get received(): readonly Value[] {
    return this.#received;
  }

  watch(key: string, listener: (value: Value) => void): void {
    if (this.#watchers.has(key) || this.#watchers.size >= maxSinks) return;
    this.#watchers.set(key, listener);
    for (const value of [...this.#received]) listener(value);
  }

  #keep(value: Value): void {
    if (this.#received.length >= maxTaints || this.#received.includes(value)) return;
    this.#received.push(value);
    for (const listener of [...this.#watchers.values()]) listener(value);
  }

  addSink(sink: SymbolSink, depth = 0): void {
    const known = this.#sinks.get(sink.key);
    // The same sink by a way on which less was cleared, or that is certain, is looked at once more.
    if (known === undefined ? this.#sinks.size >= maxSinks : (sink.through & ~known.through) === 0) return;
    this.#sinks.set(sink.key, sink);
    for (const taint of [...this.#taints]) pass(taint, sink, depth);
    let { key } = this;
    for (let parent = this.#parent; parent !== null; key = parent.key, parent = parent.#parent) {
      for (const taint of [...parent.#taints])
        if (this.#takes(taint) && parent.#hidden.get(taint.source)?.has(key) !== true)
          pass(this.#within(taint, parent), sink, depth);
    }
    this.#collectBelow(sink, depth);
  }

  /** A whole array that came from another place has this entry from the same entry there. */
  #within(taint: Taint, above: FlowSymbol): Taint {
    const keys: string[] = [];
    for (let at: FlowSymbol | null = this; at !== null && at !== above; at = at.#parent) keys.unshift(at.key);
    let symbol: DataSymbol | null = taint.source.symbol;
    let within = taint;
    for (const key of keys) {
      within = ofEntry(underName(within));
      symbol = symbol?.entry(key) ?? null;
    }
    return symbol === null ? within : { ...within, source: symbol.source };
  }

  /** Whether data of the whole array is in this entry. */
  #takes({ source, mask }: Taint): boolean {
    if (this.key === keysEntry && (mask & Danger.Names) === 0) return false;
    if (this.key === contentEntry && source.symbol === null) return false;
    // `$_FILES` as a whole was passed, and of one file what the server says of it is read.
    if (source.label === '$_FILES' && this.#depth > 1 && serverFileKeys.includes(this.key)) return false;
    return !this.#isPlain || source.kind !== 'stored';
  }

  #deliverBelow(taint: Taint, top: FlowSymbol = this): void {
    for (const entry of [...this.#entries.values()]) {
      if (!entry.#takes(taint) || this.#hidden.get(taint.source)?.has(entry.key) === true) continue;
      for (const sink of [...entry.#sinks.values()]) pass(entry.#within(taint, top), sink);
      entry.#deliverBelow(taint, top);
    }
  }

  #collectBelow(sink: SymbolSink, depth: number): void {
    for (const entry of [...this.#entries.values()]) {
      if (entry.key === contentEntry) continue;
      for (const taint of [...entry.#taints]) pass(underKey(taint), sink, depth);
      entry.#collectBelow(sink, depth);
    }
  }
}

/** What an entry means for its array: the entry's key is known, so nobody else chose it. */
function underKey(taint: Taint): Taint {
  return { ...taint, mask: taint.mask & ~Danger.Names };
}

/** Hands data to a sink; data that is itself symbolic hands the sink on to its own symbol. */
export function pass(taint: Taint, sink: SymbolSink, depth = 0): void {
  const through = taint.mask & sink.through;
  if (!isDangerous(through & sink.wanted)) return;
  const { symbol } = taint.source;
  const arriving = continueSteps(taint, sink.step, through);
  if (symbol === null) sink.deliver(arriving);
  else if (depth < maxPassDepth) symbol.addSink({ ...sink, through, step: arriving.step }, depth + 1);
}
