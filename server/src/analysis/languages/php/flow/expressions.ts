import type { Expr } from '../ast.ts';
import { allDanger, Danger } from '../taint/kinds.ts';
import {
  isClientServerKey,
  ownAddressKeys,
  plainColumn,
  requestGlobals,
  serverFileKeys,
  storedDanger,
  storedProperties,
} from '../taint/sources.ts';
import { indexValue, keyOf, withEntry } from './access.ts';
import { assign, classOf, propertyPlace } from './assign.ts';
import { evaluateCall } from './calls.ts';
import { refine } from './conditions.ts';
import type { Env } from './env.ts';
import type { Flow } from './flow.ts';
import { deepest, type Frame } from './frame.ts';
import { bothGuards, eitherGuards, Guard, negateGuards } from './guards.ts';
import { joinValues } from './join.ts';
import { evaluateMethodCall, evaluateNew, evaluateStaticCall } from './methods.ts';
import { printValue } from './output.ts';
import { restParameter } from './rest-parameter.ts';
import { concat } from './ropes.ts';
import { deepTaints, makeSource, mergeTaints } from './taints.ts';
import {
  emptyArray,
  emptyString,
  falseValue,
  harmlessTypes,
  makeValue,
  noTaints,
  nullValue,
  numberValue,
  objectValue,
  type Shape,
  someBool,
  someFloat,
  someInt,
  someString,
  stringValue,
  Type,
  trueValue,
  unknown,
  type Value,
} from './value.ts';

/** Classes of the objects WordPress keeps in global variables. */
const globalObjects: ReadonlyMap<string, string> = new Map([
  ['wpdb', 'wpdb'],
  ['wp_query', 'wp_query'],
  ['post', 'wp_post'],
  ['current_user', 'wp_user'],
  ['wp_filesystem', 'wp_filesystem_base'],
]);

/** Constants that texts are put together with. */
const knownConstants: ReadonlyMap<string, Value> = new Map([
  ['PHP_EOL', stringValue('\n')],
  ['DIRECTORY_SEPARATOR', stringValue('/')],
  ['OBJECT', stringValue('OBJECT')],
  ['ARRAY_A', stringValue('ARRAY_A')],
  ['ARRAY_N', stringValue('ARRAY_N')],
]);

/** What an expression gives, and everything that happens on the way. */
export function evaluateExpression(flow: Flow, frame: Frame, node: Expr): Value {
  if (frame.depth > deepest) {
    flow.cut();
    return unknown;
  }
  frame.depth++;
  const value = evaluateKind(flow, frame, node);
  frame.depth--;
  return value;
}

/** Evaluates a condition: what it reads is only asked for. */
export function evaluateCondition(flow: Flow, frame: Frame, node: Expr): Value {
  frame.conditions++;
  const value = flow.evaluate(frame, node);
  frame.conditions--;
  return value;
}

function evaluateKind(flow: Flow, frame: Frame, node: Expr): Value {
  switch (node.kind) {
    case 'Var':
      return variable(flow, frame, node);
    case 'Str':
      return stringValue(node.value);
    case 'Call':
      return evaluateCall(flow, frame, node);
    case 'Index':
      return indexed(flow, frame, node);
    case 'MethodCall':
      return evaluateMethodCall(flow, frame, node);
    case 'Concat':
      return joined(flow, frame, node.parts);
    case 'Interpolated':
      return interpolated(flow, frame, node);
    case 'Prop':
      return property(flow, frame, node);
    case 'Assign': {
      const value = flow.evaluate(frame, node.value);
      assign(flow, frame, node.target, value, node);
      return value;
    }
    case 'AssignOp':
      return compound(flow, frame, node);
    case 'Array':
      return array(flow, frame, node);
    case 'Binary':
      return binary(flow, frame, node);
    case 'Unary':
      return unary(flow, frame, node);
    case 'Num':
      return numberValue(node.value, node.integer);
    case 'Bool':
      return node.value ? trueValue : falseValue;
    case 'Null':
      return nullValue;
    case 'Name':
      return constant(flow, frame, node);
    case 'Ternary':
      return ternary(flow, frame, node);
    case 'Cast':
      return cast(flow, frame, node);
    case 'StaticCall':
      return evaluateStaticCall(flow, frame, node);
    case 'New':
      return evaluateNew(flow, frame, node);
    case 'Closure':
    case 'ArrowFn': {
      const state = flow.closureState(node, frame);
      flow.run(state, frame);
      return makeValue(Type.Object, undefined, noTaints, null, null, 'closure', 0, node);
    }
    case 'IncDec': {
      const before = flow.evaluate(frame, node.target);
      if ((before.types & harmlessTypes) !== before.types || before.constant !== undefined) {
        assign(flow, frame, node.target, someInt, node);
      }
      return someInt;
    }
    case 'StaticProp':
      return property(flow, frame, node);
    case 'ClassConst':
      return classConstant(flow, frame, node);
    case 'Match':
      return match(flow, frame, node);
    case 'Include': {
      const value = flow.evaluate(frame, node.value);
      event(flow, frame, node, 'include', value);
      return unknown;
    }
    case 'Print': {
      const value = flow.evaluate(frame, node.value);
      frame.html = printValue(flow, frame, value, node.value, { sink: node, via: 'print' }, frame.html);
      return numberValue(1, true);
    }
    case 'Throw':
      flow.evaluate(frame, node.value);
      frame.env.dead = true;
      return unknown;
    case 'Yield': {
      if (node.key !== null) flow.evaluate(frame, node.key);
      const value = node.value === null ? nullValue : flow.evaluate(frame, node.value);
      const { state } = frame;
      // A generator gives an array of what it yields.
      const made = node.from ? value : withEntry(undefined, null, value);
      state.returns = state.returns === null ? made : joinValues(state.returns, made);
      state.canReturn = true;
      return unknown;
    }
    case 'VarVar':
      flow.evaluate(frame, node.value);
      return unknown;
    case 'Error':
      return unknown;
  }
}

