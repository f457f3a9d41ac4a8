import type { Expr, FunctionNode, Include, Stmt } from '../../ast.ts';
import type { Lists } from '../../items.ts';
import type { PhpFile } from '../../php-file.ts';
import type { FileIndex } from '../file-index.ts';
import { FunctionRanges } from '../function-ranges.ts';
import type { PathIndex } from '../include-path.ts';
import { scalarTypes } from '../parameter-value.ts';
import type { Span } from '../value.ts';
import { type Boot, type CallNode, callAt, type Ending, newScope, type Scope, type Target } from './boot.ts';
import { targetsOf } from './callables.ts';
import { evaluateExpression } from './evaluate.ts';
import { executeAll } from './execute.ts';
import {
  either,
  exact,
  type Known,
  type KnownFunction,
  type KnownObject,
  keyOf,
  listOf,
  nothing,
  textOf,
  unknown,
  withEntry,
} from './known.ts';
import { Objects } from './objects.ts';
import type { Registered, Registry } from './register.ts';
import { registeringCalls } from './registering-calls.ts';
import { Relevance } from './relevance.ts';

const maxDepth = 32;
/** Expressions and statements that are inside each other, in all functions that run: a stack has its end. */
const maxNesting = 600;
/** A function that is inside itself this often is not gone into again. */
const maxActive = 3;
/** Steps of one file's top level, callback or function that is explored. */
const maxStepsOfOne = 60_000;
const exploringSteps = 6_000;
/** Steps that a function is left which is called while another is explored. */
const exploringShare = 400;
/** Classes below an abstract one that stand for it. */
const maxStandIns = 8;

/**
 * Goes through what a plugin does while it is loaded: its files' top levels, and the callbacks that register more. Values
 * are exact as far as they can be, objects keep their properties, loops go over what their arrays hold. Registering calls
 * that are met nowhere are then gone through with nothing known, so that each is met once.
 */
export class BootRun implements Boot {
  readonly index: FileIndex;
  readonly globals = new Map<string, Known>();
  readonly statics = new Map<object | string, Known>();
  readonly constants = new Map<string, Known>();
  isExploring = false;
  readonly #files: readonly PhpFile[];
  readonly #paths: PathIndex;
  readonly #registry: Registry;
  readonly #calls: readonly Span[];
  readonly #lists: Lists;
  /** Made when they are asked for: most files register nothing. */
  #relevance: Relevance | null = null;
  #ranges: FunctionRanges | null = null;
  readonly #objects: Objects;
  readonly #active = new Map<FunctionNode, number>();
  readonly #runs = new Map<FunctionNode, number>();
  readonly #met = new Set<number>();
  readonly #queue: Registered['target'][] = [];
  readonly #queued = new Map<FunctionNode, Set<KnownObject | null>>();
  /** What each file's top level gave; undefined before it has run. */
  readonly #values: (Known | undefined)[];
  /** Steps left for everything, and for what is being run. */
  #left: number;
  #leftOfOne = 0;
  #nesting = 0;

  constructor(index: FileIndex, lists: Lists, files: readonly PhpFile[], paths: PathIndex, registry: Registry) {
    this.index = index;
    this.#files = files;
    this.#paths = paths;
    this.#objects = new Objects(this);
    this.#registry = registry;
    this.#values = files.map(() => undefined);
    this.#left = 100_000 + (files.reduce((sum, { source }) => sum + source.length, 0) >> 3);
    this.#calls = registeringCalls(index, lists);
    this.#lists = lists;
  }

