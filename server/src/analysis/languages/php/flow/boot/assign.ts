import type { Expr } from '../../ast.ts';
import type { Boot, Scope } from './boot.ts';
import { entryOf, type Known, keyOf, optionsOf, unknown, withEntry } from './known.ts';

/** Assigns to a variable, an entry, a property or a list of them. */
export function assign(boot: Boot, scope: Scope, target: Expr, value: Known): void {
  switch (target.kind) {
    case 'Var':
      if (scope.globals.has(target.name)) boot.globals.set(target.name, value);
      else scope.vars.set(target.name, value);
      return;
    case 'Array': {
      let position = 0;
      for (const item of target.items) {
        if (item !== null) {
          const key = item.key === null ? String(position) : keyOf(boot.evaluate(scope, item.key));
          assign(boot, scope, item.value, key === null ? unknown : entryOf(value, key));
        }
        position++;
      }
      return;
    }
    case 'Index': {
      const key = target.index === null ? null : keyOf(boot.evaluate(scope, target.index));
      const base = readPlace(boot, scope, target.base);
      if (base.kind === 'object') {
        base.props.set(`[${key ?? ''}]`, value);
        return;
      }
      const isOpen = key === null && target.index !== null;
      const whole = withEntry(base, key, value);
      assign(boot, scope, target.base, isOpen ? { ...whole, isOpen } : whole);
      return;
    }
    case 'Prop': {
      const name = typeof target.name === 'string' ? target.name : keyOf(boot.evaluate(scope, target.name));
      for (const owner of optionsOf(boot.evaluate(scope, target.object))) {
        if (owner.kind === 'object' && name !== null) owner.props.set(name, value);
      }
      return;
    }
    case 'StaticProp': {
      const place = staticPlace(boot, scope, target);
      if (place !== null) boot.statics.set(place, value);
      return;
    }
    default:
  }
}

/** What is in a place that is about to be written: nothing yet is an empty array. */
function readPlace(boot: Boot, scope: Scope, node: Expr): Known {
  const value = boot.evaluate(scope, node);
  const [only] = optionsOf(value);
  if (value.kind !== 'choice')
    return value.kind === 'exact' ? { kind: 'array', entries: new Map(), isOpen: false, at: null } : value;
  return only ?? unknown;
}

/** Under which name a static property is kept: its class is the one that declares it. */
export function staticPlace(boot: Boot, scope: Scope, node: Extract<Expr, { kind: 'StaticProp' }>): string | null {
  if (typeof node.name !== 'string') return null;
  const className = classNamed(boot, scope, node.cls);
  return className === null ? null : `${boot.index.hierarchy.propertyOwner(className, node.name)}::$${node.name}`;
}

/** The class that an expression before `::` means; null when it is not known. */
export function classNamed(boot: Boot, scope: Scope, node: Expr): string | null {
  if (node.kind === 'Name') {
    const text = node.text.toLowerCase();
    const { index } = boot;
    if (text === 'static' && scope.staticClass !== '') return scope.staticClass;
    const written = index.classNamed(node.text, node.start);
    // Inside a trait, `self` and `parent` are those of the class that uses it.
    if (
      (text === 'self' || text === 'parent') &&
      index.classes.get(index.classAt(node.start)?.name ?? '')?.node.flavour === 'trait'
    ) {
      return text === 'self' ? scope.staticClass : (index.classes.get(scope.staticClass)?.parent ?? null);
    }
    return written;
  }
  const value = boot.evaluate(scope, node);
  if (value.kind === 'object') return value.className;
  return value.kind === 'exact' && typeof value.value === 'string' ? classText(value.value) : null;
}

/** A class's name from a text. */
export function classText(text: string): string {
  return text.toLowerCase().replace(/^\\/, '');
}