/** Tells the rules about a sink of the language itself. */
function event(flow: Flow, frame: Frame, node: Expr, what: 'include' | 'shell', value: Value): void {
  flow.events.construct({
    node,
    what,
    value,
    enclosing: frame.isTopLevel ? null : frame.state,
    loopDepth: frame.loopDepth,
    guards: frame.env.guards,
  });
}

function variable(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Var' }>): Value {
  const { name } = node;
  const known = frame.env.get(name);
  if (known !== undefined) return known;
  if (name === 'this') return objectValue(frame.className === '' ? null : frame.className);
  if (name.charCodeAt(0) === 95 && (requestGlobals.has(name) || name === '_SERVER' || name === '_FILES')) {
    frame.state.addRead({ label: `$${name}`, start: node.start, end: node.end });
    return makeValue(Type.Array, undefined, [
      { mask: allDanger, source: makeSource('request', `$${name}`, node), step: null },
    ]);
  }
  const className = globalObjects.get(name);
  if (className !== undefined && (className === 'wpdb' || frame.globals?.has(name) === true || frame.isTopLevel)) {
    return objectValue(className);
  }
  if (frame.extracted !== null) return makeValue(unknown.types, undefined, frame.extracted);
  if (frame.isTopLevel && flow.isBlockRender && name === 'attributes') {
    return makeValue(Type.Array, undefined, [
      { mask: storedDanger, source: makeSource('attributes', '$attributes of the block', node), step: null },
    ]);
  }
  return unknown;
}

function indexed(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Index' }>): Value {
  const key = node.index === null ? null : keyOf(flow.evaluate(frame, node.index));
  if (node.base.kind === 'Var') {
    const { name } = node.base;
    if (requestGlobals.has(name) || name === '_SERVER' || name === '_FILES') {
      return superglobal(frame, node, name, key);
    }
    if (name === 'GLOBALS' && key !== null) {
      return globalObjects.has(key) ? objectValue(globalObjects.get(key) ?? null) : shared(flow, `$${key}`);
    }
  }
  const base = flow.evaluate(frame, node.base);
  if (base.className === 'wp_rest_request') {
    return restParameter(flow, frame, key, node);
  }
  return indexValue(base, key);
}

function superglobal(frame: Frame, node: Expr, name: string, key: string | null): Value {
  const known = key === null ? undefined : frame.env.get(name)?.shape?.entries.get(key);
  if (known !== undefined) return known;
  if (name === '_SERVER' && key !== null && !isClientServerKey(key)) return unknown;
  const label = `$${name}[${key === null ? '…' : `'${key}'`}]`;
  if (name !== '_SERVER') {
    frame.state.addRead({ label, start: node.start, end: node.end });
    if (frame.conditions === 0) frame.env.guards |= Guard.Requested;
  }
  const own = name === '_SERVER' && key !== null && ownAddressKeys.has(key);
  const mask = own ? allDanger & ~(Danger.Redirect | Danger.Url | Danger.Ssrf) : allDanger;
  const taints = [{ mask, source: makeSource('request', label, node), step: null }];
  if (name === '_FILES') {
    const entries = new Map(serverFileKeys.map((part) => [part, part === 'tmp_name' ? someString : someInt]));
    return makeValue(Type.Array, undefined, taints, null, { entries, rest: null });
  }
  return makeValue(Type.String | Type.Array | Type.Null, undefined, taints);
}

