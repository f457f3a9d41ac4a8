import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeFirst } from './change-view.ts';
import { button, buttonRules } from './toggle-button.ts';

/** Questions that fold by themselves, and a button that opens or closes all of them. */
export const accordion: Behaviour = {
  enhance: ({ view }) => changeFirst(view, (node) => (isAccordion(node) ? withButton(node) : undefined)),
  context: () => ({ isOpen: false }),
  store: js`
    actions: {
      toggleAll() {
        const context = getContext();
        context.isOpen = ! context.isOpen;
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('accordion')} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.6);
    }

    ${buttonRules(kit, 'toggle-all')}
  `,
  summary: 'a button expands or collapses all items',
};

const isAccordion = (node: ViewNode): boolean => node.kind === 'list' && node.item.tag === 'details';

function withButton(node: ViewNode): ViewElement {
  const toggle = button('toggle-all', 'Open or close all', {
    'data-wp-on--click': 'actions.toggleAll',
    'data-wp-bind--aria-expanded': 'context.isOpen',
  });
  const list: ViewNode =
    node.kind === 'list'
      ? {
          ...node,
          item: { ...node.item, frontProps: { ...node.item.frontProps, 'data-wp-bind--open': 'context.isOpen' } },
        }
      : node;
  return { kind: 'element', tag: 'div', part: 'accordion', children: [toggle, list] };
}
