import type { BlockFeatureModule } from '../feature.ts';
import type { ViewElement, ViewNode } from '../view/view.ts';

/** Blocks that fit into any block's content. */
const allowed: readonly string[] = [
  'core/paragraph',
  'core/heading',
  'core/list',
  'core/image',
  'core/quote',
  'core/buttons',
  'core/group',
  'core/columns',
  'core/details',
  'core/separator',
  'core/spacer',
];

/** What a new block begins with. */
const template = [['core/paragraph', {}]] as const;

/** A place in the block for other blocks: between its content and its links. */
export const innerBlocksFeature: BlockFeatureModule = {
  name: 'inner_blocks',
  refine(plan) {
    const inner: ViewElement = { kind: 'element', tag: 'div', part: 'inner', children: [{ kind: 'inner', template }] };
    return { ...plan, view: withInner(plan.view, inner) };
  },
  contribute: () => ({ metadata: { allowedBlocks: allowed } }),
};

/** Puts the place into the content where there is such a region, before the links, else at the end. */
function withInner(view: ViewElement, inner: ViewElement): ViewElement {
  const content = view.children.findIndex((child) => child.kind === 'element' && child.part === 'content');
  const found = view.children[content];
  if (found?.kind === 'element') {
    return { ...view, children: view.children.with(content, { ...found, children: insert(found.children, inner) }) };
  }
  return { ...view, children: insert(view.children, inner) };
}

function insert(children: readonly ViewNode[], inner: ViewElement): readonly ViewNode[] {
  const at = children.findIndex((child) => child.kind === 'element' && /^actions(?:-area)?$/.test(child.part));
  return at < 0 ? [...children, inner] : children.toSpliced(at, 0, inner);
}