/** What a property or global holds, as far as all its assignments tell. */
function shared(flow: Flow, name: string): Value {
  const facts = flow.sharedFacts(name);
  const symbol = flow.shared(name);
  const types = facts?.types ?? unknown.types;
  if (facts !== undefined && (types & harmlessTypes) === types) return makeValue(types);
  return makeValue(
    types,
    undefined,
    [{ mask: allDanger, source: symbol.source, step: null }],
    null,
    null,
    facts?.className ?? null,
  );
}

function property(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Prop' | 'StaticProp' }>): Value {
  const { place, shared: sharedName } = propertyPlace(flow, frame, node);
  if (place !== null) {
    const known = frame.env.get(place);
    if (known !== undefined) return known;
  }
  if (sharedName !== null) {
    if (/::\$wpdb$/.test(sharedName)) return objectValue('wpdb');
    return shared(flow, sharedName);
  }
  if (node.kind === 'StaticProp') return unknown;
  const object = flow.evaluate(frame, node.object);
  if (typeof node.name !== 'string') {
    flow.evaluate(frame, node.name);
    return unknown;
  }
  if (object.className === 'wpdb') return node.name === 'last_result' ? unknown : someString;
  if (node.name === 'wpdb') return objectValue('wpdb');
  if (storedProperties.has(node.name) && (object.types & Type.Object) !== 0) {
    const label = `->${node.name}`;
    return makeValue(Type.String, undefined, [
      { mask: storedDanger, source: makeSource('stored', label, node), step: null },
      ...deepTaints(object),
    ]);
  }
  const entry = indexValue(object, node.name);
  // Rows are objects as well as arrays: a column of foreign rows is foreign, an id is not.
  if (entry.taints.length > 0 && plainColumn.test(node.name)) {
    const requested = entry.taints.filter(({ source }) => source.kind !== 'stored');
    return makeValue(entry.types, undefined, requested.length === 0 ? noTaints : requested);
  }
  return entry;
}

function joined(flow: Flow, frame: Frame, parts: readonly Expr[]): Value {
  let value: Value | null = null;
  let previous: Expr | null = null;
  for (const part of parts) {
    const next = flow.evaluate(frame, part);
    value = value === null ? concat(emptyString, next, null, part) : concat(value, next, previous, part);
    previous = null;
  }
  return value ?? emptyString;
}

function interpolated(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Interpolated' }>): Value {
  const value = joined(flow, frame, node.parts);
  if (node.flavour !== 'shell') return value;
  event(flow, frame, node, 'shell', value);
  return someString;
}

function compound(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'AssignOp' }>): Value {
  const { op, target } = node;
  if (op === '??') {
    const before = flow.evaluate(frame, target);
    const value = branch(frame, () => flow.evaluate(frame, node.value));
    const made = before === unknown ? value : joinValues(before, value);
    assign(flow, frame, target, made, node);
    return made;
  }
  if (op === '.') {
    const before = flow.evaluate(frame, target);
    const made = concat(before, flow.evaluate(frame, node.value), target, node.value);
    assign(flow, frame, target, made, node);
    return made;
  }
  const before = flow.evaluate(frame, target);
  const right = flow.evaluate(frame, node.value);
  const made = op === '+' ? plus(before, right) : op === '/' || op === '**' ? someFloat : someInt;
  assign(flow, frame, target, made, node);
  return made;
}

/** Evaluates something that may not happen, and joins what it changed. */
function branch(frame: Frame, work: () => Value): Value {
  const { env } = frame;
  const child = env.child();
  frame.env = child;
  const value = work();
  frame.env = env;
  const skipped = env.child();
  env.absorb([child, skipped]);
  return value;
}

function array(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Array' }>): Value {
  if (node.items.length === 0) return emptyArray;
  const entries = new Map<string, Value>();
  let rest: Value | null = null;
  let taints = noTaints;
  let next = 0;
  for (const item of node.items) {
    if (item === null) continue;
    const key = item.key === null ? null : flow.evaluate(frame, item.key);
    const value = flow.evaluate(frame, item.value);
    if (item.spread) {
      taints = mergeTaints(taints, value.taints);
      if (value.shape !== null) {
        for (const [name, entry] of value.shape.entries) entries.set(/^\d+$/.test(name) ? String(next++) : name, entry);
        if (value.shape.rest !== null) rest = rest === null ? value.shape.rest : joinValues(rest, value.shape.rest);
      } else if (value.taints.length === 0) rest = rest === null ? unknown : joinValues(rest, unknown);
      continue;
    }
    const name = key === null ? String(next++) : keyOf(key);
    if (name === null || entries.size >= 300) rest = rest === null ? value : joinValues(rest, value);
    else entries.set(name, value);
  }
  const shape: Shape = { entries, rest };
  const callable = callableOf(flow, entries);
  return makeValue(Type.Array, undefined, taints, null, shape, null, 0, callable);
}

