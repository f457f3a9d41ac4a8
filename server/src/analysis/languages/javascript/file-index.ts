import type { SourceText } from '../../source-text.ts';
import type { JsNode } from './ast.ts';
import { argumentsOf, childOf, functionAround, isFunction, parametersOf } from './nodes.ts';

/** One place where a variable gets a value. */
export interface Write {
  /** The expression it comes from; the function itself for a parameter. */
  readonly value: JsNode;
  /** `each`: a loop over the value. `add`: `+=`. */
  readonly how: 'set' | 'add' | 'each' | 'parameter';
  /** The entry that a destructuring takes, else null. */
  readonly key: string | null;
  /** Position of a parameter, else 0. */
  readonly index: number;
  /** The name that is written. */
  readonly target: JsNode;
}

/** A variable of a function (or of the file). Blocks are not told apart. */
export interface Binding {
  readonly scope: JsNode;
  readonly writes: Write[];
  /** What is put into its entries under names that are not known. */
  readonly entries: JsNode[];
}

/** A name that is given more functions than these stands for the last of them. */
const maxOfOneName = 32;

const indexKey = Symbol('index');

/** The index of a file, made when a rule first asks. */
export function fileIndexOf({ root, source }: { readonly root: JsNode; readonly source: SourceText }): FileIndex {
  return source.facts.of(indexKey, () => new FileIndex(root, source));
}

/** Variables, functions and calls of one file. */
export class FileIndex {
  readonly #source: SourceText;
  readonly #scopes = new Map<JsNode, Map<string, Binding>>();
  readonly #calls = new Map<string, JsNode[]>();
  readonly #methods = new Map<string, JsNode[]>();
  readonly #members = new Map<string, JsNode[]>();
  readonly #callers = new Map<string, ReadonlyMap<JsNode, readonly JsNode[]>>();

