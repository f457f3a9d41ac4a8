import type { ViewElement, ViewNode, ViewValue } from '../../view/view.ts';

/** The first node of a view that fits, from the outside in. */
export function findNode<Found extends ViewNode>(
  node: ViewNode,
  fits: (node: ViewNode) => node is Found,
): Found | undefined {
  if (fits(node)) return node;
  if (node.kind !== 'element') return undefined;
  return node.children.map((child) => findNode(child, fits)).find((found) => found !== undefined);
}

/** The value of an attribute in a view. */
export const shownIn = (view: ViewNode, attribute: string): ViewValue | undefined =>
  findNode(view, (node): node is ViewValue => node.kind === 'value' && node.attribute === attribute);

/** A view without the values of some attributes, and without elements that held nothing else. */
export function withoutValues(view: ViewElement, attributes: ReadonlySet<string>): ViewElement {
  const kept = (node: ViewNode): readonly ViewNode[] => {
    if (node.kind === 'value') return attributes.has(node.attribute) ? [] : [node];
    if (node.kind !== 'element') return [node];
    const children = node.children.flatMap(kept);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  };
  return { ...view, children: view.children.flatMap(kept) };
}
