import type { Node } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';

/** Functions that read or set variables by their names as texts. */
export const byName = /^\\?(compact|extract)$/i;
/** The variables that nodes name: asked of the same statement for one variable after another. */
export class Mentions {
  readonly #names = new Map<Node, ReadonlySet<string>>();
  readonly #byName = new Set<Node>();

  /** Every variable a node names. */
  of(node: Node): ReadonlySet<string> {
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    const names = new Set<string>();
    if (mention(node, names)) this.#byName.add(node);
    this.#names.set(node, names);
    return names;
  }

  /** Whether a node names a variable, or reads or sets variables by their names as texts. */
  mayName(node: Node, name: string): boolean {
    return this.of(node).has(name) || this.#byName.has(node);
  }
}

/**
 * Adds every variable a node names, those that `global`, `static` and closures name too.
 * @returns whether `compact()` or `extract()` is called
 */
export function mention(root: Node, names: Set<string>): boolean {
  let isByName = false;
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    // One look at its kind: nodes have many shapes, and every look is a search.
    switch (node.kind) {
      case 'Str':
      case 'Name':
        continue;
      case 'Var':
      case 'StaticVar':
      case 'ClosureUse':
        names.add(node.name);
        break;
      case 'Global':
        for (const name of node.names) names.add(name);
        break;
      case 'Catch':
        if (node.variable !== null) names.add(node.variable);
        break;
      case 'Call':
        isByName ||= node.callee.kind === 'Name' && byName.test(node.callee.text);
    }
    const children = childNodes(node);
    for (let at = 0; at < children.length; at++) {
      const child = children[at];
      if (child !== undefined) stack.push(child);
    }
  }
  return isByName;
}
