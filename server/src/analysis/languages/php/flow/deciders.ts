import type { Expr, FunctionNode, Node } from '../ast.ts';
import { kindOf } from '../child-nodes.ts';
import { requestGlobals } from '../taint/sources.ts';

/** How the way through a function depends on one of its parameters. */
export interface Decider {
  readonly position: number;
  readonly name: string;
  /** Only whether it is true matters. */
  readonly isFlag: boolean;
  /** It only names a field of the request, a function or a file: any text may come, and each is another one. */
  readonly isName: boolean;
  /** Keys of the array it is that are asked for. */
  readonly keys: ReadonlySet<string>;
}

/** What decides the way through a function. */
export interface Decisions {
  readonly deciders: readonly Decider[];
  /** Variables that change in loops, by reference or from outside: no constant is relied on. */
  readonly changing: ReadonlySet<string>;
}

const none: Decisions = { deciders: [], changing: new Set() };

/** Finds the parameters that decide the way through a function. */
export function decisionsOf(node: FunctionNode): Decisions {
  const { body, params } = node;
  return body === null || params.length === 0 || params.length > 16 ? none : new Finder(node).find();
}

const loops: ReadonlySet<string> = new Set(['For', 'Foreach', 'While', 'DoWhile']);
/** Functions whose first argument names another function, a format, or a file. */
const namedBy: ReadonlyMap<string, number> = new Map([
  ['call_user_func', 0],
  ['call_user_func_array', 0],
  ['array_map', 0],
  ['array_filter', 1],
  ['map_deep', 1],
  ['sprintf', 0],
  ['printf', 0],
  ['vsprintf', 0],
  ['vprintf', 0],
  ['load_template', 0],
  ['locate_template', 0],
  ['current_user_can', 0],
  ['user_can', 1],
  ['current_user_can_for_blog', 1],
  ['current_user_can_for_site', 1],
]);

/** Names of methods that check what somebody may do. */
const calledCheck = /permission|capabilit|nonce|(?:^|_)can(?:_|$)|allowed|authori[sz]/i;

const isRequest = (name: string): boolean => requestGlobals.has(name) || name === '_SERVER';

class Finder {
  readonly #node: FunctionNode;
  readonly #changing = new Set<string>();
  readonly #assigned = new Set<string>();
  readonly #flags = new Set<string>();
  readonly #exact = new Set<string>();
  readonly #tested = new Set<string>();
  readonly #keys = new Map<string, Set<string>>();
  /** Variables that name a function or a file, or become part of such a name. */
  readonly #naming = new Set<string>();
  readonly #values = new Map<string, Expr[]>();

  constructor(node: FunctionNode) {
    this.#node = node;
  }

