import type { ViewElement, ViewNode } from '../../view/view.ts';

/**
 * The view with the first node that fits replaced, searched from the outside in; nothing when none fits.
 * @param change answers the new node, or nothing for a node that does not fit
 */
export function changeFirst(
  view: ViewElement,
  change: (node: ViewNode) => ViewNode | undefined,
): ViewElement | undefined {
  let isDone = false;
  const visit = (children: readonly ViewNode[]): readonly ViewNode[] =>
    children.map((child) => {
      if (isDone) return child;
      const changed = change(child);
      if (changed !== undefined) {
        isDone = true;
        return changed;
      }
      return child.kind === 'element' ? { ...child, children: visit(child.children) } : child;
    });
  const children = visit(view.children);
  return isDone ? { ...view, children } : undefined;
}
