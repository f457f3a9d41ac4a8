import type { ViewElement, ViewInner, ViewNode } from './view.ts';

/** Whether an element is there for the blocks inside this block, and nothing else. */
export function isInnerHolder({ children }: ViewElement): boolean {
  return children.length === 1 && children[0]?.kind === 'inner';
}

/** The place for inner blocks in a view. */
export function innerOf(node: ViewNode): ViewInner | undefined {
  if (node.kind === 'inner') return node;
  if (node.kind !== 'element') return undefined;
  return node.children.map(innerOf).find((found) => found !== undefined);
}