/** `array( $this, 'method' )` as a callable of this file. */
function callableOf(flow: Flow, entries: ReadonlyMap<string, Value>): Value['callable'] {
  if (entries.size !== 2) return null;
  const owner = entries.get('0');
  const name = entries.get('1')?.constant;
  if (owner === undefined || typeof name !== 'string') return null;
  const className = owner.className ?? (typeof owner.constant === 'string' ? owner.constant.toLowerCase() : null);
  return className === null ? null : (flow.index.method(className, name.toLowerCase())?.node ?? null);
}

function plus(left: Value, right: Value): Value {
  // Arrays add up to arrays: defaults + input.
  if (((left.types | right.types) & Type.Array) !== 0 && (left.shape !== null || right.shape !== null)) {
    return makeValue(
      Type.Array,
      undefined,
      mergeTaints(left.taints, right.taints),
      null,
      left.shape === null
        ? right.shape
        : {
            entries: new Map([...(right.shape?.entries ?? []), ...left.shape.entries]),
            rest: left.shape.rest ?? right.shape?.rest ?? null,
          },
    );
  }
  return (left.types | right.types) === Type.Int ? someInt : makeValue(Type.Int | Type.Float);
}

function binary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Binary' }>): Value {
  const { op } = node;
  if (op === '&&' || op === '||') {
    const left = flow.evaluate(frame, node.left);
    const truth = op === '&&';
    const { env } = frame;
    const child = env.child();
    frame.env = child;
    refine(flow, frame, node.left, truth, left.guards);
    const right = flow.evaluate(frame, node.right);
    const skipped = env.child();
    frame.env = skipped;
    refine(flow, frame, node.left, !truth, left.guards);
    frame.env = env;
    env.absorb([child, skipped]);
    const guards = truth ? bothGuards(left.guards, right.guards) : eitherGuards(left.guards, right.guards);
    return guards === 0 ? someBool : makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
  }
  const left = flow.evaluate(frame, node.left);
  if (op === '??') {
    const value = branch(frame, () => flow.evaluate(frame, node.right));
    // The left side is only taken when there is one.
    return left === unknown ? (value.taints.length > 0 ? value : unknown) : joinValues(left, value);
  }
  if (op === 'instanceof') return someBool;
  const right = flow.evaluate(frame, node.right);
  switch (op) {
    case '+':
      return plus(left, right);
    case '-':
    case '*':
      return (left.types | right.types) === Type.Int ? someInt : makeValue(Type.Int | Type.Float);
    case '/':
    case '**':
      return makeValue(Type.Int | Type.Float);
    case '%':
    case '<<':
    case '>>':
    case '&':
    case '|':
    case '^':
    case '<=>':
      return someInt;
    default:
      return comparison(op, left, right);
  }
}

/** Comparing a guard's result with a constant keeps or turns the guard. */
function comparison(op: string, left: Value, right: Value): Value {
  const [guarded, other] = left.guards !== 0 ? [left, right] : [right, left];
  if (guarded.guards === 0 || other.constant === undefined) return someBool;
  const truthy = other.constant !== false && other.constant !== null && other.constant !== 0 && other.constant !== '';
  const equal = op === '==' || op === '===';
  if (!equal && op !== '!=' && op !== '!==') {
    return op === '>' || op === '>='
      ? makeValue(Type.Bool, undefined, noTaints, null, null, null, guarded.guards & 255)
      : someBool;
  }
  const guards = truthy === equal ? guarded.guards : negateGuards(guarded.guards);
  return makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
}

function unary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Unary' }>): Value {
  const value = flow.evaluate(frame, node.value);
  switch (node.op) {
    case '!':
      return value.guards === 0
        ? someBool
        : makeValue(Type.Bool, undefined, noTaints, null, null, null, negateGuards(value.guards));
    case '-':
      return typeof value.constant === 'number' ? numberValue(-value.constant, value.types === Type.Int) : someInt;
    case '+':
    case '~':
      return makeValue(Type.Int | Type.Float);
    default:
      return value;
  }
}

