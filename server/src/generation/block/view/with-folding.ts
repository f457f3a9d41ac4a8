import { php } from '../../writers/php.ts';
import type { DraftAttribute } from '../attributes/named-attribute.ts';
import { attributeVariable, local } from '../php/render-value.ts';
import type { BlockPlan } from '../plan.ts';
import type { ViewElement, ViewNode } from './view.ts';

const severalOpen = /^(?:allowMultiple|multipleOpen|multiple)$/;
const firstOpen = /^(?:firstOpen|openFirst|defaultOpen|openByDefault|startOpen|expanded)$/;

/** Whether an attribute says how the items of a block fold; such blocks are rendered. */
export const steersFolding = ({ id, role }: Pick<DraftAttribute, 'id' | 'role'>): boolean =>
  role === 'look' && (severalOpen.test(id) || firstOpen.test(id));

/** Whether items of a block belong together, so that one closes when another opens. */
export const isGrouping = ({ view }: Pick<BlockPlan, 'view'>, id: string): boolean =>
  severalOpen.test(id) && folds(view);

const folds = (node: ViewNode): boolean =>
  (node.kind === 'list' && node.item.tag === 'details') || (node.kind === 'element' && node.children.some(folds));

/** Items that fold as the block's switches say: one or several open at once, the first of them open from the start. */
export function withFolding(plan: BlockPlan): BlockPlan {
  const several = plan.attributes.find(({ id, role }) => role === 'look' && severalOpen.test(id));
  const first = plan.attributes.find(({ id, role }) => role === 'look' && firstOpen.test(id));
  if (!plan.isDynamic || (several === undefined && first === undefined)) return plan;
  const visit = (node: ViewNode): ViewNode => {
    if (node.kind === 'element') return visitElement(node);
    if (node.kind !== 'list' || node.item.tag !== 'details') return node;
    const rendered = {
      ...(several === undefined
        ? {}
        : { name: { when: php`! ${attributeVariable(plan, several.name)}`, text: local(plan, 'group') } }),
      ...(first === undefined
        ? {}
        : {
            open: {
              when: php`${attributeVariable(plan, first.name)} && 0 === ${attributeVariable(plan, node.attribute, '_index')}`,
            },
          }),
    };
    return { ...node, isIndexed: first !== undefined, item: { ...node.item, rendered } };
  };
  const visitElement = (node: ViewElement): ViewElement => ({ ...node, children: node.children.map(visit) });
  return { ...plan, view: visitElement(plan.view) };
}
