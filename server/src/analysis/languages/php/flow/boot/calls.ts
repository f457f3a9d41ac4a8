import type { Arg, Call, Expr, MethodCall, New, StaticCall } from '../../ast.ts';
import { classNamed, classText } from './assign.ts';
import type { Boot, Scope, Target } from './boot.ts';
import { builtinCall } from './builtins.ts';
import { either, exact, type Known, optionsOf, textOf, unknown } from './known.ts';
import { reflected } from './reflection.ts';

/** Arguments in their order; named ones follow under no position and are told by name. */
export interface Arguments {
  readonly values: readonly Known[];
  readonly named: ReadonlyMap<string, Known>;
}

/** Evaluates arguments in order; what is spread is taken apart where it is known. */
export function evaluateArguments(boot: Boot, scope: Scope, args: readonly Arg[]): Arguments {
  const values: Known[] = [];
  const named = new Map<string, Known>();
  for (const { value: node, name, spread } of args) {
    const value = boot.evaluate(scope, node);
    if (name !== null) named.set(name, value);
    else if (!spread) values.push(value);
    else if (value.kind === 'array') {
      for (const [key, entry] of value.entries) {
        if (/^\d+$/.test(key)) values.push(entry);
        else named.set(key, entry);
      }
    }
  }
  return { values, named };
}

/** Named arguments at the places of the function's parameters. */
function placed({ values, named }: Arguments, target: Target): readonly Known[] {
  if (named.size === 0 || target.node === null) return [...values, ...named.values()];
  const all = [...values];
  for (const [position, { name }] of target.node.params.entries()) {
    const value = named.get(name);
    if (value === undefined) continue;
    while (all.length < position) all.push(unknown);
    all[position] = value;
  }
  return all;
}

/** `f( … )` and `$f( … )`. */
export function evaluateCall(boot: Boot, scope: Scope, node: Call): Known {
  const { callee } = node;
  if (callee.kind !== 'Name') {
    const value = boot.evaluate(scope, callee);
    return callAll(boot, scope, boot.targetsOf(value), evaluateArguments(boot, scope, node.args), node);
  }
  const name = boot.index.names.functionName(callee);
  const state = boot.index.functions.get(name);
  const target: Target = { node: state?.node ?? null, name, self: null, staticClass: '', vars: null };
  if (node.firstClass) return state === undefined ? exact(name, node) : closureOf(target, node);
  const special = construct(boot, scope, node, name);
  if (special !== null) return special;
  return callAll(boot, scope, [target], evaluateArguments(boot, scope, node.args), node);
}

function closureOf({ node, self, staticClass, vars }: Target, at: Expr): Known {
  return node === null ? unknown : { kind: 'function', node, self, staticClass, vars, at };
}

/** What speaks of variables rather than of values. */
function construct(boot: Boot, scope: Scope, node: Call, name: string): Known | null {
  switch (name) {
    case 'isset': {
      const truths = node.args.map(({ value }) => boot.evaluate(scope, value));
      if (truths.some((value) => value.kind === 'exact' && value.value === null)) return exact(false);
      return truths.every(({ kind }) => kind !== 'unknown' && kind !== 'choice') ? exact(true) : unknown;
    }
    case 'compact': {
      const entries = new Map<string, Known>();
      for (const { value } of node.args) {
        for (const key of textsIn(boot.evaluate(scope, value))) entries.set(key, scope.vars.get(key) ?? unknown);
      }
      return { kind: 'array', entries, isOpen: false, at: node };
    }
    case 'extract': {
      const [first] = node.args;
      const value = first === undefined ? unknown : boot.evaluate(scope, first.value);
      if (value.kind === 'array') for (const [key, entry] of value.entries) scope.vars.set(key, entry);
      return unknown;
    }
    case 'func_get_args':
      return scope.vars.get('...') ?? unknown;
    case 'get_called_class':
      return exact(scope.staticClass);
    case 'get_class':
      return node.args.length === 0 ? exact(scope.staticClass) : null;
    case 'define': {
      const [key, value] = node.args.map((one) => boot.evaluate(scope, one.value));
      const text = key === undefined ? null : textOf(key);
      if (text !== null && value !== undefined) boot.constants.set(text, value);
      return unknown;
    }
    default:
      return null;
  }
}

function textsIn(value: Known): string[] {
  if (value.kind === 'array') return [...value.entries.values()].flatMap(textsIn);
  const text = textOf(value);
  return text === null ? [] : [text];
}

/** Calls each function that may be meant. */
function callAll(
  boot: Boot,
  scope: Scope,
  targets: readonly Target[],
  args: Arguments,
  node: Call | MethodCall | StaticCall,
): Known {
  let result: Known | null = null;
  for (const target of targets) {
    const values = placed(args, target);
    let value: Known;
    if (target.node !== null) value = boot.call(target, values, node, scope.depth);
    else {
      boot.register(target.name, values, node);
      value = builtinCall(boot, target.name, values, node, scope);
    }
    result = result === null ? value : either(result, value);
  }
  return result ?? unknown;
}

