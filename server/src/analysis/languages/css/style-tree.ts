import type { AtRule, ChildNode, Comment, Container, Declaration, Root, Rule } from 'postcss';

/**
 * The nodes of a style sheet, gathered once for all rules: PostCSS' own walks go through the whole tree for each of them.
 * Every list is in source order, parents first.
 */
export class StyleTree {
  /** Those that are in no other. */
  readonly nodes: readonly ChildNode[];
  readonly #all: ChildNode[] = [];
  readonly #rules: Rule[] = [];
  readonly #atRules: AtRule[] = [];
  readonly #declarations: Declaration[] = [];
  readonly #comments: Comment[] = [];

  constructor(root: Root) {
    this.nodes = root.nodes;
    this.#gather(root);
  }

  walk(visit: (node: ChildNode) => void): void {
    for (const node of this.#all) visit(node);
  }

  walkRules(visit: (rule: Rule) => void): void {
    for (const rule of this.#rules) visit(rule);
  }

  walkComments(visit: (comment: Comment) => void): void {
    for (const comment of this.#comments) visit(comment);
  }

  /** Visits the at-rules whose name matches. */
  walkAtRules(name: RegExp, visit: (rule: AtRule) => void): void {
    for (const rule of this.#atRules) if (name.test(rule.name)) visit(rule);
  }

  /** Visits all declarations. */
  walkDecls(visit: (declaration: Declaration) => void): void;
  /** Visits those whose property matches. */
  walkDecls(property: RegExp, visit: (declaration: Declaration) => void): void;
  walkDecls(property: RegExp | ((declaration: Declaration) => void), visit?: (declaration: Declaration) => void): void {
    for (const declaration of this.#declarations) {
      if (!(property instanceof RegExp)) property(declaration);
      else if (property.test(declaration.prop)) visit?.(declaration);
    }
  }

  #gather({ nodes }: Container<ChildNode>): void {
    for (const node of nodes ?? []) {
      this.#all.push(node);
      switch (node.type) {
        case 'rule':
          this.#rules.push(node);
          break;
        case 'atrule':
          this.#atRules.push(node);
          break;
        case 'decl':
          this.#declarations.push(node);
          break;
        case 'comment':
          this.#comments.push(node);
          break;
      }
      // A declaration of SCSS may have others inside it.
      if ('nodes' in node && node.nodes !== undefined) this.#gather(node as Container<ChildNode>);
    }
  }
}
