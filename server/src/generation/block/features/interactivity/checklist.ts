import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import { attributeVariable } from '../../php/render-value.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeList, namingValue } from './lists.ts';
import { memoryFunction, memoryKey } from './memory.ts';
import { button, buttonRules } from './toggle-button.ts';

/** Items that visitors tick off; their own browser remembers which. */
export const checklist: Behaviour = {
  enhance: (plan) => changeList(plan.view, (list) => withBoxes(plan, list)),
  context: (plan) => ({ done: [], count: 0, key: memoryKey(plan) }),
  wrapper: { 'data-wp-init': 'callbacks.restore' },
  functions: js`
    ${memoryFunction}

    /**
     * Changes which items are ticked off, and remembers it.
     *
     * @param {Object}   context Context of the block.
     * @param {number[]} done    Positions of the items.
     */
    function keep( context, done ) {
      context.done = done;
      context.count = done.length;
      if ( done.length > 0 ) {
        memory()?.setItem( context.key, done.join( ',' ) );
      } else {
        memory()?.removeItem( context.key );
      }
    }
  `,
  store: js`
    state: {
      get isDone() {
        const { done, index } = getContext();
        return done.includes( index );
      },
    },
    actions: {
      tick() {
        const context = getContext();
        const { done, index } = context;
        keep( context, done.includes( index ) ? done.filter( ( one ) => one !== index ) : [ ...done, index ] );
      },
      clear() {
        keep( getContext(), [] );
      },
    },
    callbacks: {
      restore() {
        const context = getContext();
        const known = memory()?.getItem( context.key );
        if ( known ) {
          keep( context, known.split( ',' ).map( Number ) );
        }
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('checklist')} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.6);
    }

    ${kit.part('tick')} {
      align-items: center;
      cursor: pointer;
      display: inline-flex;
      gap: 0.6em;
      min-block-size: 2.75rem;
    }

    ${kit.part('tick-box')} {
      accent-color: ${kit.get('accent')};
      block-size: 1.25rem;
      flex: none;
      inline-size: 1.25rem;
      margin: 0;
    }

    ${kit.part('tick-box')}:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: 2px;
    }

    ${kit.root} .is-done ${kit.part('tick')} {
      opacity: 0.7;
      text-decoration: line-through;
    }

    ${kit.part('tally')} {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 0.4em 1em;
      margin: 0;
    }

    ${buttonRules(kit, 'clear')}

    ${kit.part('clear')}[hidden] {
      display: none;
    }

    @media (scripting: none) {

      ${kit.part('tally')} {
        display: none;
      }
    }
  `,
  summary: 'visitors can check off items, and their browser remembers which',
};

function withBoxes(plan: BlockPlan, list: ViewList): ViewElement {
  const { attribute, item } = list;
  const naming = namingValue(plan, list);
  const box: ViewElement = {
    kind: 'element',
    tag: 'input',
    part: 'tick-box',
    props: { type: 'checkbox' },
    frontProps: { 'data-wp-bind--checked': 'state.isDone', 'data-wp-on--change': 'actions.tick' },
    ...(naming === undefined ? { rendered: { 'aria-label': php`__( 'Done', ${plan.names.textDomain} )` } } : {}),
    editProps: { readOnly: true, tabIndex: -1 },
    children: [],
  };
  const caption: readonly ViewNode[] = naming === undefined ? [] : [{ ...naming, tag: 'span' }];
  const tick: ViewElement = {
    kind: 'element',
    tag: 'label',
    part: 'tick',
    isAlways: true,
    children: [box, ...caption],
  };
  const ticked: ViewList = {
    ...list,
    isIndexed: true,
    item: {
      ...item,
      frontProps: { ...item.frontProps, 'data-wp-class--is-done': 'state.isDone' },
      rendered: {
        ...item.rendered,
        'data-wp-context': php`wp_json_encode( array( 'index' => ${attributeVariable(plan, attribute, '_index')} ) )`,
      },
      children: [tick, ...item.children.filter((child) => child !== naming)],
    },
  };
  return { kind: 'element', tag: 'div', part: 'checklist', children: [ticked, tally(plan, attribute)] };
}

/** How many are ticked off, and the button for a fresh start. */
function tally(plan: BlockPlan, attribute: string): ViewElement {
  const number = (part: string, frontProps: Readonly<Record<string, string>>, context?: ViewElement['rendered']) =>
    ({
      kind: 'element',
      tag: 'span',
      part,
      isAlways: true,
      frontProps,
      ...(context === undefined ? {} : { rendered: context }),
      children: [],
    }) satisfies ViewElement;
  const total = php`wp_json_encode( array( 'total' => count( ${attributeVariable(plan, attribute)} ) ) )`;
  const count: ViewElement = {
    kind: 'element',
    tag: 'span',
    part: 'tally-count',
    frontProps: { role: 'status' },
    children: [
      { kind: 'text', tag: 'span', part: 'tally-label', text: 'Done:' },
      number('tally-done', { 'data-wp-text': 'context.count' }),
      { kind: 'text', tag: 'span', part: 'tally-of', text: '/' },
      number('tally-total', { 'data-wp-text': 'context.total' }, { 'data-wp-context': total }),
    ],
  };
  const clear = button('clear', 'Clear all checks', {
    'data-wp-on--click': 'actions.clear',
    'data-wp-bind--hidden': '!context.count',
  });
  return { kind: 'element', tag: 'div', part: 'tally', children: [count, clear] };
}