  constructor(root: JsNode, source: SourceText) {
    this.#source = source;
    const assignments: [target: JsNode, value: JsNode, how: Write['how'], scope: JsNode][] = [];
    const stack: [JsNode, JsNode][] = [[root, root]];
    for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
      const [node, scope] = entry;
      this.#declare(node, scope, assignments);
      const inner = isFunction(node) ? node : scope;
      for (let at = node.children.length - 1; at >= 0; at--) {
        const child = node.children[at];
        if (child !== undefined) stack.push([child, inner]);
      }
    }
    for (const [target, value, how, scope] of assignments) this.#assign(target, value, how, scope);
  }

  /** The variable a name stands for where it is used; null for one that the file does not declare. */
  lookup(name: string, from: JsNode): Binding | null {
    for (let scope = functionAround(from); ; scope = functionAround(scope)) {
      const binding = this.#scopes.get(scope)?.get(name);
      if (binding !== undefined) return binding;
      if (scope.parent === null) return null;
    }
  }

  /** Calls (and `new`) whose function, or method, has this name. */
  callsOf(name: string): readonly JsNode[] {
    return this.#calls.get(name) ?? [];
  }

  /** What is assigned anywhere to a path such as `this.query`. */
  memberWrites(path: string): readonly JsNode[] {
    return this.#members.get(path) ?? [];
  }

  /** The functions of this file that an expression names or is. */
  functionsOf(node: JsNode): readonly JsNode[] {
    if (isFunction(node)) return [node];
    if (node.type === 'parenthesized_expression') return node.children.flatMap((child) => this.functionsOf(child));
    if (node.type === 'identifier') {
      const writes = this.lookup(this.#source.slice(node), node)?.writes ?? [];
      const functions = writes.filter(({ how, key, value }) => how === 'set' && key === null && isFunction(value));
      return (functions.length > maxOfOneName ? functions.slice(-1) : functions).map(({ value }) => value);
    }
    if (node.type !== 'member_expression') return [];
    const property = childOf(node, 'property');
    const object = childOf(node, 'object');
    if (property === undefined || object === undefined) return [];
    const owner = this.#source.slice(object);
    const methods = this.#methods.get(this.#source.slice(property)) ?? [];
    if (/^(?:this|self|that|_this|_self|me)$/.test(owner)) return methods.length === 1 ? methods : [];
    return methods.filter((method) => this.#ownerOf(method) === owner);
  }

  /** Calls in this file of one of its functions. */
  callersOf(fn: JsNode): readonly JsNode[] {
    const name = this.nameOf(fn);
    const direct = fn.parent?.type === 'parenthesized_expression' ? fn.parent.parent : fn.parent;
    const immediate =
      direct?.type === 'call_expression' &&
      fn.field !== 'arguments' &&
      direct.children[0]?.start === (fn.parent === direct ? fn.start : fn.parent?.start)
        ? [direct]
        : [];
    if (name === null) return immediate;
    // `handlers[ name ]( data )` may be any function of the table.
    const table = this.#ownerOf(fn);
    return [
      ...immediate,
      ...(table === null ? [] : this.callsOf(`${table}[]`)),
      ...(this.#callsNamed(name).get(fn) ?? []),
    ];
  }

  /** The calls by this name of each function that it stands for at one of them. */
  #callsNamed(name: string): ReadonlyMap<JsNode, readonly JsNode[]> {
    const known = this.#callers.get(name);
    if (known !== undefined) return known;
    const callers = new Map<JsNode, JsNode[]>();
    for (const call of this.callsOf(name)) {
      const callee = childOf(call, 'function') ?? childOf(call, 'constructor');
      for (const fn of callee === undefined ? [] : this.functionsOf(callee)) push(callers, fn, call);
    }
    this.#callers.set(name, callers);
    return callers;
  }

  /** The name a function is known by; null for a callback. */
  nameOf(fn: JsNode): string | null {
    const own = childOf(fn, 'name');
    if (own !== undefined) return this.#source.slice(own);
    const { parent } = fn;
    if (parent === null || fn.field !== (parent.type === 'assignment_expression' ? 'right' : 'value')) return null;
    const target = childOf(parent, 'name') ?? childOf(parent, 'key') ?? childOf(parent, 'left');
    if (target === undefined) return null;
    const named = target.type === 'member_expression' ? childOf(target, 'property') : target;
    return named === undefined ? null : this.#source.slice(named);
  }

  #declare(node: JsNode, scope: JsNode, assignments: [JsNode, JsNode, Write['how'], JsNode][]): void {
    switch (node.type) {
      case 'variable_declarator': {
        const name = childOf(node, 'name');
        const value = childOf(node, 'value');
        if (name !== undefined) this.#bind(name, value ?? null, 'set', scope, 0);
        return;
      }
      case 'assignment_expression':
      case 'augmented_assignment_expression': {
        const left = childOf(node, 'left');
        const right = childOf(node, 'right');
        if (left === undefined || right === undefined) return;
        if (isFunction(right) && left.type === 'member_expression') this.#method(this.nameOf(right), right);
        assignments.push([left, right, node.operator === '' ? 'set' : 'add', scope]);
        return;
      }
      case 'for_in_statement': {
        const left = childOf(node, 'left');
        const right = childOf(node, 'right');
        if (left !== undefined && right !== undefined && node.operator === 'of')
          this.#bind(left, right, 'each', scope, 0);
        return;
      }
      case 'call_expression':
      case 'new_expression': {
        const callee = childOf(node, 'function') ?? childOf(node, 'constructor');
        const named = callee?.type === 'member_expression' ? childOf(callee, 'property') : callee;
        if (named?.type === 'identifier' || named?.type === 'property_identifier')
          push(this.#calls, this.#source.slice(named), node);
        else if (callee?.type === 'subscript_expression') {
          const table = childOf(callee, 'object');
          if (table !== undefined) push(this.#calls, `${this.#source.slice(table)}[]`, node);
        }
        this.#pushed(node, callee, named, assignments, scope);
        return;
      }
      default:
    }
    if (!isFunction(node)) return;
    const name = childOf(node, 'name');
    if (node.type.endsWith('function_declaration') && name !== undefined) this.#bind(name, node, 'set', scope, 0);
    else if (node.type === 'method_definition' || node.parent?.type === 'pair') this.#method(this.nameOf(node), node);
    parametersOf(node).forEach((parameter, index) => {
      this.#bind(parameter, node, 'parameter', node, index);
    });
  }

  /** `list.push( entry )` adds to the variable. */
  #pushed(
    call: JsNode,
    callee: JsNode | undefined,
    method: JsNode | undefined,
    assignments: [JsNode, JsNode, Write['how'], JsNode][],
    scope: JsNode,
  ): void {
    const object = callee?.type === 'member_expression' ? childOf(callee, 'object') : undefined;
    if (object?.type !== 'identifier' || method === undefined || !/^(?:push|unshift)$/.test(this.#source.slice(method)))
      return;
    for (const argument of argumentsOf(call)) assignments.push([object, argument, 'add', scope]);
  }

  #method(name: string | null, fn: JsNode): void {
    if (name !== null) push(this.#methods, name, fn);
  }

  /** The text before the dot by which an object's method is called. */
  #ownerOf(method: JsNode): string | null {
    if (method.parent?.type === 'assignment_expression') {
      const left = childOf(method.parent, 'left');
      const object = left === undefined ? undefined : childOf(left, 'object');
      return object === undefined ? null : this.#source.slice(object);
    }
    const object = method.parent?.type === 'pair' ? method.parent.parent : method.parent;
    const holder = object?.parent;
    const target = holder && (childOf(holder, 'name') ?? childOf(holder, 'left'));
    return target ? this.#source.slice(target) : null;
  }

  #assign(target: JsNode, value: JsNode, how: Write['how'], scope: JsNode): void {
    if (target.type === 'member_expression') push(this.#members, this.#source.slice(target), value);
    else if (target.type === 'subscript_expression') {
      const object = childOf(target, 'object');
      const binding = object?.type === 'identifier' ? this.lookup(this.#source.slice(object), object) : null;
      binding?.entries.push(value);
    } else if (target.type === 'identifier') {
      const binding = this.lookup(this.#source.slice(target), target);
      if (binding === null) this.#bind(target, value, how, scope, 0);
      else binding.writes.push({ value, how, key: null, index: 0, target });
    }
  }

  #bind(
    target: JsNode,
    value: JsNode | null,
    how: Write['how'],
    scope: JsNode,
    index: number,
    key: string | null = null,
  ): void {
    switch (target.type) {
      case 'identifier':
      case 'shorthand_property_identifier_pattern': {
        const name = this.#source.slice(target);
        const names = this.#scopes.get(scope) ?? new Map<string, Binding>();
        this.#scopes.set(scope, names);
        const binding = names.get(name) ?? { scope, writes: [], entries: [] };
        names.set(name, binding);
        const taken = target.type === 'identifier' ? key : name;
        if (value !== null) binding.writes.push({ value, how, key: taken, index, target });
        return;
      }
      case 'pair_pattern': {
        const from = childOf(target, 'key');
        const to = childOf(target, 'value');
        if (from !== undefined && to !== undefined)
          this.#bind(to, value, how, scope, index, this.#source.slice(from).replace(/['"]/g, ''));
        return;
      }
      case 'assignment_pattern':
      case 'object_assignment_pattern': {
        const left = childOf(target, 'left');
        if (left !== undefined) this.#bind(left, value, how, scope, index, key);
        return;
      }
      case 'object_pattern':
      case 'array_pattern':
      case 'rest_pattern':
        for (const child of target.children) this.#bind(child, value, how, scope, index, key);
        return;
      default:
    }
  }
}

function push<K>(map: Map<K, JsNode[]>, key: K, node: JsNode): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [node]);
  else list.push(node);
}
