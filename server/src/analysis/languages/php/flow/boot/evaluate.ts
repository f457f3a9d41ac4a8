import type { Expr } from '../../ast.ts';
import { assign, classText } from './assign.ts';
import type { Boot, Scope } from './boot.ts';
import { evaluateCall, evaluateMethodCall, evaluateNew, evaluateStaticCall } from './calls.ts';
import {
  arrayOf,
  either,
  exact,
  isPosition,
  joined,
  type Known,
  keyOf,
  nothing,
  textOf,
  truthOf,
  unknown,
} from './known.ts';
import { classConstant, constant, indexed, property, staticProperty, variable } from './reads.ts';

/** What an expression gives while the plugin is loaded; what it registers is told on the way. */
export function evaluateExpression(boot: Boot, scope: Scope, node: Expr): Known {
  if (!boot.step()) return unknown;
  switch (node.kind) {
    case 'Str':
      return exact(node.value, node);
    case 'Num':
      return exact(node.value, node);
    case 'Bool':
      return exact(node.value, node);
    case 'Null':
      return nothing;
    case 'Var':
      return variable(boot, scope, node.name);
    case 'Name':
      return constant(boot, scope, node);
    case 'ClassConst':
      return classConstant(boot, scope, node);
    case 'Concat':
    case 'Interpolated':
      return joined(
        node.parts.map((part) => ({ value: boot.evaluate(scope, part), isLiteral: part.kind === 'Str' })),
        node,
      );
    case 'Array':
      return array(boot, scope, node);
    case 'Index':
      return indexed(boot, scope, node);
    case 'Prop':
      return property(boot, scope, node);
    case 'StaticProp':
      return staticProperty(boot, scope, node);
    case 'Assign': {
      const value = boot.evaluate(scope, node.value);
      assign(boot, scope, node.target, value);
      return value;
    }
    case 'AssignOp':
      return compound(boot, scope, node);
    case 'Call':
      return evaluateCall(boot, scope, node);
    case 'MethodCall':
      return evaluateMethodCall(boot, scope, node);
    case 'StaticCall':
      return evaluateStaticCall(boot, scope, node);
    case 'New':
      return evaluateNew(boot, scope, node);
    case 'Closure':
    case 'ArrowFn': {
      const seen = new Map<string, Known>();
      if (node.kind === 'Closure') for (const { name } of node.uses) seen.set(name, variable(boot, scope, name));
      const vars = node.kind === 'ArrowFn' ? scope.vars : seen;
      const made = {
        kind: 'function',
        node,
        self: scope.self,
        staticClass: scope.staticClass,
        vars,
        at: node,
      } as const;
      boot.noteClosure(made, scope);
      return made;
    }
    case 'Ternary': {
      const condition = boot.evaluate(scope, node.condition);
      const truth = boot.isExploring ? null : truthOf(condition);
      const whenTrue = () => (node.thenValue === null ? condition : boot.evaluate(scope, node.thenValue));
      if (truth === true) return whenTrue();
      if (truth === false) return boot.evaluate(scope, node.otherwise);
      return either(whenTrue(), boot.evaluate(scope, node.otherwise));
    }
    case 'Match':
      return matched(boot, scope, node);
    case 'Binary':
      return binary(boot, scope, node);
    case 'Unary': {
      const value = boot.evaluate(scope, node.value);
      if (node.op === '@') return value;
      if (node.op === 'clone') return copied(value);
      if (node.op !== '!') return node.op === '-' && value.kind === 'exact' ? exact(-Number(value.value)) : unknown;
      const truth = truthOf(value);
      return truth === null ? unknown : exact(!truth);
    }
    case 'Cast': {
      const value = boot.evaluate(scope, node.value);
      if (node.type === 'array')
        return value.kind === 'array' || value.kind === 'unknown' ? value : arrayOf(new Map([['0', value]]));
      if (node.type === 'string') return textOf(value) === null ? value : exact(textOf(value));
      const truth = truthOf(value);
      return node.type === 'bool' && truth !== null ? exact(truth) : node.type === 'object' ? value : unknown;
    }
    case 'Include':
      return boot.include(scope, node);
    case 'Yield': {
      const key = node.key === null ? null : boot.evaluate(scope, node.key);
      const value = node.value === null ? nothing : boot.evaluate(scope, node.value);
      if (!node.from) scope.yields.push({ key, value });
      else if (value.kind === 'array')
        for (const [name, entry] of value.entries) scope.yields.push({ key: exact(name), value: entry });
      return unknown;
    }
    case 'Print':
    case 'Throw':
    case 'VarVar':
      boot.evaluate(scope, node.value);
      return unknown;
    case 'IncDec': {
      const before = boot.evaluate(scope, node.target);
      // Which way it counts is not told: loops over numbers are short enough to be gone through as unknown.
      if (before.kind === 'exact') assign(boot, scope, node.target, unknown);
      return before;
    }
    default:
      return unknown;
  }
}

