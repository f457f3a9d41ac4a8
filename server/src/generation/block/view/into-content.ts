import type { ViewElement, ViewNode } from './view.ts';

/** Puts an element into the block's content where there is such a region, else into the block: before the links, or last. */
export function intoContent(view: ViewElement, added: ViewElement, place: 'before-links' | 'last'): ViewElement {
  const isContent = (child: ViewNode): boolean => child.kind === 'element' && /^content(?:-area)?$/.test(child.part);
  const at = view.children.findIndex(isContent);
  const content = view.children[at];
  if (content?.kind !== 'element') return { ...view, children: insert(view.children, added, place) };
  return { ...view, children: view.children.with(at, intoContent(content, added, place)) };
}

function insert(
  children: readonly ViewNode[],
  added: ViewElement,
  place: 'before-links' | 'last',
): readonly ViewNode[] {
  const links = children.findIndex((child) => child.kind === 'element' && /^actions(?:-area)?$/.test(child.part));
  return links < 0 || place === 'last' ? [...children, added] : children.toSpliced(links, 0, added);
}
