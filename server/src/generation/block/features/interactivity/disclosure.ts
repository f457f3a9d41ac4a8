import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import type { BlockPlan } from '../../plan.ts';
import { minusSign, plusSign } from '../../styles/plus-sign.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeFirst } from './change-view.ts';
import { button, buttonRules } from './toggle-button.ts';

const longRoles: readonly string[] = ['rows', 'list', 'details', 'body', 'answer'];

/** Longer content that a button shows and hides. */
export const disclosure: Behaviour = {
  enhance: ({ view, attributes }) => {
    const long = longRoles
      .map((role) => attributes.find((attribute) => attribute.role === role && !attribute.isOurs)?.name)
      .find((name) => name !== undefined);
    return long === undefined ? undefined : changeFirst(view, (node) => (shows(node, long) ? folded(node) : undefined));
  },
  context: ({ names }: BlockPlan) => ({
    isOpen: false,
    panelId: php`wp_unique_id( ${`${names.slug}-`} )`,
  }),
  store: js`
    actions: {
      toggle() {
        const context = getContext();
        context.isOpen = ! context.isOpen;
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('panel')} {
      margin-block-start: calc(${kit.get('gap')} * 0.6);
    }

    ${buttonRules(kit, 'toggle')}

    ${kit.part('toggle')}::after {
      ${plusSign}
    }

    ${kit.part('toggle')}[aria-expanded="true"]::after {
      ${minusSign}
    }

    @media (scripting: none) {

      ${kit.part('panel')}[hidden] {
        display: block;
      }
    }
  `,
  summary: 'a button shows and hides additional content',
};

const shows = (node: ViewNode, attribute: string): boolean =>
  (node.kind === 'value' || node.kind === 'list') && node.attribute === attribute;

function folded(node: ViewNode): ViewElement {
  const panel: ViewElement = {
    kind: 'element',
    tag: 'div',
    part: 'panel',
    frontProps: { 'data-wp-bind--hidden': '!context.isOpen', 'data-wp-bind--id': 'context.panelId' },
    children: [node],
  };
  const toggle = button('toggle', 'More details', {
    'data-wp-on--click': 'actions.toggle',
    'data-wp-bind--aria-expanded': 'context.isOpen',
    'data-wp-bind--aria-controls': 'context.panelId',
  });
  return { kind: 'element', tag: 'div', part: 'disclosure', children: [toggle, panel] };
}
