/** A node of the JavaScript tree: tree-sitter's type, named children and their fields, detached from its memory. */
export interface JsNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** The field this node fills in its parent, such as `left`; null when none. */
  readonly field: string | null;
  readonly parent: JsNode | null;
  readonly children: readonly JsNode[];
  /** The operator of binary, unary and augmented assignment expressions, `in` or `of` of a loop, else ''. */
  readonly operator: string;
}
