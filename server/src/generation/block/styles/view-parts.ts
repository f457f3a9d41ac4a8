import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import type { BlockPlan } from '../plan.ts';
import type { ViewNode } from '../view/view.ts';

/** An element of the block that has a class of its own. */
export interface ViewPart {
  /** The first of its classes, without the block's. */
  readonly part: string;
  readonly tag: string;
  /** `region` is an element around others; `item` one item of a list; `field` a value in an item or an object. */
  readonly kind: 'region' | 'value' | 'text' | 'list' | 'item' | 'field';
  /** Of a value or a list: its attribute's role and kind; of a field: its own kind. */
  readonly role: string;
  readonly type?: AttributeType;
}

/** Every part of the block, from the outside in; the wrapper is none. */
export function partsOf(plan: Pick<BlockPlan, 'attributes' | 'view'>): readonly ViewPart[] {
  const byName = new Map(plan.attributes.map((attribute) => [attribute.name, attribute]));

  const walk = (node: ViewNode, list?: string): ViewPart[] => {
    switch (node.kind) {
      case 'inner':
        return [];
      case 'text':
        return [
          {
            part: node.part,
            tag: node.tag,
            kind: 'text',
            role: node.with === undefined || node.tag !== 'li' ? 'label' : 'flag',
          },
        ];
      case 'element': {
        let own: ViewPart = { part: node.part, tag: node.tag, kind: 'region', role: node.part.replace(/-area$/, '') };
        // A link around others looks like one.
        if (node.tag === 'a') own = { ...own, kind: 'field', role: 'link' };
        return [...(node.part === '' ? [] : [own]), ...node.children.flatMap((child) => walk(child, list))];
      }
      case 'list': {
        const attribute = byName.get(node.attribute);
        const role = attribute?.role ?? 'list';
        const { item } = node;
        return [
          { part: node.part, tag: node.tag, kind: 'list', role, ...(attribute ? { type: attribute.kind } : {}) },
          { part: item.part, tag: item.tag, kind: 'item', role },
          ...item.children.flatMap((child) => walk(child, node.attribute)),
        ];
      }
      case 'value': {
        const attribute = byName.get(node.attribute);
        if (node.field === undefined) {
          const { role = 'text', kind = 'string' } = attribute ?? {};
          return [{ part: node.part, tag: node.tag, kind: 'value', role, type: kind }];
        }
        const field = attribute?.fields.find(({ name }) => name === node.field) ?? attribute?.item;
        const type = field?.kind ?? 'string';
        return [{ part: node.part, tag: node.tag, kind: 'field', role: fieldRole(field?.id ?? '', type), type }];
      }
    }
  };
  return walk(plan.view).map((part) => ({ ...part, part: part.part.split(' ')[0] ?? '' }));
}

const fieldRoles: readonly (readonly [role: string, name: RegExp])[] = [
  ['title', /^(?:title|name|heading|question|label|plan|product)$/],
  ['author', /^(?:author|speaker|customer|client|reviewer|person)(?:Name)?$/],
  ['icon', /(?:icon|emoji|symbol)$/i],
  ['meta', /(?:date|year|role|position|period|category|time|caption)$/i],
  ['price', /(?:price|cost|amount)$/i],
  ['badge', /^(?:is)?(?:featured|highlighted|popular|mostPopular|recommended|bestValue)$/i],
];

const numberRoles: readonly (readonly [role: string, name: RegExp])[] = [
  ['rating', /^(?:rating|stars)$/],
  ['figure', /^(?:value|number|count|figure|total|stat|statistic)$/],
];

/** What a field of an item means, by its name. */
function fieldRole(id: string, type: AttributeType): string {
  if (type === 'image' || type === 'media') return 'image';
  if (type === 'url') return 'link';
  if (type === 'date') return 'meta';
  if (type === 'array') return 'list';
  if (type === 'number' || type === 'integer') {
    const found = numberRoles.find(([, pattern]) => pattern.test(id));
    if (found !== undefined) return found[0];
  }
  return fieldRoles.find(([, pattern]) => pattern.test(id))?.[0] ?? 'body';
}
