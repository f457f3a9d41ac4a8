import type { BlockAttribute, BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList, ViewNode, ViewValue } from '../../view/view.ts';
import { changeFirst } from './change-view.ts';

const texts: ReadonlySet<string> = new Set(['string', 'textarea', 'rich_text', 'enum', 'number', 'integer']);

/** The view with its first list replaced; nothing where the block has none. */
export const changeList = (view: ViewElement, change: (list: ViewList) => ViewNode): ViewElement | undefined =>
  changeFirst(view, (node) => (node.kind === 'list' && node.item.tag !== 'details' ? change(node) : undefined));

/** The attribute of a list. */
export const attributeOf = ({ attributes }: BlockPlan, { attribute }: ViewList): BlockAttribute | undefined =>
  attributes.find(({ name }) => name === attribute);

/** The value that an item is called by: its title, else its first line of text. */
export function namingValue(plan: BlockPlan, list: ViewList): ViewValue | undefined {
  const attribute = attributeOf(plan, list);
  const isText = (child: ViewNode): child is ViewValue =>
    child.kind === 'value' &&
    texts.has(
      (child.field === undefined || child.field === ''
        ? attribute?.item?.kind
        : attribute?.fields.find(({ name }) => name === child.field)?.kind) ?? '',
    );
  const values = list.item.children.filter(isText);
  return values.find(({ tag }) => tag === 'strong') ?? values[0];
}