function constant(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Name' }>): Value {
  const known = knownConstants.get(node.text);
  if (known !== undefined) return known;
  if (node.text === '__CLASS__') return stringValue(frame.className);
  if (/^(?:die|exit)$/i.test(node.text)) frame.env.dead = true;
  const defined = flow.index.consts.get(node.text);
  // A constant defined from input would be odd; its literal text is what matters.
  return defined?.kind === 'Str' || defined?.kind === 'Num' ? flow.evaluate(frame, defined) : unknown;
}

function classConstant(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'ClassConst' }>): Value {
  if (node.cls.kind !== 'Name') return unknown;
  const className = classOf(flow, frame, node.cls.text, node.cls.start);
  if (node.name === 'class') return stringValue(className);
  let at: string | null = className;
  for (let depth = 0; at !== null && depth < 10; depth++) {
    const info = flow.index.classes.get(at);
    const element = info?.consts.get(node.name.toLowerCase());
    if (element !== undefined) {
      const { kind } = element.value;
      return kind === 'Str' || kind === 'Num' || kind === 'Array' || kind === 'Concat'
        ? flow.evaluate(frame, element.value)
        : unknown;
    }
    at = info?.parent ?? null;
  }
  return unknown;
}

function ternary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Ternary' }>): Value {
  const condition = evaluateCondition(flow, frame, node.condition);
  const { env } = frame;
  const whenTrue = env.child();
  frame.env = whenTrue;
  refine(flow, frame, node.condition, true, condition.guards);
  const first =
    node.thenValue === null ? refreshed(flow, frame, node.condition, condition) : flow.evaluate(frame, node.thenValue);
  const whenFalse = env.child();
  frame.env = whenFalse;
  refine(flow, frame, node.condition, false, condition.guards);
  const second = flow.evaluate(frame, node.otherwise);
  frame.env = env;
  env.absorb([whenTrue, whenFalse]);
  env.guards |= (whenTrue.guards | whenFalse.guards) & Guard.Requested;
  if (whenTrue.dead) return second;
  return whenFalse.dead ? first : joinValues(first, second);
}

/** `x ?: y`: x as the condition leaves it, where reading it again costs nothing. */
function refreshed(flow: Flow, frame: Frame, node: Expr, value: Value): Value {
  return node.kind === 'Var' ? flow.evaluate(frame, node) : value;
}

function match(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Match' }>): Value {
  flow.evaluate(frame, node.subject);
  const { env } = frame;
  const branches: Env[] = [];
  let result: Value | null = null;
  for (const arm of node.arms) {
    const child = env.child();
    frame.env = child;
    for (const condition of arm.conditions ?? []) {
      const value = flow.evaluate(frame, condition);
      if (node.subject.kind === 'Bool') refine(flow, frame, condition, node.subject.value, value.guards);
    }
    if (arm.conditions !== null && node.subject.kind !== 'Bool')
      narrowToCases(flow, frame, node.subject, arm.conditions);
    const value = flow.evaluate(frame, arm.value);
    if (!child.dead) result = result === null ? value : joinValues(result, value);
    branches.push(child);
  }
  frame.env = env;
  if (branches.length > 0) env.absorb(branches);
  return result ?? unknown;
}

/** A value that equals one of these constants is one of them. */
export function narrowToCases(flow: Flow, frame: Frame, subject: Expr, cases: readonly Expr[]): void {
  const tests = cases.map(
    (value): Expr => ({ kind: 'Binary', op: '===', left: subject, right: value, start: value.start, end: value.end }),
  );
  const [first, ...others] = tests;
  if (first === undefined) return;
  let test = first;
  for (const other of others)
    test = { kind: 'Binary', op: '||', left: test, right: other, start: test.start, end: other.end };
  refine(flow, frame, test, true, 0);
}

function cast(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Cast' }>): Value {
  const value = flow.evaluate(frame, node.value);
  switch (node.type) {
    case 'int':
      return typeof value.constant === 'number' ? numberValue(Math.trunc(value.constant), true) : someInt;
    case 'float':
      return someFloat;
    case 'bool':
      return value.guards === 0 ? someBool : makeValue(Type.Bool, undefined, noTaints, null, null, null, value.guards);
    case 'null':
      return nullValue;
    case 'string':
      return makeValue(Type.String, value.constant, deepTaints(value), value.rope);
    case 'array':
      return (value.types & ~Type.Array) === 0 ? value : withArray(value);
    case 'object':
      return makeValue(Type.Object, undefined, value.taints, null, value.shape);
  }
}

function withArray(value: Value): Value {
  if (value.shape !== null) return makeValue(Type.Array, undefined, value.taints, null, value.shape);
  if (value.taints.length > 0) return makeValue(Type.Array, undefined, value.taints);
  return withEntry(undefined, null, value);
}
