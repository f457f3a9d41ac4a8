import type { Meter } from '../../../budget.ts';
import { pageStart } from '../../../html-context/state.ts';
import type { SourceText } from '../../../source-text.ts';
import type { Expr, FunctionNode, Stmt } from '../ast.ts';
import type { Lists } from '../items.ts';
import { type PhpFile, topLevelNode } from '../php-file.ts';
import { withClass } from './access.ts';
import { callOrder } from './call-order.ts';
import { decisionsOf } from './deciders.ts';
import { rowKey } from './dispatch-rows.ts';
import { feedEntries, printsReturn } from './entry-feeds.ts';
import { Env } from './env.ts';
import { evaluateExpression } from './expressions.ts';
import { FileIndex } from './file-index.ts';
import type { Flow, FlowEvents } from './flow.ts';
import { FlowSteps } from './flow-steps.ts';
import { Frame } from './frame.ts';
import type { Entry, HandlerInfo } from './function-info.ts';
import { FunctionRanges } from './function-ranges.ts';
import { FunctionState, handlerOf, type RowChoice } from './function-state.ts';
import { aboutRequest, allGuards } from './guards.ts';
import { PathIndex } from './include-path.ts';
import { joinValues } from './join.ts';
import { feedRestFields } from './kept-data.ts';
import { Ledger } from './ledger.ts';
import { parameterValue, scalarTypes } from './parameter-value.ts';
import { entryGuards } from './permissions.ts';
import { withProof } from './proofs.ts';
import { sharedProvenance } from './provenance.ts';
import { Reach } from './reach.ts';
import { registerCallbacks } from './registrations.ts';
import { SessionReads } from './session-reads.ts';
import { executeStatements, noteReturn } from './statements.ts';
import { FlowSymbol } from './symbol.ts';
import { makeValue, noTaints, nullValue, objectValue, unknown, type Value } from './value.ts';
import { bareVariant, constantValue } from './variants.ts';

/** Functions run on demand this deep at most: calls are followed bottom up, so deeper ones are recursion. */
const maxRunDepth = 40;
/** So deep at most in all functions together: where a thread's stack ends, depends on the thread. */
const maxDepth = 1500;
/** Files include each other this deep at most. */
const maxIncludeDepth = 8;

/** What others pass or assign, which is known when the program has run, or what the client says of itself. */
function isToldLater({ taints }: Value): boolean {
  // By index: every expression's value comes by here, and to take a list apart asks an iterator.
  const first = taints[0];
  if (first === undefined) return false;
  return (taints.length === 1 && first.source.symbol !== null) || first.source.label.startsWith('$_SERVER[');
}

/** Expressions that stand for what was written elsewhere. */
function isReference({ kind }: Expr): boolean {
  return (
    kind === 'Var' ||
    kind === 'Call' ||
    kind === 'MethodCall' ||
    kind === 'StaticCall' ||
    kind === 'Prop' ||
    kind === 'Index'
  );
}

/** Ways in on which WordPress passes nothing. */
function isBare(kind: Entry['kind']): boolean {
  return kind === 'ajax' || kind === 'ajax-nopriv' || kind === 'admin-post' || kind === 'admin-post-nopriv';
}

/** The abstract interpretation of files together: every function once, bottom up, then each top level. */
export class Interpreter implements Flow {
  readonly index: FileIndex;
  readonly source: SourceText;
  readonly events: FlowEvents;
  readonly #topLevels: readonly FunctionState[];
  readonly #lists: Lists;
  readonly #files: readonly PhpFile[];
  #file = 0;
  readonly meter: Meter;
  readonly #closureEntries = new Map<FunctionNode, Entry[]>();
  readonly #symbols = new Map<string, FlowSymbol>();
  readonly #facts = new Map<string, Value>();
  readonly sessionReads = new SessionReads();
  #running = 0;
  readonly #paths: PathIndex;
  /** Files that some other one includes: their top level runs there. */
  readonly #included = new Set<number>();
  /** Files whose top levels are running, innermost last. */
  readonly #including: number[] = [];
  /** Characters of function bodies that may still be run again for other arguments. */
  #spare: number;
  readonly #steps: FlowSteps;
  /** Expressions and statements open in all functions that are running. */
  #depth = 0;

  readonly ledger = new Ledger();
  readonly registered = new Map<number, number>();
  #ranges: FunctionRanges | null = null;

