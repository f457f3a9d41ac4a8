import type { BlockFeatureModule } from '../feature.ts';
import { intoContent } from '../view/into-content.ts';
import type { ViewElement } from '../view/view.ts';

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
    return { ...plan, view: intoContent(plan.view, inner, 'before-links') };
  },
  contribute: () => ({ metadata: { allowedBlocks: allowed } }),
};
