import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeList } from './lists.ts';
import { button, buttonRules } from './toggle-button.ts';

/** Kinds of blocks whose items are read one at a time; of others as many are seen as there is room for. */
const single: ReadonlySet<string> = new Set(['testimonial', 'quote', 'hero', 'cta', 'gallery']);

/** Items side by side in a row that scrolls, with buttons for those who do not swipe; it never moves by itself. */
export const slider: Behaviour = {
  enhance: (plan) => changeList(plan.view, (list) => withButtons(plan, list)),
  context: () => ({ isAtStart: true, isAtEnd: false, fits: false }),
  imports: ['getElement'],
  functions: js`
    /**
     * Finds the row that scrolls.
     *
     * @param {Element} ref Element in the slider.
     * @return {HTMLElement} Row.
     */
    function rowOf( ref ) {
      return ref.closest( '[data-slider]' ).querySelector( '[data-slides]' );
    }

    /**
     * Scrolls by one item.
     *
     * @param {Element} ref  Element in the slider.
     * @param {number}  step 1 for the next item, -1 for the previous one.
     */
    function move( ref, step ) {
      const row = rowOf( ref );
      const { direction, columnGap } = window.getComputedStyle( row );
      const width = ( row.firstElementChild?.offsetWidth ?? 0 ) + ( parseFloat( columnGap ) || 0 );
      const isCalm = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
      row.scrollBy( {
        left: step * width * ( direction === 'rtl' ? -1 : 1 ),
        behavior: isCalm ? 'auto' : 'smooth',
      } );
    }
  `,
  store: js`
    actions: {
      previous() {
        move( getElement().ref, -1 );
      },
      next() {
        move( getElement().ref, 1 );
      },
    },
    callbacks: {
      track() {
        const context = getContext();
        const row = rowOf( getElement().ref );
        const update = () => {
          const at = Math.abs( row.scrollLeft );
          const end = row.scrollWidth - row.clientWidth;
          context.fits = end < 2;
          context.isAtStart = at < 2;
          context.isAtEnd = at > end - 2;
        };
        const observer = new window.ResizeObserver( update );
        observer.observe( row );
        row.addEventListener( 'scroll', update, { passive: true } );
        update();
        return () => {
          observer.disconnect();
          row.removeEventListener( 'scroll', update );
        };
      },
    },
  `,
  rules: (kit, plan) => css`
    ${kit.part('slider')} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.6);
      min-inline-size: 0;
    }

    ${kit.root} [data-slides] {
      display: flex;
      flex-flow: row nowrap;
      gap: ${kit.get('gap')};
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline mandatory;
    }

    ${kit.root} [data-slides]:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: 2px;
    }

    ${kit.root} [data-slides] > * {
      box-sizing: border-box;
      flex: 0 0 ${single.has(plan.archetype) ? css`100%` : css`min(100%, 18rem)`};
      min-inline-size: 0;
      scroll-snap-align: start;
    }

    ${kit.part('slider-buttons')} {
      display: flex;
      gap: 0.75rem;
    }

    ${kit.part('slider-buttons')}[hidden] {
      display: none;
    }

    ${buttonRules(kit, 'previous')}

    ${buttonRules(kit, 'next')}

    ${kit.root} :is(${kit.part('previous')}, ${kit.part('next')})[aria-disabled="true"] {
      cursor: default;
      opacity: 0.5;
    }
  `,
  summary: 'visitors swipe through the items, or use the buttons',
};

function withButtons(plan: BlockPlan, list: ViewList): ViewElement {
  const step = (part: string, text: string, end: string): ViewElement =>
    button(part, text, { 'data-wp-on--click': `actions.${part}`, 'data-wp-bind--aria-disabled': `context.${end}` });
  const buttons: ViewElement = {
    kind: 'element',
    tag: 'div',
    part: 'slider-buttons',
    frontProps: { 'data-wp-bind--hidden': 'context.fits' },
    children: [step('previous', 'Previous', 'isAtStart'), step('next', 'Next', 'isAtEnd')],
  };
  return {
    kind: 'element',
    tag: 'div',
    part: 'slider',
    frontProps: { role: 'group', 'data-slider': '', 'data-wp-init': 'callbacks.track' },
    rendered: { 'aria-label': php`__( ${plan.names.title}, ${plan.names.textDomain} )` },
    children: [{ ...list, frontProps: { ...list.frontProps, 'data-slides': '', tabindex: '0' } }, buttons],
  };
}