  /** @param source the texts of all files in one row */
  constructor(lists: Lists, files: readonly PhpFile[], source: SourceText, events: FlowEvents, meter: Meter) {
    this.#lists = lists;
    this.#files = files;
    this.meter = meter;
    this.#steps = new FlowSteps(
      meter,
      files.map((file) => file.source.length),
    );
    this.source = source;
    this.#spare = 100_000 + source.length;
    this.events = events;
    this.index = new FileIndex(
      lists,
      files.map(({ source: { base } }) => base),
      meter,
    );
    this.#paths = new PathIndex(files.map(({ name }) => name));
    this.#topLevels = files.map((file) => new FunctionState(topLevelNode(file), 'the file', '', null));
    registerCallbacks(this.index, lists, files, this.#paths, this.#closureEntries);
    this.#typeProperties();
  }

  /** Runs everything. */
  runFiles(): void {
    for (const state of callOrder(this.#lists, this.index)) this.run(state, null);
    // A file near the root includes those below it, and decides what they know.
    const depth = (at: number) => this.#files[at]?.name.split('/').length ?? 0;
    const order = [...this.#topLevels.keys()].sort((a, b) => depth(a) - depth(b) || a - b);
    for (const at of order) {
      const state = this.#topLevels[at];
      if (state === undefined || this.#included.has(at)) continue;
      this.#including.push(at);
      this.#enterFile(at);
      const frame = new Frame(state, true, new Env(null, this.meter), pageStart, 0, null);
      state.status = 'running';
      this.#executeFile(at, frame);
      const { redirect, dead } = frame.env;
      if (redirect !== null && !dead) state.addRedirect({ ...redirect, how: 'returns' });
      state.status = 'done';
      this.#including.pop();
    }
    for (const state of this.index.states.values()) feedEntries(state);
    feedRestFields(this);
    this.#runWithoutArguments();
    this.sessionReads.settle(this);
  }

  /** Handlers of requests are called without arguments: what else may be passed to them, other code passes. */
  #runWithoutArguments(): void {
    for (const state of [...this.index.states.values()]) {
      if (state.node.params.length === 0 || !state.entries.some(({ kind }) => isBare(kind))) continue;
      if (!state.entries.every(({ kind }) => isBare(kind))) continue;
      const bare = bareVariant(state, (length) => this.affords(length));
      if (bare === null) continue;
      this.run(bare, null);
      if (bare.status === 'done') state.bare = bare;
    }
  }

  /** Every function that is an entry point, in source order. */
  handlers(): HandlerInfo[] {
    const infos: HandlerInfo[] = [];
    for (const state of this.index.states.values()) {
      if (state.status !== 'done' || (state.entries.length === 0 && state.callers > 0)) continue;
      infos.push(state.bare === null ? handlerOf(state) : { ...handlerOf(state.bare), function: state });
      if (state.entries.length > 0) infos.push(...state.rows.map(handlerOf));
    }
    return infos;
  }

  /** The entry point that a file's own top level is. */
  topLevelHandler(file: number): HandlerInfo | null {
    const state = this.#topLevels[file];
    return state === undefined ? null : { ...handlerOf(state), function: null };
  }

  functionAt(offset: number): FunctionState | null {
    this.#ranges ??= new FunctionRanges(this.index);
    return this.#ranges.at(offset);
  }

  /** Who can get to each function, once everything has run. */
  reach(): Reach {
    return new Reach(this.index, this.#topLevels);
  }

  /** Files in which some function, or the top level, was not followed to its end. */
  get cutFiles(): ReadonlySet<number> {
    return this.#steps.cutFiles;
  }

  /** Which file a position is in. */
  fileAt(offset: number): number {
    const files = this.#files;
    let low = 0;
    let high = files.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((files[middle]?.source.base ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  get isBlockRender(): boolean {
    return /(?:^|\/)render\.php$/.test(this.#files[this.#file]?.name ?? '');
  }

  get functions(): Iterable<FunctionState> {
    return this.index.states.values();
  }

  tick(): void {
    this.meter.tick();
  }

  cut(): void {
    this.#steps.cutFiles.add(this.#file);
  }

  evaluate(frame: Frame, node: Expr): Value {
    const value = evaluateExpression(this, frame, node);
    // The node last: every expression comes by here, and nodes have many shapes.
    if (
      value.made !== null ||
      ((value.rope !== null || value.constant === false || isToldLater(value)) && isReference(node))
    )
      this.ledger.note(node, value);
    return value;
  }

  execute(frame: Frame, body: readonly Stmt[]): void {
    executeStatements(this, frame, body);
  }

  run(state: FunctionState, outer: Frame | null): void {
    if (state.status !== 'new') return;
    // Its turn comes later: only this call sees nothing of it.
    const depth = outer?.depth ?? 0;
    if (this.#running >= maxRunDepth || this.#depth + depth > maxDepth) return;
    state.status = 'running';
    this.#running++;
    this.#depth += depth;
    const before = this.#file;
    this.#enterFile(this.fileAt(state.node.start));
    try {
      this.#runBody(state, outer);
    } finally {
      this.#running--;
      this.#depth -= depth;
      this.#enterFile(before);
    }
    state.status = 'done';
    if (state.rowChoice !== null) this.#runRows(state, state.rowChoice, outer);
  }

  /** Runs a function for each row of the table from which it takes a callback. */
  #runRows(state: FunctionState, { variable, keys }: RowChoice, outer: Frame | null): void {
    const { changing } = decisionsOf(state.node);
    for (const key of keys) {
      if (!this.affords(state.node.end - state.node.start)) return;
      const variant = { truths: new Map(), values: new Map(), changing, row: [variable, key] as const };
      const row = new FunctionState(state.node, state.label, state.name, state.className, variant);
      row.entries = state.entries;
      row.base = state;
      row.creator = state.creator;
      this.run(row, outer);
      state.rows.push(row);
      // Where others call it, it is their handler that goes on here.
      if (state.entries.length > 0) continue;
      for (const change of row.changes) state.addChange(change);
      for (const read of row.privateReads) state.addPrivateRead(read);
    }
  }

  fileNamed(end: string): number {
    return this.#paths.find(end, this.#file);
  }

  runIncluded(file: number, frame: Frame, once: boolean): boolean {
    const included = this.#files[file];
    if (included === undefined || this.#including.includes(file) || this.#including.length >= maxIncludeDepth)
      return false;
    if (this.#included.has(file) && (once || !this.affords(included.source.length))) return false;
    const before = this.#file;
    this.#included.add(file);
    this.#including.push(file);
    this.#enterFile(file);
    try {
      this.#executeFile(file, frame);
    } finally {
      this.#including.pop();
      this.#enterFile(before);
    }
    return true;
  }

  affords(length: number): boolean {
    if (length > this.#spare) return false;
    this.#spare -= length;
    return true;
  }

  closureState(node: Extract<Expr, { kind: 'Closure' | 'ArrowFn' }>, frame: Frame): FunctionState {
    const known = this.index.states.get(node);
    if (known !== undefined) return known;
    const state = new FunctionState(node, '{closure}', '', frame.className === '' ? null : frame.className);
    state.entries = this.#closureEntries.get(node) ?? [];
    state.creator = frame.state;
    // Whoever is handed the closure calls it.
    state.callers = state.entries.length > 0 ? 0 : 1;
    this.index.states.set(node, state);
    return state;
  }

  shared(name: string): FlowSymbol {
    let symbol = this.#symbols.get(name);
    if (symbol === undefined) {
      symbol = new FlowSymbol(name, { start: 0, end: 0 });
      this.#symbols.set(name, symbol);
    }
    return symbol;
  }

  sharedFacts(name: string): Value | undefined {
    return this.#facts.get(name);
  }

  joinSharedFacts(name: string, value: Value): void {
    const { types, className, made } = value;
    const provenance = sharedProvenance(value.provenance);
    const facts = makeValue(types, undefined, noTaints, null, null, className, 0, null, provenance, made);
    const before = this.#facts.get(name);
    this.#facts.set(name, before === undefined ? facts : joinValues(before, facts));
  }

  #enterFile(file: number): void {
    this.#file = file;
    this.events.enterFile(file);
  }

  /** The top level of a file, in the frame of its own or of the file that includes it. */
  #executeFile(at: number, frame: Frame): void {
    const file = this.#files[at];
    if (file === undefined) return;
    const { env } = frame;
    const isWhole = this.#steps.follow(at, file.source.length, () => this.execute(frame, file.program.body));
    // What its first statements did holds; what those did that it did not get to, nobody knows.
    if (!isWhole) frame.env = env;
  }

  #runBody(state: FunctionState, outer: Frame | null): void {
    const { node } = state;
    const captures = outer !== null && (node.kind === 'Closure' || node.kind === 'ArrowFn') ? outer : null;
    const env = new Env(node.kind === 'ArrowFn' ? (captures?.env ?? null) : null, this.meter);
    const frame = new Frame(state, false, env, pageStart, captures?.loopDepth ?? 0, printsReturn(state.entries));
    if (captures !== null) frame.depth = captures.depth;
    state.entryGuards = entryGuards(this, frame, state.entries);
    env.guards = state.entryGuards;
    if (captures !== null) {
      // It runs in the request that made it: what had been checked by then holds.
      env.guards |= captures.env.guards & allGuards & ~aboutRequest;
      env.held = captures.env.held;
    }
    if (node.kind === 'Closure' && captures !== null) {
      for (const use of node.uses) {
        const value = captures.env.get(use.name);
        if (value !== undefined) env.set(use.name, value);
      }
      const self = captures.env.get('this');
      if (self !== undefined) env.set('this', self);
    }
    for (const [name, constant] of state.variant?.captured ?? []) env.set(name, constantValue(constant));
    this.#bindParameters(state, env);
    const isWhole = this.#steps.follow(this.#file, node.end - node.start, () => this.#executeBody(state, frame));
    if (isWhole || env.dead) return;
    // What was checked until then holds; what it gives back nobody knows.
    frame.env = env;
    noteReturn(this, frame, null, unknown);
    state.returns = withProof(state.returns === null ? unknown : joinValues(state.returns, unknown), state);
  }

  #executeBody(state: FunctionState, frame: Frame): void {
    const { node } = state;
    if (node.kind === 'ArrowFn') {
      const value = this.evaluate(frame, node.body);
      noteReturn(this, frame, node.body, value);
      state.returns = withProof(value, state);
      return;
    }
    this.execute(frame, node.body?.body ?? []);
    if (!frame.env.dead) {
      noteReturn(this, frame, null, nullValue);
      state.returns = withProof(state.returns ?? nullValue, state);
    }
    this.#typeReturn(state);
  }

  /** An object whose class the function itself declares. */
  #typeReturn(state: FunctionState): void {
    const { node, returns } = state;
    if (returns === null || returns.className !== null || !('returnType' in node)) return;
    const className = this.#classOf(node.returnType, node.start);
    if (className === null || !this.index.classes.has(className)) return;
    state.returns = withClass(returns, className);
  }

  /** What the declared types of properties say of them. */
  #typeProperties(): void {
    for (const { name, node } of this.index.classes.values()) {
      for (const prop of node.props) {
        const className = this.#classOf(prop.type, prop.start);
        if (className === null) continue;
        const owner = this.index.hierarchy.propertyOwner(name, prop.name);
        this.joinSharedFacts(`${owner}::$${prop.name}`, objectValue(className));
      }
    }
  }

  #bindParameters(state: FunctionState, env: Env): void {
    const { params } = state.node;
    for (let position = 0; position < params.length; position++) {
      const param = params[position];
      const symbol = state.symbols[position];
      if (param === undefined || symbol === undefined) continue;
      let value = parameterValue(param.type, symbol, this.#classOf(param.type, param.start));
      if (position === 0 && state.entries.some(({ kind }) => kind === 'rest' || kind === 'rest-permission'))
        value = objectValue('wp_rest_request');
      value = rowKey(state, param.name) ?? state.variant?.values.get(position) ?? value;
      env.set(param.name, value);
      if (!param.promoted || state.className === null) continue;
      const owner = this.index.hierarchy.propertyOwner(state.className, param.name);
      const name = `${owner}::$${param.name}`;
      this.shared(name).receiveValue(value, 'kept in the property', param, env.guards);
      this.joinSharedFacts(name, value);
    }
  }

  #classOf(type: string | null, offset: number): string | null {
    if (type === null) return null;
    const name = type.replace(/^\?/, '');
    return /^[\w\\]+$/.test(name) && !scalarTypes.has(name.toLowerCase()) ? this.index.classNamed(name, offset) : null;
  }
}