function array(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'Array' }>): Known {
  const entries = new Map<string, Known>();
  let isOpen = false;
  // What nextKey() would answer: asked anew for each item, it would go through those before.
  let next = 0;
  for (const item of node.items) {
    if (item === null) continue;
    const key = item.key === null ? null : boot.evaluate(scope, item.key);
    const value = boot.evaluate(scope, item.value);
    if (item.spread) {
      if (value.kind !== 'array') isOpen = true;
      else for (const [name, entry] of value.entries) entries.set(isPosition(name) ? String(next++) : name, entry);
      continue;
    }
    const name = key === null ? String(next++) : keyOf(key);
    if (name === null) isOpen = true;
    else entries.set(name, value);
    if (key !== null && name !== null && isPosition(name)) next = Math.max(next, Number(name) + 1);
  }
  return arrayOf(entries, isOpen, node);
}

function compound(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'AssignOp' }>): Known {
  const before = boot.evaluate(scope, node.target);
  if (node.op === '??') {
    const isSet = before.kind === 'exact' ? before.value !== null : before.kind === 'unknown' ? null : true;
    if (isSet === true && !boot.isExploring) return before;
    const value = boot.evaluate(scope, node.value);
    const after = before.kind === 'unknown' ? value : boot.isExploring ? either(before, value) : value;
    assign(boot, scope, node.target, after);
    return after;
  }
  const value = boot.evaluate(scope, node.value);
  let after: Known = unknown;
  if (node.op === '.') {
    after = joined(
      [
        { value: before, isLiteral: false },
        { value, isLiteral: node.value.kind === 'Str' },
      ],
      node,
    );
  } else if (node.op === '+' && before.kind === 'array' && value.kind === 'array') after = either(before, value);
  assign(boot, scope, node.target, after);
  return after;
}

function matched(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'Match' }>): Known {
  const subject = boot.evaluate(scope, node.subject);
  const results: Known[] = [];
  for (const arm of node.arms) {
    if (subject.kind === 'exact' && arm.conditions !== null && !boot.isExploring) {
      const values = arm.conditions.map((condition) => boot.evaluate(scope, condition));
      if (values.some((value) => value.kind === 'exact' && value.value === subject.value))
        return boot.evaluate(scope, arm.value);
      if (values.every((value) => value.kind === 'exact')) continue;
    }
    results.push(boot.evaluate(scope, arm.value));
  }
  return results.length === 0 ? unknown : results.reduce(either);
}

function binary(boot: Boot, scope: Scope, { op, left, right }: Extract<Expr, { kind: 'Binary' }>): Known {
  const first = boot.evaluate(scope, left);
  if (op === '&&' || op === '||') {
    const truth = truthOf(first);
    if (truth === (op === '||') && !boot.isExploring) return exact(truth);
    const second = truthOf(boot.evaluate(scope, right));
    return truth === null || second === null ? unknown : exact(second);
  }
  if (op === '??') {
    if (first.kind !== 'unknown' && first.kind !== 'choice' && !(first.kind === 'exact' && first.value === null))
      return first;
    const second = boot.evaluate(scope, right);
    return first.kind === 'choice' ? either(first, second) : second;
  }
  if (op === 'instanceof') return isInstance(boot, scope, first, right);
  const second = boot.evaluate(scope, right);
  if (op === '+' && first.kind === 'array' && second.kind === 'array') return either(first, second);
  if (!/^[!=]==?$/.test(op)) return unknown;
  const isSame = sameness(first, second);
  return isSame === null ? unknown : exact(op.startsWith('!') ? !isSame : isSame);
}

function sameness(a: Known, b: Known): boolean | null {
  if (a.kind === 'exact' && b.kind === 'exact')
    return a.value === b.value
      ? true
      : typeof a.value === typeof b.value || a.value === null || b.value === null
        ? false
        : null;
  const isNothing = (value: Known) => value.kind === 'exact' && value.value === null;
  const isSomething = (value: Known) => value.kind === 'object' || value.kind === 'function' || value.kind === 'array';
  return (isNothing(a) && isSomething(b)) || (isNothing(b) && isSomething(a)) ? false : null;
}

function isInstance(boot: Boot, scope: Scope, value: Known, named: Expr): Known {
  const className =
    named.kind === 'Name' ? boot.index.classNamed(named.text, named.start) : classOfText(boot.evaluate(scope, named));
  if (value.kind !== 'object' || className === null) return unknown;
  if (value.className === className) return exact(true);
  const { index } = boot;
  const isBelow = index.hierarchy.descendants(className).some(({ name }) => name === value.className);
  if (isBelow) return exact(true);
  return index.classes.has(className) && index.classes.has(value.className) ? exact(false) : unknown;
}

function classOfText(value: Known): string | null {
  const text = textOf(value);
  return text === null ? null : classText(text);
}

function copied(value: Known): Known {
  return value.kind === 'object' ? { ...value, props: new Map(value.props) } : value;
}