  find(): Decisions {
    const { body, params } = this.#node;
    if (body === null) return none;
    const stack: Node[] = [body];
    const areInLoop = [false];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const isInLoop = areInLoop.pop() ?? false;
      this.#visit(node, isInLoop);
      const kind = kindOf(node);
      if (kind.kind === 'Closure' || kind.kind === 'Function' || kind.kind === 'Class') continue;
      const children = kind.children(node);
      const inLoop = isInLoop || loops.has(kind.kind);
      for (let at = 0; at < children.length; at++) {
        const child = children[at];
        if (child === undefined) continue;
        // More than half of all nodes are leaves; of these one says something.
        const { isLeaf, kind: childKind } = kindOf(child);
        if (isLeaf && childKind !== 'Global') continue;
        stack.push(child);
        areInLoop.push(inLoop);
      }
    }
    // A set that grows while it is gone through: each name's parts are looked at once.
    for (const name of this.#naming) for (const value of this.#values.get(name) ?? []) this.#named(value);
    const deciders: Decider[] = [];
    for (const [position, { name, variadic, byRef }] of params.entries()) {
      if (variadic || byRef || this.#changing.has(name)) continue;
      const keys = this.#keys.get(name) ?? new Set<string>();
      const isFlag = !this.#exact.has(name);
      if (
        (isFlag && keys.size === 0 && !this.#flags.has(name)) ||
        (isFlag && keys.size === 0 && this.#assigned.has(name))
      )
        continue;
      deciders.push({ position, name, isFlag, isName: !isFlag && keys.size === 0 && !this.#tested.has(name), keys });
    }
    return deciders.length === 0 ? none : { deciders, changing: this.#changing };
  }

  #visit(node: Node, inLoop: boolean): void {
    switch (node.kind) {
      case 'Branch':
      case 'Ternary':
        this.#condition(node.condition, 0);
        return;
      case 'Switch':
      case 'Match':
        this.#compared(node.subject);
        if (node.kind === 'Match' && node.subject.kind === 'Bool') {
          for (const arm of node.arms) for (const condition of arm.conditions ?? []) this.#condition(condition, 0);
        }
        return;
      case 'Binary':
        if (node.op === '&&' || node.op === '||') this.#condition(node, 0);
        return;
      case 'Call':
        this.#call(node);
        return;
      case 'StaticCall':
        // It names what another check asks for.
        if (typeof node.name === 'string' && calledCheck.test(node.name) && node.args[0] !== undefined)
          this.#named(node.args[0].value);
        return;
      case 'Include':
        this.#named(node.value);
        return;
      case 'Assign':
      case 'AssignOp':
        if (node.kind === 'Assign' && node.value.kind === 'Var' && node.byRef) this.#changing.add(node.value.name);
        this.#assignment(node.target, inLoop);
        if (node.target.kind === 'Var') {
          const values = this.#values.get(node.target.name);
          if (values === undefined) this.#values.set(node.target.name, [node.value]);
          else if (values.length < 16) values.push(node.value);
        }
        return;
      case 'IncDec':
        this.#assignment(node.target, inLoop);
        return;
      case 'Foreach':
        if (node.key !== null) this.#assignment(node.key, true);
        this.#assignment(node.value, true);
        if (node.byRef) this.#assignment(node.subject, true);
        return;
      case 'Unset':
        for (const target of node.targets) this.#assignment(target, inLoop);
        return;
      case 'Index':
        // A helper that reads the request's field of that name.
        if (node.base.kind === 'Var' && isRequest(node.base.name) && node.index?.kind === 'Var')
          this.#exact.add(node.index.name);
        return;
      case 'Closure':
        for (const use of node.uses) if (use.byRef) this.#changing.add(use.name);
        return;
      case 'Global':
        for (const name of node.names) this.#changing.add(name);
        return;
      case 'StaticVars':
        for (const { name } of node.vars) this.#changing.add(name);
        return;
      default:
    }
  }

  #assignment(target: Expr, inLoop: boolean): void {
    if (target.kind === 'Array') {
      for (const item of target.items) if (item !== null) this.#assignment(item.value, inLoop);
      return;
    }
    let at: Expr = target;
    while (at.kind === 'Index') at = at.base;
    if (at.kind !== 'Var') return;
    this.#assigned.add(at.name);
    if (inLoop) this.#changing.add(at.name);
  }

  #condition(node: Expr, depth: number): void {
    if (depth > 20) return;
    switch (node.kind) {
      case 'Var':
        this.#flags.add(node.name);
        return;
      case 'Index':
        this.#entry(node);
        return;
      case 'Unary':
        if (node.op === '!') this.#condition(node.value, depth + 1);
        return;
      case 'Binary':
        if (node.op === '&&' || node.op === '||') {
          this.#condition(node.left, depth + 1);
          this.#condition(node.right, depth + 1);
        } else if (/^[!=]==?$/.test(node.op)) {
          this.#compared(node.left);
          this.#compared(node.right);
        }
        return;
      case 'Call': {
        const name = node.callee.kind === 'Name' ? node.callee.text.toLowerCase() : '';
        const [first] = node.args;
        if (first === undefined) return;
        if (name === 'empty') this.#condition(first.value, depth + 1);
        else if (name === 'isset' || name === 'in_array' || name === 'is_null') this.#compared(first.value);
        return;
      }
      default:
    }
  }

  #compared(node: Expr): void {
    if (node.kind === 'Var') {
      this.#exact.add(node.name);
      this.#tested.add(node.name);
    } else if (node.kind === 'Index') this.#entry(node);
  }

  #entry({ base, index }: Extract<Expr, { kind: 'Index' }>): void {
    if (base.kind !== 'Var' || index?.kind !== 'Str') return;
    const keys = this.#keys.get(base.name);
    if (keys === undefined) this.#keys.set(base.name, new Set([index.value]));
    else keys.add(index.value);
  }

  #call(node: Extract<Expr, { kind: 'Call' }>): void {
    if (node.callee.kind !== 'Name') {
      this.#named(node.callee);
      return;
    }
    const position = namedBy.get(node.callee.text.toLowerCase());
    const argument = position === undefined ? undefined : node.args[position];
    if (argument !== undefined) this.#named(argument.value);
  }

  /** The variables in an expression that names a function or a file, and those that they were made of. */
  #named(node: Expr, depth = 0): void {
    if (depth > 8) return;
    switch (node.kind) {
      case 'Var':
        if (this.#naming.has(node.name)) return;
        this.#naming.add(node.name);
        this.#exact.add(node.name);
        return;
      case 'Index':
        this.#entry(node);
        return;
      case 'Concat':
      case 'Interpolated':
        for (const part of node.parts) this.#named(part, depth + 1);
        return;
      case 'Call':
        for (const { value } of node.args) this.#named(value, depth + 1);
        return;
      case 'Array':
        for (const item of node.items) if (item !== null) this.#named(item.value, depth + 1);
        return;
      default:
    }
  }
}
