import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewNode, ViewValue } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';

/** Figures that count up to their value when they come into view; at once for people who want less motion. */
export const countUp: Behaviour = {
  enhance: (plan) => {
    const view = withCounters(plan, plan.view);
    return view === plan.view ? undefined : view;
  },
  context: () => ({}),
  imports: ['getElement'],
  functions: js`
    /**
     * Finds the text with the number.
     *
     * @param {Element} ref Element of the figure.
     * @return {Text|undefined} Text node.
     */
    function numberIn( ref ) {
      const walker = document.createTreeWalker( ref, window.NodeFilter.SHOW_TEXT );
      while ( walker.nextNode() ) {
        if ( /\d/.test( walker.currentNode.data ) ) {
          return walker.currentNode;
        }
      }
      return undefined;
    }

    /**
     * Writes a number with the separators of another one.
     *
     * @param {string} pattern Number as it is shown in the end, such as 1,234 or 4.8.
     * @param {number} share   How much of it is reached, from 0 to 1.
     * @return {string} Number.
     */
    function partOf( pattern, share ) {
      const [ , tail = '' ] = pattern.match( /[.,](\d{1,2})$/ ) ?? [];
      const digits = [ ...String( Math.round( Number( pattern.replace( /\D/g, '' ) ) * share ) ).padStart( tail.length + 1, '0' ) ];
      let text = '';
      for ( const sign of [ ...pattern ].reverse() ) {
        if ( digits.length === 0 ) {
          break;
        }
        text = ( /\d/.test( sign ) ? digits.pop() : sign ) + text;
      }
      return text;
    }
  `,
  store: js`
    callbacks: {
      count() {
        const node = numberIn( getElement().ref );
        if ( ! node || window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
          return undefined;
        }
        const whole = node.data;
        const [ number ] = whole.match( /\d[\d.,'\u00a0\u202f ]*\d|\d/ );
        let frame = 0;
        const observer = new window.IntersectionObserver( ( [ entry ] ) => {
          if ( ! entry.isIntersecting ) {
            return;
          }
          observer.disconnect();
          const start = window.performance.now();
          const show = ( now ) => {
            const time = Math.min( 1, ( now - start ) / 1500 );
            node.data = time < 1 ? whole.replace( number, partOf( number, 1 - ( 1 - time ) ** 3 ) ) : whole;
            frame = time < 1 ? window.requestAnimationFrame( show ) : 0;
          };
          frame = window.requestAnimationFrame( show );
        } );
        observer.observe( node.parentElement );
        return () => {
          observer.disconnect();
          window.cancelAnimationFrame( frame );
          node.data = whole;
        };
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('counter')} {
      display: inline-block;
      font-variant-numeric: tabular-nums;
    }
  `,
  summary: 'figures count up when they come into view, unless visitors prefer reduced motion',
};

const counted: ReadonlySet<string> = new Set(['figure', 'percent']);
const named = /^(?:value|number|figure|count|amount|total|percent(?:age)?)$|(?:Number|Count|Figure)$/;

function withCounters(plan: BlockPlan, view: ViewElement): ViewElement {
  const isFigure = ({ attribute, field }: ViewValue): boolean => {
    const found = plan.attributes.find(({ name }) => name === attribute);
    const column = found?.fields.find(({ name }) => name === field);
    return field === undefined || field === ''
      ? counted.has(found?.role ?? '')
      : column !== undefined && (counted.has(column.role) || named.test(column.id));
  };
  const visit = (node: ViewNode): ViewNode => {
    switch (node.kind) {
      case 'value':
        return isFigure(node) && node.look === undefined ? counter(node) : node;
      case 'element':
        return visitAll(node);
      case 'list': {
        const item = visitAll(node.item);
        return item === node.item ? node : { ...node, item };
      }
      default:
        return node;
    }
  };
  const visitAll = (element: ViewElement): ViewElement => {
    const children = element.children.map(visit);
    return children.every((child, at) => child === element.children[at]) ? element : { ...element, children };
  };
  return visitAll(view);
}

const counter = (value: ViewValue): ViewElement => ({
  kind: 'element',
  tag: value.tag === 'span' || value.tag === 'strong' ? 'span' : 'div',
  part: 'counter',
  frontProps: { 'data-wp-init': 'callbacks.count' },
  children: [value],
});
