import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { intoContent } from '../../view/into-content.ts';
import type { Behaviour } from './behaviour.ts';
import { memoryFunction, memoryKey } from './memory.ts';
import { button, buttonRules } from './toggle-button.ts';

/** A button by which visitors mark the block for themselves; their own browser remembers it. */
export const favorite: Behaviour = {
  enhance: ({ view }) =>
    intoContent(
      view,
      button('favorite', 'Favorite', {
        'data-wp-on--click': 'actions.toggle',
        'data-wp-bind--aria-pressed': 'context.isFavorite',
      }),
      'last',
    ),
  context: (plan) => ({ isFavorite: false, key: memoryKey(plan) }),
  wrapper: { 'data-wp-init': 'callbacks.restore' },
  functions: memoryFunction,
  store: js`
    actions: {
      toggle() {
        const context = getContext();
        context.isFavorite = ! context.isFavorite;
        if ( context.isFavorite ) {
          memory()?.setItem( context.key, '1' );
        } else {
          memory()?.removeItem( context.key );
        }
      },
    },
    callbacks: {
      restore() {
        const context = getContext();
        context.isFavorite = memory()?.getItem( context.key ) === '1';
      },
    },
  `,
  rules: (kit) => css`
    ${buttonRules(kit, 'favorite')}

    ${kit.part('favorite')}[aria-pressed="true"] {
      background-color: ${kit.get('accent')};
      border-color: ${kit.get('accent')};
      color: ${kit.get('on-accent')};
    }
  `,
  summary: 'visitors can mark the block as a favorite, and their browser remembers the choice',
};