  run(): void {
    if (!this.#mayTell()) return;
    const depthOf = (at: number) => this.#files[at]?.name.split('/').length ?? 0;
    const order = [...this.#files.keys()].sort((a, b) => depthOf(a) - depthOf(b) || a - b);
    for (const at of order)
      if (this.#values[at] === undefined)
        this.#within(maxStepsOfOne, () => this.#runFile(at, newScope(null, '', 0, this.globals)));
    this.#runQueue();
    this.#objects.noteProperties();
    this.#explore();
    this.#runQueue();
  }

  step(): boolean {
    if (this.#left <= 0 || this.#leftOfOne <= 0) return false;
    this.#left--;
    this.#leftOfOne--;
    this.index.counter.tick();
    return true;
  }

  evaluate(scope: Scope, node: Expr): Known {
    if (this.#nesting >= maxNesting) return unknown;
    this.#nesting++;
    const value = evaluateExpression(this, scope, node);
    this.#nesting--;
    return value;
  }

  execute(scope: Scope, body: readonly Stmt[]): Ending {
    if (this.#nesting >= maxNesting) return 'end';
    this.#nesting++;
    const ending = executeAll(this, scope, body);
    this.#nesting--;
    return ending;
  }

  targetsOf(value: Known): Target[] {
    return targetsOf(this.index, value);
  }

  call({ node, self, staticClass, vars }: Target, args: readonly Known[], at: CallNode, depth: number): Known {
    if (node === null || depth >= maxDepth) return unknown;
    const active = this.#active.get(node) ?? 0;
    if (active >= maxActive || !this.#affords(node)) return unknown;
    this.#noteCallee(node, at);
    // Whoever calls goes on after it, however much there is to do in it.
    const before = this.#leftOfOne;
    const share = Math.min(before, this.isExploring ? exploringShare : Math.max(exploringShare, before >> 1));
    this.#leftOfOne = share;
    const result = this.#run(node, self, staticClass, vars, args, at, depth);
    this.#leftOfOne += before - share;
    return result;
  }

  #run(
    node: FunctionNode,
    self: KnownObject | null,
    staticClass: string,
    vars: Target['vars'],
    args: readonly Known[],
    at: CallNode,
    depth: number,
  ): Known {
    const active = this.#active.get(node) ?? 0;
    const scope = newScope(self, staticClass, depth + 1, new Map(vars ?? []));
    scope.vars.set('...', listOf(args));
    this.#bind(node, args, scope, at);
    if (node.kind === 'ArrowFn') return this.evaluate(scope, node.body);
    this.#active.set(node, active + 1);
    this.execute(scope, node.body?.body ?? []);
    this.#active.set(node, active);
    if (scope.yields.length > 0) return generated(scope);
    return scope.returns.length === 0 ? nothing : scope.returns.reduce(either);
  }

  create(className: string, args: readonly Known[], at: CallNode, depth: number): KnownObject {
    return this.#objects.create(className, args, at, depth);
  }

  supply(className: string, at: Span, depth: number): KnownObject | null {
    return depth >= maxDepth ? null : this.#objects.supply(className, at, depth);
  }

  register(name: string, args: readonly Known[], at: CallNode): void {
    this.#met.add(at.start);
    for (const { target } of this.#registry.call(name, args, at)) {
      const { node, self } = target;
      if (node === null || !(isLoading(name, args) || this.#mayRegister(node))) continue;
      const selves = this.#queued.get(node) ?? new Set();
      this.#queued.set(node, selves);
      if (selves.has(self) || selves.size >= maxStandIns) continue;
      selves.add(self);
      this.#queue.push(target);
    }
  }

  include(scope: Scope, node: Include): Known {
    const end = this.#literalEnd(scope, node.value);
    const file = end === '' ? -1 : this.#paths.find(end, this.#fileAt(node.start));
    if (file === -1) return unknown;
    return this.#values[file] ?? this.#runFile(file, scope);
  }

  noteClosure(closure: KnownFunction, scope: Scope): void {
    if (!this.isExploring || !this.#unmet(closure.node)) return;
    this.call({ ...closure, name: '' }, [], callAt(closure.node), scope.depth);
  }

  #noteCallee(node: FunctionNode, at: CallNode): void {
    const state = at.kind === 'MethodCall' ? this.index.states.get(node) : undefined;
    if (state === undefined || this.isExploring) return;
    const callees = this.index.seenCallees.get(at.start);
    if (callees === undefined) this.index.seenCallees.set(at.start, new Set([state]));
    else callees.add(state);
  }

  /** A long function is not run as often as a helper of a few lines, which tables go through. */
  #affords(node: FunctionNode): boolean {
    const length = node.end - node.start;
    const runs = this.#runs.get(node) ?? 0;
    this.#runs.set(node, runs + 1);
    return runs < (length > 2000 ? 8 : length > 600 ? 60 : 600) && this.step();
  }

  #runFile(at: number, scope: Scope): Known {
    const file = this.#files[at];
    if (file === undefined) return unknown;
    this.#values[at] = unknown;
    const inner: Scope = { ...scope, returns: [], depth: scope.depth + 1 };
    if (inner.depth < maxDepth) this.execute(inner, file.program.body);
    scope.vars = inner.vars;
    if (scope.depth === 0) for (const [name, value] of inner.vars) this.globals.set(name, value);
    const value = inner.returns.length === 0 ? exact(1) : inner.returns.reduce(either);
    this.#values[at] = value;
    return value;
  }

  #runQueue(): void {
    for (let target = this.#queue.shift(); target !== undefined; target = this.#queue.shift()) {
      const { node, self, staticClass } = target;
      if (node === null) continue;
      // A method registered by its class's name is called on no object, unless it is not static.
      const own = self ?? (node.kind === 'Method' && !node.isStatic ? this.supply(staticClass, node, 0) : null);
      this.#within(maxStepsOfOne, () => this.call({ ...target, self: own }, [], callAt(node), 0));
    }
  }

  /** Goes through the functions with registering calls that nothing has led to. */
  #explore(): void {
    this.isExploring = true;
    for (const call of this.#calls) {
      if (this.#met.has(call.start)) continue;
      const owner = this.#functionRanges().at(call.start);
      if (owner === null) {
        const file = this.#files[this.#fileAt(call.start)];
        this.#within(exploringSteps, () => this.execute(newScope(null, '', 0), file?.program.body ?? []));
      } else {
        const { node, className } = owner;
        for (const name of className === null ? [''] : this.#standIns(className)) {
          this.#within(exploringSteps, () => {
            const self =
              name === ''
                ? null
                : (this.supply(name, node, 0) ?? { kind: 'object', className: name, props: new Map() });
            this.call({ node, name: '', self, staticClass: name, vars: null }, [], callAt(node), 0);
          });
        }
      }
      this.#met.add(call.start);
    }
    this.isExploring = false;
  }

  /** Whether there is anything to call, an object to know of, or a function of others that becomes a callback. */
  #mayTell(): boolean {
    const { closures, news } = this.#lists;
    if (this.index.states.size > 0 || closures.length > 0 || news.length > 0 || this.#calls.length > 0) return true;
    return this.#files.some(({ source: { code } }) => code.includes('add_filter') || code.includes('add_action'));
  }

  #functionRanges(): FunctionRanges {
    this.#ranges ??= new FunctionRanges(this.index);
    return this.#ranges;
  }

  #mayRegister(node: FunctionNode): boolean {
    this.#relevance ??= new Relevance(this.#lists, this.index, this.#functionRanges(), this.#calls);
    return this.#relevance.has(node);
  }

  #standIns(className: string): string[] {
    const concrete = this.#objects.concrete(className);
    return concrete.length === 0 ? [className] : concrete.slice(0, maxStandIns);
  }