/** Methods that hand out an object of the class they are given. */
const makers: ReadonlySet<string> = new Set(
  'get make resolve create build instance instantiate singleton service fetch getinstance'.split(' '),
);

/** `$object->name( … )`. */
export function evaluateMethodCall(boot: Boot, scope: Scope, node: MethodCall): Known {
  const receiver = boot.evaluate(scope, node.object);
  const name = typeof node.name === 'string' ? node.name : textOf(boot.evaluate(scope, node.name));
  if (name === null) {
    evaluateArguments(boot, scope, node.args);
    return unknown;
  }
  const results = optionsOf(receiver).map((object) => callMethod(boot, scope, node, object, name.toLowerCase()));
  return results.reduce(either);
}

function callMethod(boot: Boot, scope: Scope, node: MethodCall, object: Known, name: string): Known {
  if (object.kind === 'function') {
    if (node.firstClass) return object;
    const args = evaluateArguments(boot, scope, node.args);
    const bound = args.values.find(({ kind }) => kind === 'object');
    if (name === 'bindto' || name === 'bind')
      return bound?.kind === 'object' ? { ...object, self: bound, staticClass: bound.className } : object;
    const rest = name === 'call' ? { ...args, values: args.values.slice(1) } : args;
    return callAll(boot, scope, boot.targetsOf(object), rest, node);
  }
  const state = object.kind === 'object' ? boot.index.method(object.className, name) : null;
  if (state !== null && object.kind === 'object') {
    const target: Target = { node: state.node, name: '', self: object, staticClass: object.className, vars: null };
    if (node.firstClass) return closureOf(target, node);
    const args = evaluateArguments(boot, scope, node.args);
    const result = callAll(boot, scope, [target], args, node);
    // What it is called is what it does, whenever it does it.
    if (name === 'add_action' || name === 'add_filter') boot.register(name, args.values, node);
    return result;
  }
  const args = evaluateArguments(boot, scope, node.args);
  if (name === 'add_action' || name === 'add_filter' || name === 'add_shortcode')
    boot.register(name, args.values, node);
  if (object.kind === 'object') {
    const shown = reflected(boot, object, name, args.values, node, scope.depth);
    if (shown !== null) return shown;
  }
  const [first] = args.values;
  const asked = first === undefined ? null : textOf(first);
  if (asked !== null && makers.has(name)) return boot.supply(classText(asked), node, scope.depth) ?? unknown;
  return unknown;
}

/** `Name::name( … )`. */
export function evaluateStaticCall(boot: Boot, scope: Scope, node: StaticCall): Known {
  const named = node.cls.kind === 'Name' ? [node.cls] : null;
  const classes =
    named !== null
      ? [classNamed(boot, scope, node.cls)]
      : optionsOf(boot.evaluate(scope, node.cls)).map((value) =>
          value.kind === 'object' ? value.className : classOf(value),
        );
  const name = (
    typeof node.name === 'string' ? node.name : (textOf(boot.evaluate(scope, node.name)) ?? '')
  ).toLowerCase();
  const args = node.firstClass
    ? { values: [], named: new Map<string, Known>() }
    : evaluateArguments(boot, scope, node.args);
  const isOwn = node.cls.kind === 'Name' && /^(?:self|static|parent)$/i.test(node.cls.text);
  const results = classes.map((className): Known => {
    if (className === null) return unknown;
    const state = boot.index.method(className, name);
    if (state === null) {
      boot.register(`${className}::${name}`, args.values, node);
      return className === 'closure' && name === 'fromcallable' ? (args.values[0] ?? unknown) : unknown;
    }
    const staticClass = isOwn && scope.staticClass !== '' ? scope.staticClass : className;
    const target: Target = {
      node: state.node,
      name: '',
      self: isOwn || parentOf(boot, scope, className) ? scope.self : null,
      staticClass,
      vars: null,
    };
    return node.firstClass ? closureOf(target, node) : callAll(boot, scope, [target], args, node);
  });
  return results.length === 0 ? unknown : results.reduce(either);
}

/** `Base::method()` from a class below it has the same object. */
function parentOf({ index }: Boot, { self }: Scope, className: string): boolean {
  return self !== null && index.ancestors(self.className).includes(className);
}

function classOf(value: Known): string | null {
  const text = textOf(value);
  return text === null ? null : classText(text);
}

/** `new Name( … )`. */
export function evaluateNew(boot: Boot, scope: Scope, node: New): Known {
  const classes =
    node.cls.kind === 'Class'
      ? [boot.index.classAt(node.cls.start)?.name ?? null]
      : node.cls.kind === 'Name'
        ? [classNamed(boot, scope, node.cls)]
        : optionsOf(boot.evaluate(scope, node.cls)).map(classOf);
  const args = evaluateArguments(boot, scope, node.args);
  const made = classes.map((className): Known => {
    if (className === null) return unknown;
    const creator = boot.index.method(className, '__construct');
    const target: Target = { node: creator?.node ?? null, name: '', self: null, staticClass: className, vars: null };
    return boot.create(className, placed(args, target), node, scope.depth);
  });
  return made.length === 0 ? unknown : made.reduce(either);
}
