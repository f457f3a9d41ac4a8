import type { Expr, FunctionDecl, Stmt } from '../../../../analysis/languages/php/ast.ts';
import { calledName } from '../given-php.ts';
import { callPure } from './pure-functions.ts';
import { compare, isTruthy, looseEquals, type PhpArray, toNumber, toText, Undecidable, type Value } from './values.ts';

/** Steps that one call may take. */
const maxSteps = 5000;

class Returned {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}
class Jump {
  readonly kind: 'break' | 'continue';
  constructor(kind: 'break' | 'continue') {
    this.kind = kind;
  }
}

/**
 * What a function gives for arguments, where it depends on nothing else and uses nothing but what is known here.
 * @throws {Undecidable} for everything else
 */
export function evaluate(fn: FunctionDecl, given: readonly Value[], others: readonly FunctionDecl[]): Value {
  return new Run(others).call(fn, given);
}

class Run {
  private steps = 0;
  private readonly functions: readonly FunctionDecl[];

  constructor(functions: readonly FunctionDecl[]) {
    this.functions = functions;
  }

  call(fn: FunctionDecl, given: readonly Value[]): Value {
    const scope = new Map<string, Value>();
    fn.params.forEach((param, at) => {
      if (param.byRef || param.variadic) throw new Undecidable(param.name);
      const value = given[at] ?? (param.value === null ? undefined : this.value(param.value, scope));
      if (value === undefined) throw new Undecidable(param.name);
      scope.set(param.name, value);
    });
    const result = this.block(fn.body.body, scope);
    return result instanceof Returned ? result.value : null;
  }

  private block(body: readonly Stmt[], scope: Map<string, Value>): Returned | Jump | null {
    for (const statement of body) {
      const result = this.statement(statement, scope);
      if (result !== null) return result;
    }
    return null;
  }

  private statement(node: Stmt, scope: Map<string, Value>): Returned | Jump | null {
    if (++this.steps > maxSteps) throw new Undecidable('too long');
    switch (node.kind) {
      case 'Return':
        return new Returned(node.value === null ? null : this.value(node.value, scope));
      case 'ExprStmt':
        this.value(node.value, scope);
        return null;
      case 'Block':
        return this.block(node.body, scope);
      case 'If': {
        const branch = node.branches.find(({ condition }) => isTruthy(this.value(condition, scope)));
        const body = branch?.body ?? node.otherwise;
        return body === null ? null : this.block(body.body, scope);
      }
      case 'Foreach': {
        const subject = this.value(node.subject, scope);
        if (!(subject instanceof Map) || node.byRef || node.value.kind !== 'Var') throw new Undecidable('foreach');
        for (const [key, value] of subject) {
          if (node.key?.kind === 'Var') scope.set(node.key.name, key);
          scope.set(node.value.name, value);
          const result = this.block(node.body.body, scope);
          if (result instanceof Returned) return result;
          if (result?.kind === 'break') break;
        }
        return null;
      }
      case 'While':
        while (isTruthy(this.value(node.condition, scope))) {
          const result = this.block(node.body.body, scope);
          if (result instanceof Returned) return result;
          if (result?.kind === 'break') break;
        }
        return null;
      case 'For':
        for (const one of node.init) this.value(one, scope);
        while (node.condition.every((one) => isTruthy(this.value(one, scope)))) {
          const result = this.block(node.body.body, scope);
          if (result instanceof Returned) return result;
          if (result?.kind === 'break') break;
          for (const one of node.update) this.value(one, scope);
        }
        return null;
      case 'Break':
        return new Jump('break');
      case 'Continue':
        return new Jump('continue');
      case 'Nop':
        return null;
      default:
        throw new Undecidable(node.kind);
    }
  }

  private value(node: Expr, scope: Map<string, Value>): Value {
    if (++this.steps > maxSteps) throw new Undecidable('too long');
    switch (node.kind) {
      case 'Str':
        return node.value;
      case 'Num':
        return node.integer ? node.value : { float: node.value };
      case 'Bool':
        return node.value;
      case 'Null':
        return null;
      case 'Var': {
        const value = scope.get(node.name);
        if (value === undefined) throw new Undecidable(`$${node.name}`);
        return value;
      }
      case 'Concat':
        return node.parts.map((part) => toText(this.value(part, scope))).join('');
      case 'Interpolated':
        if (node.flavour === 'shell') throw new Undecidable('shell');
        return node.parts.map((part) => toText(this.value(part, scope))).join('');
      case 'Array':
        return this.array(node, scope);
      case 'Index':
        return this.item(node, scope);
      case 'Assign':
        return this.assign(node.target, this.value(node.value, scope), scope);
      case 'AssignOp': {
        if (node.op === '??') {
          const before = this.optional(node.target, scope);
          return before ?? this.assign(node.target, this.value(node.value, scope), scope);
        }
        const made = binary(node.op, this.value(node.target, scope), () => this.value(node.value, scope));
        return this.assign(node.target, made, scope);
      }
      case 'IncDec':
        throw new Undecidable('++');
      case 'Binary':
        if (node.op === '??') return this.optional(node.left, scope) ?? this.value(node.right, scope);
        return binary(node.op, this.value(node.left, scope), () => this.value(node.right, scope));
      case 'Unary':
        if (node.op === '!') return !isTruthy(this.value(node.value, scope));
        if (node.op === '-') return binary('*', -1, () => this.value(node.value, scope));
        throw new Undecidable(node.op);
      case 'Ternary': {
        const condition = this.value(node.condition, scope);
        if (node.thenValue === null) return isTruthy(condition) ? condition : this.value(node.otherwise, scope);
        return this.value(isTruthy(condition) ? node.thenValue : node.otherwise, scope);
      }
      case 'Cast':
        return callPure(`(${node.type})`, [this.value(node.value, scope)]);
      case 'Call':
        return this.calls(node, scope);
      default:
        throw new Undecidable(node.kind);
    }
  }