  #within(steps: number, run: () => void): void {
    this.#leftOfOne = steps;
    // A budget used up by others must not leave what follows without any.
    this.#left = Math.max(this.#left, exploringSteps / 10);
    run();
  }

  #unmet({ start, end }: Span): boolean {
    return this.#calls.some((call) => call.start >= start && call.end <= end && !this.#met.has(call.start));
  }

  #bind(node: FunctionNode, args: readonly Known[], scope: Scope, at: Span): void {
    for (const [position, param] of node.params.entries()) {
      const given = args[position];
      let value: Known = given ?? unknown;
      if (param.variadic) value = listOf(args.slice(position));
      else if (value.kind === 'unknown') {
        const handed = this.#byType(param.type, param.start, at, scope.depth);
        value = handed ?? (given === undefined && param.value !== null ? this.evaluate(scope, param.value) : unknown);
      }
      scope.vars.set(param.name, value);
      if (param.promoted) scope.self?.props.set(param.name, value);
    }
  }

  /** Whoever wires the plugin hands in an object of the class that a parameter asks for. */
  #byType(type: string | null, offset: number, at: Span, depth: number): KnownObject | null {
    const name = type?.replace(/^\?/, '') ?? '';
    if (!/^[\w\\]+$/.test(name) || scalarTypes.has(name.toLowerCase())) return null;
    return this.supply(this.index.classNamed(name, offset), at, depth);
  }

  /** The literal text that a path ends with. */
  #literalEnd(scope: Scope, path: Expr): string {
    if (path.kind !== 'Concat' && path.kind !== 'Interpolated') {
      const value = this.evaluate(scope, path);
      return value.kind === 'exact' ? (textOf(value) ?? '') : '';
    }
    let end = '';
    for (const part of [...path.parts].reverse()) {
      const value = this.evaluate(scope, part);
      if (value.kind !== 'exact') break;
      end = (textOf(value) ?? '') + end;
    }
    return end;
  }

  #fileAt(offset: number): number {
    let found = 0;
    for (const [at, { source }] of this.#files.entries()) if (source.base <= offset) found = at;
    return found;
  }
}

function generated({ yields }: Scope): Known {
  let all: Known = listOf([]);
  for (const { key, value } of yields) all = withEntry(all, key === null ? null : keyOf(key), value);
  return all;
}

/** Hooks that fire while everything is loaded: what runs there belongs to it. */
const loadingHooks: ReadonlySet<string> = new Set(
  'plugins_loaded after_setup_theme init wp_loaded admin_init rest_api_init widgets_init'.split(' '),
);

function isLoading(name: string, [hook]: readonly Known[]): boolean {
  return name === 'add_action' && hook !== undefined && loadingHooks.has(textOf(hook) ?? '');
}
