import type { Call, NodeKind } from './ast.ts';
import type {
  CallEvent,
  ComparisonEvent,
  ConstructEvent,
  CreationEvent,
  MethodEvent,
  OutputEvent,
} from './flow/events.ts';
import type { PhpContext, PhpRule, PhpVisitor } from './php-rule.ts';

/** A visiting function with the position of its rule. */
export interface Listener<E> {
  readonly rule: number;
  readonly visit: (event: E, context: PhpContext) => void;
}

/** A listener for methods of one class. */
export interface MethodListener extends Listener<MethodEvent> {
  /** Lower-case class, or `*`. */
  readonly on: string;
}

/** Which rules listen to what, made once for a set of rules. */
export class Dispatch {
  readonly rules: readonly PhpRule[];
  readonly calls = new Map<string, Listener<CallEvent>[]>();
  readonly methods = new Map<string, MethodListener[]>();
  readonly creations = new Map<string, Listener<CreationEvent>[]>();
  readonly output: Listener<OutputEvent>[] = [];
  readonly construct: Listener<ConstructEvent>[] = [];
  readonly comparisons: Listener<ComparisonEvent>[] = [];
  readonly functions: Listener<Parameters<NonNullable<PhpVisitor['functions']>>[0]>[] = [];
  readonly handlers: Listener<Parameters<NonNullable<PhpVisitor['handlers']>>[0]>[] = [];
  readonly files: { readonly rule: number; readonly visit: (context: PhpContext) => void }[] = [];
  /** Asked for each file before its nodes are told of. */
  readonly fileFilters: { readonly rule: number; readonly wants: (context: PhpContext) => boolean }[] = [];
  readonly nodes = new Map<NodeKind, Listener<never>[]>();
  /** By lower-case name. */
  readonly namedCalls = new Map<string, Listener<Call>[]>();
  /** Whether any rule listens to syntax. */
  readonly readsSyntax: boolean;
  /** Whether any rule needs more than the syntax. */
  readonly needsFlow: boolean;

  constructor(rules: readonly PhpRule[]) {
    this.rules = rules;
    rules.forEach(({ visitor }, rule) => {
      this.#add(visitor, rule);
    });
    this.readsSyntax = this.nodes.size > 0 || this.namedCalls.size > 0;
    const listeners = [this.output, this.construct, this.comparisons, this.functions, this.handlers];
    const maps = [this.calls, this.methods, this.creations];
    this.needsFlow = listeners.some((list) => list.length > 0) || maps.some((map) => map.size > 0);
  }

  #add(visitor: PhpVisitor, rule: number): void {
    if (visitor.wantsFile) this.fileFilters.push({ rule, wants: visitor.wantsFile });
    for (const { names, visit } of visitor.namedCalls ?? []) addAll(this.namedCalls, names, { rule, visit });
    for (const { names, visit } of visitor.calls ?? []) addAll(this.calls, names, { rule, visit });
    for (const { on, names, visit } of visitor.methods ?? []) {
      addAll(this.methods, names, { rule, visit, on: on.toLowerCase() });
    }
    for (const { names, visit } of visitor.creations ?? []) addAll(this.creations, names, { rule, visit });
    if (visitor.output) this.output.push({ rule, visit: visitor.output });
    if (visitor.comparisons) this.comparisons.push({ rule, visit: visitor.comparisons });
    if (visitor.construct) this.construct.push({ rule, visit: visitor.construct });
    if (visitor.functions) this.functions.push({ rule, visit: visitor.functions });
    if (visitor.handlers) this.handlers.push({ rule, visit: visitor.handlers });
    if (visitor.file) this.files.push({ rule, visit: visitor.file });
    for (const [kind, visit] of Object.entries(visitor.nodes ?? {})) {
      const list = this.nodes.get(kind as NodeKind) ?? [];
      list.push({ rule, visit: visit as Listener<never>['visit'] });
      this.nodes.set(kind as NodeKind, list);
    }
  }
}

function addAll<L>(map: Map<string, L[]>, names: Iterable<string>, listener: L): void {
  for (const name of names) {
    const key = name.toLowerCase();
    const list = map.get(key);
    if (list === undefined) map.set(key, [listener]);
    else list.push(listener);
  }
}
