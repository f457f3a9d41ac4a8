import type { Call, Expr, FunctionNode, Include, MethodCall, New, StaticCall, Stmt } from '../../ast.ts';
import type { FileIndex } from '../file-index.ts';
import type { Span } from '../value.ts';
import type { Known, KnownFunction, KnownObject } from './known.ts';

/** How a statement ends: `end` when nothing follows, as after `exit`. */
export type Ending = 'next' | 'break' | 'continue' | 'return' | 'end';

/** One run of a body. */
export interface Scope {
  vars: Map<string, Known>;
  readonly self: KnownObject | null;
  /** Lower-case class that `static` means; '' outside classes. */
  readonly staticClass: string;
  /** What its `return` statements gave. */
  readonly returns: Known[];
  /** What its `yield` expressions gave, by key. */
  readonly yields: { readonly key: Known | null; readonly value: Known }[];
  /** Variables tied to global ones. */
  readonly globals: Set<string>;
  readonly depth: number;
}

/** A function to call, by its body where the files have it. */
export interface Target {
  /** null: a function of PHP, WordPress or others. */
  readonly node: FunctionNode | null;
  /** Lower-case name of a function, '' for methods and closures. */
  readonly name: string;
  readonly self: KnownObject | null;
  readonly staticClass: string;
  readonly vars: ReadonlyMap<string, Known> | null;
}

export type CallNode = Call | MethodCall | StaticCall | New;

/** The run of what a plugin does while it is loaded, as its parts see it. */
export interface Boot {
  readonly index: FileIndex;
  /** Nothing is taken for granted: both ways of every condition are gone. */
  readonly isExploring: boolean;
  /** Values of global variables. */
  readonly globals: Map<string, Known>;
  /** Static properties and static variables. */
  readonly statics: Map<string | object, Known>;
  readonly constants: Map<string, Known>;
  /** Counts one step; false when none is left. */
  step(): boolean;
  evaluate(scope: Scope, node: Expr): Known;
  execute(scope: Scope, body: readonly Stmt[]): Ending;
  call(target: Target, args: readonly Known[], at: CallNode, depth: number): Known;
  create(className: string, args: readonly Known[], at: CallNode, depth: number): KnownObject;
  /** An object of a class as others would hand it in: one that has been made, else a new one; null for other classes. */
  supply(className: string, at: Span, depth: number): KnownObject | null;
  targetsOf(value: Known): Target[];
  /** Told of every call of a function that the files do not have, and of methods named like such. */
  register(name: string, args: readonly Known[], at: CallNode): void;
  /** Runs the file that a statement means, where it is among the files, and gives what it returns. */
  include(scope: Scope, node: Include): Known;
  /** A closure that has been written down. */
  noteClosure(closure: KnownFunction, scope: Scope): void;
}

/** The scope of a body that is run. */
export function newScope(
  self: KnownObject | null,
  staticClass: string,
  depth: number,
  vars: Map<string, Known> = new Map(),
): Scope {
  return { vars, self, staticClass, returns: [], yields: [], globals: new Set(), depth };
}

/** The node that a call without one of its own is told to be. */
export function callAt({ start, end }: Span): CallNode {
  return { kind: 'Call', start, end, callee: { kind: 'Null', start, end }, args: [], firstClass: false };
}