  private calls(node: Extract<Expr, { kind: 'Call' }>, scope: Map<string, Value>): Value {
    const name = calledName(node);
    if (name === 'isset') return node.args.every(({ value }) => this.optional(value, scope) !== null);
    if (name === 'empty')
      return !isTruthy(node.args[0] === undefined ? null : this.optional(node.args[0].value, scope));
    if (node.args.some((one) => one.spread || one.name !== null)) throw new Undecidable(name);
    const given = node.args.map((one) => this.value(one.value, scope));
    const own = this.functions.find((one) => one.name.toLowerCase() === name);
    return own === undefined ? callPure(name, given) : this.call(own, given);
  }

  /** null where there is no such variable or item. */
  private optional(node: Expr, scope: Map<string, Value>): Value {
    if (node.kind === 'Var') return scope.get(node.name) ?? null;
    if (node.kind !== 'Index' || node.index === null) return this.value(node, scope);
    const base = this.optional(node.base, scope);
    return base instanceof Map ? (base.get(keyOf(this.value(node.index, scope))) ?? null) : null;
  }

  private item(node: Extract<Expr, { kind: 'Index' }>, scope: Map<string, Value>): Value {
    const base = this.value(node.base, scope);
    const value =
      base instanceof Map && node.index !== null ? base.get(keyOf(this.value(node.index, scope))) : undefined;
    if (value === undefined) throw new Undecidable('no such item');
    return value;
  }

  private array(node: Extract<Expr, { kind: 'Array' }>, scope: Map<string, Value>): PhpArray {
    const made: PhpArray = new Map();
    for (const item of node.items) {
      if (item === null || item.spread || item.byRef) throw new Undecidable('array');
      const value = this.value(item.value, scope);
      made.set(item.key === null ? nextKey(made) : keyOf(this.value(item.key, scope)), value);
    }
    return made;
  }

  private assign(target: Expr, value: Value, scope: Map<string, Value>): Value {
    const copy = value instanceof Map ? new Map(value) : value;
    if (target.kind === 'Var') scope.set(target.name, copy);
    else if (target.kind === 'Index') {
      const base = this.optional(target.base, scope);
      const array: PhpArray = base instanceof Map ? new Map(base) : new Map();
      array.set(target.index === null ? nextKey(array) : keyOf(this.value(target.index, scope)), copy);
      this.assign(target.base, array, scope);
    } else throw new Undecidable(target.kind);
    return value;
  }
}

function nextKey(array: PhpArray): number {
  return Math.max(-1, ...[...array.keys()].filter((key) => typeof key === 'number')) + 1;
}

function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return /^(?:0|-?[1-9]\d*)$/.test(value) ? Number(value) : value;
  throw new Undecidable('key');
}

function binary(op: string, left: Value, rightOf: () => Value): Value {
  if (op === '&&') return isTruthy(left) && isTruthy(rightOf());
  if (op === '||') return isTruthy(left) || isTruthy(rightOf());
  const right = rightOf();
  switch (op) {
    case '.':
      return toText(left) + toText(right);
    case '===':
    case '!==': {
      if (left instanceof Map || right instanceof Map) throw new Undecidable(op);
      const same = JSON.stringify(left) === JSON.stringify(right);
      return op === '===' ? same : !same;
    }
    case '==':
      return looseEquals(left, right);
    case '!=':
      return !looseEquals(left, right);
    case '<':
      return compare(left, right) < 0;
    case '>':
      return compare(left, right) > 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>=':
      return compare(left, right) >= 0;
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(op, left, right);
    default:
      throw new Undecidable(op);
  }
}

function arithmetic(op: string, left: Value, right: Value): Value {
  const [a, b] = [toNumber(left), toNumber(right)];
  if (op === '%') {
    if (Math.trunc(b.value) === 0) throw new Undecidable('division by zero');
    return Math.trunc(a.value) % Math.trunc(b.value);
  }
  if (op === '/' && b.value === 0) throw new Undecidable('division by zero');
  const made =
    op === '+'
      ? a.value + b.value
      : op === '-'
        ? a.value - b.value
        : op === '*'
          ? a.value * b.value
          : a.value / b.value;
  const isFloat = a.isFloat || b.isFloat || (op === '/' && !Number.isInteger(made));
  if (!isFloat && !Number.isSafeInteger(made)) throw new Undecidable('overflow');
  return isFloat ? { float: made } : made;
}
