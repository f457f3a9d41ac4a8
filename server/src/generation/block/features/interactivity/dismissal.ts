import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { memoryFunction, memoryKey } from './memory.ts';

/** A message that visitors put away; their own browser remembers it. */
export const dismissal: Behaviour = {
  enhance: ({ view, attributes, archetype }) => {
    const name = attributes.find((attribute) => attribute.role === 'look' && isDismissal(attribute.id))?.name;
    if (name === undefined && archetype !== 'alert') return undefined;
    return { ...view, children: [...view.children, dismissButton(name)] };
  },
  context: (plan: BlockPlan) => ({ isDismissed: false, key: memoryKey(plan) }),
  wrapper: { 'data-wp-init': 'callbacks.restore', 'data-wp-bind--hidden': 'context.isDismissed' },
  functions: memoryFunction,
  store: js`
    actions: {
      dismiss() {
        const context = getContext();
        context.isDismissed = true;
        memory()?.setItem( context.key, '1' );
      },
    },
    callbacks: {
      restore() {
        const context = getContext();
        context.isDismissed = memory()?.getItem( context.key ) === '1';
      },
    },
  `,
  rules: (kit) => css`
    ${kit.root}[hidden] {
      display: none;
    }

    ${kit.root}:has(> ${kit.part('dismiss')}) {
      padding-inline-end: 3.5rem;
      position: relative;
    }

    ${kit.part('dismiss')} {
      align-items: center;
      background: none;
      block-size: 2.75rem;
      border: 0;
      border-radius: 0.25rem;
      color: inherit;
      cursor: pointer;
      display: flex;
      inline-size: 2.75rem;
      inset-block-start: 0.25rem;
      inset-inline-end: 0.25rem;
      justify-content: center;
      padding: 0;
      position: absolute;
    }

    ${kit.part('dismiss')}::before {
      background-image: linear-gradient(currentcolor, currentcolor), linear-gradient(currentcolor, currentcolor);
      background-position: center;
      background-repeat: no-repeat;
      background-size: 100% 2px, 2px 100%;
      block-size: 1.125rem;
      content: "";
      inline-size: 1.125rem;
      rotate: 45deg;
    }

    ${kit.part('dismiss')}:focus-visible {
      outline: 2px solid currentcolor;
    }

    ${kit.part('dismiss-label')} {
      block-size: 1px;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      position: absolute;
      white-space: nowrap;
    }

    @media (scripting: none) {

      ${kit.part('dismiss')} {
        display: none;
      }
    }
  `,
  summary: 'visitors can dismiss the message, and their browser remembers the choice',
};

export const isDismissal = (id: string): boolean => /dismiss[ai]ble$|close?able$/i.test(id);

const dismissButton = (attribute: string | undefined): ViewElement => ({
  kind: 'element',
  tag: 'button',
  part: 'dismiss',
  frontProps: { type: 'button', 'data-wp-on--click': 'actions.dismiss' },
  children: [
    {
      kind: 'text',
      tag: 'span',
      part: 'dismiss-label',
      text: 'Dismiss',
      ...(attribute === undefined ? {} : { with: attribute }),
    },
  ],
});
