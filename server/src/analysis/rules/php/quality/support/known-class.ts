import { wordpressClass } from '@presswright/shared/wordpress/facts';
import type { ClassDecl, Method } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/**
 * Whether a class has a method, with all its parents and traits; null when one of those is not among the files, or it
 * answers calls of any name (`__call`).
 */
export function hasMethod({ index, names }: PhpContext, className: string, method: string): boolean | null {
  const wanted = method.toLowerCase();
  const waiting = [className];
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const info = index.classes.get(name);
    if (info === undefined) {
      // Only public methods are in the facts.
      return wordpressClass(name)?.methods.has(wanted) ? true : null;
    }
    const { node } = info;
    // A trait's methods may use those of the class it is used in.
    if (node.flavour !== 'class' || node.name === '') return null;
    if (name !== className && isStub(node)) return null;
    if (node.methods.some((own) => isNamed(own, wanted))) return true;
    if (node.methods.some((own) => /^__call(static)?$/i.test(own.name))) return null;
    if (info.parent !== null) waiting.push(info.parent);
    for (const trait of node.traits) {
      const used = index.classes.get(names.classNameAt(trait, node.start));
      if (used === undefined || used.node.traits.length > 0) return null;
      if (used.node.methods.some((own) => isNamed(own, wanted) || /^__call/i.test(own.name))) return true;
    }
    // `use A { b as c; }` gives methods other names.
    if (node.traits.length > 0) return null;
  }
  return false;
}

/** What stands for another project's class, for tests and tools: it says what some of its methods are called, and no more. */
function isStub({ methods }: ClassDecl): boolean {
  return methods.length > 2 && methods.every(({ body }) => body !== null && body.body.length === 0);
}

function isNamed({ name }: Method, wanted: string): boolean {
  return name.length === wanted.length && name.toLowerCase() === wanted;
}
