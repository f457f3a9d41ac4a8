import type { Expr } from '../../ast.ts';
import { classNamed, staticPlace } from './assign.ts';
import { type Boot, callAt, type Scope } from './boot.ts';
import { either, entryOf, exact, type Known, keyOf, nothing, optionsOf, unknown } from './known.ts';

/** A variable: its own value, or that of the global one it is tied to. */
export function variable(boot: Boot, scope: Scope, name: string): Known {
  if (name === 'this') return scope.self ?? unknown;
  if (scope.globals.has(name)) return boot.globals.get(name) ?? unknown;
  return scope.vars.get(name) ?? unknown;
}

/** A constant by name. */
export function constant(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'Name' }>): Known {
  switch (node.text.toUpperCase()) {
    case '__CLASS__':
      return exact(boot.index.classAt(node.start)?.name ?? scope.staticClass);
    case '__NAMESPACE__':
      return exact(boot.index.names.namespaceAt(node.start));
    case '__DIR__':
    case '__FILE__':
    case 'ABSPATH':
      return { kind: 'beginning', text: '', at: null };
    default: {
      const known = boot.constants.get(node.text.slice(node.text.lastIndexOf('\\') + 1));
      if (known !== undefined) return known;
      const defined = boot.index.consts.get(node.text);
      return defined?.kind === 'Str' || defined?.kind === 'Num' ? boot.evaluate(scope, defined) : unknown;
    }
  }
}

/** What WordPress calls the methods of a route. */
const restMethods: Readonly<Record<string, string>> = {
  READABLE: 'GET',
  CREATABLE: 'POST',
  EDITABLE: 'POST, PUT, PATCH',
  DELETABLE: 'DELETE',
  ALLMETHODS: 'GET, POST, PUT, PATCH, DELETE',
};

/** `A::B` and `A::class`, as the class, its ancestors, traits and interfaces have it. */
export function classConstant(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'ClassConst' }>): Known {
  const className = classNamed(boot, scope, node.cls);
  if (className === null) return unknown;
  if (node.name === 'class') return exact(className, node);
  const key = `${className}::${node.name}`;
  const kept = boot.constants.get(key);
  if (kept !== undefined) return kept;
  const queue = [className];
  for (let name = queue.shift(), seen = 0; name !== undefined && seen < 40; name = queue.shift(), seen++) {
    const info = boot.index.classes.get(name);
    if (info === undefined) continue;
    const element = info.consts.get(node.name.toLowerCase());
    if (element !== undefined) {
      // A constant that names itself would never end.
      boot.constants.set(key, unknown);
      const inner: Scope = { ...scope, self: null, staticClass: className, vars: new Map(), depth: scope.depth + 1 };
      const value = scope.depth > 40 ? unknown : boot.evaluate(inner, element.value);
      boot.constants.set(key, value);
      return value;
    }
    const { interfaces, traits, start } = info.node;
    if (info.parent !== null) queue.push(info.parent);
    for (const other of [...traits, ...interfaces]) queue.push(boot.index.names.classNameAt(other, start));
  }
  const method =
    node.cls.kind === 'Name' && /wp_rest_server$/i.test(node.cls.text) ? restMethods[node.name] : undefined;
  return method === undefined ? unknown : exact(method);
}

/** `$a[ key ]`: an entry of an array, or what a container makes of its factory. */
export function indexed(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'Index' }>): Known {
  const key = node.index === null ? null : keyOf(boot.evaluate(scope, node.index));
  if (node.base.kind === 'Var' && node.base.name === 'GLOBALS') return boot.globals.get(key ?? '') ?? unknown;
  const base = boot.evaluate(scope, node.base);
  const entries = optionsOf(base).map((option): Known => {
    if (option.kind === 'object') {
      const kept = option.props.get(`[${key ?? ''}]`);
      // A container of factories: what is kept is what makes the entry.
      if (kept?.kind !== 'function') return kept ?? unknown;
      return boot
        .targetsOf(kept)
        .map((target) => boot.call(target, [option], callAt(node), scope.depth))
        .reduce(either, unknown);
    }
    if (option.kind !== 'array') return unknown;
    if (key !== null) return entryOf(option, key);
    return [...option.entries.values()].reduce(either, option.isOpen ? unknown : nothing);
  });
  return entries.reduce(either);
}

/** `$a->b`. */
export function property(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'Prop' }>): Known {
  const object = boot.evaluate(scope, node.object);
  const name = typeof node.name === 'string' ? node.name : keyOf(boot.evaluate(scope, node.name));
  if (name === null) return unknown;
  const values = optionsOf(object).map((option): Known => {
    if (option.kind !== 'object') return unknown;
    const kept = option.props.get(name);
    if (
      kept !== undefined &&
      kept.kind !== 'unknown' &&
      !(kept.kind === 'exact' && kept.value === null && boot.isExploring)
    )
      return kept;
    return supplied(boot, scope, option.className, name, node) ?? kept ?? unknown;
  });
  return values.reduce(either);
}

/** Nobody has set it, but its type says what it holds. */
function supplied(boot: Boot, scope: Scope, className: string, name: string, node: Expr): Known | null {
  const owner = boot.index.classes.get(boot.index.hierarchy.propertyOwner(className, name));
  const declared = owner?.node.props.find((prop) => prop.name === name);
  const type = declared?.type?.replace(/^\?/, '') ?? null;
  if (type === null || declared === undefined || !/^[\w\\]+$/.test(type)) return null;
  return boot.supply(boot.index.classNamed(type, declared.start), node, scope.depth);
}

/** `A::$b`. */
export function staticProperty(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'StaticProp' }>): Known {
  const place = staticPlace(boot, scope, node);
  if (place === null) return unknown;
  const kept = boot.statics.get(place);
  if (kept !== undefined) return kept;
  const [className = '', name = ''] = place.split('::$');
  const declared = boot.index.classes.get(className)?.node.props.find((prop) => prop.name === name);
  if (declared === undefined) return unknown;
  const value = declared.value === null ? nothing : boot.evaluate({ ...scope, staticClass: className }, declared.value);
  boot.statics.set(place, value);
  return value;
}
