import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import { intoContent } from '../../view/into-content.ts';
import type { Behaviour } from './behaviour.ts';
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
  context: ({ names }) => ({
    isFavorite: false,
    key: php`${`${names.slug}-`} . get_the_ID() . '-' . substr( md5( (string) wp_json_encode( $attributes ) ), 0, 8 )`,
  }),
  wrapper: { 'data-wp-init': 'callbacks.restore' },
  functions: js`
    /**
     * What the visitor's browser remembers. Browsers may refuse to remember.
     *
     * @return {Storage|undefined} Storage.
     */
    function memory() {
      try {
        return window.localStorage;
      } catch {
        return undefined;
      }
    }
  `,
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
  summary: 'visitors can mark the block, and their browser remembers it',
};
