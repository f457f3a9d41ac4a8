import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import { attributeVariable } from '../../php/render-value.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { attributeOf, changeList } from './lists.ts';

/** A field above a list that leaves what has the words typed, and a choice where a column sorts its items into kinds. */
export const filter: Behaviour = {
  enhance: (plan) => changeList(plan.view, (list) => withSearch(plan, list)),
  context: () => ({ query: '', choice: '', shown: 0 }),
  imports: ['getElement'],
  functions: js`
    /**
     * Makes texts comparable: without case and accents.
     *
     * @param {string} text Text.
     * @return {string} Comparable text.
     */
    function plain( text ) {
      return text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
    }

    /**
     * Finds the items of the list.
     *
     * @param {Element} area Element around the list.
     * @return {HTMLElement[]} Items.
     */
    function itemsIn( area ) {
      return [ ...area.querySelectorAll( '[data-items] > *' ) ];
    }
  `,
  store: js`
    actions: {
      search( event ) {
        getContext().query = event.target.value;
      },
      choose( event ) {
        getContext().choice = event.target.value;
      },
    },
    callbacks: {
      apply() {
        const context = getContext();
        const words = plain( context.query ).split( /\s+/ ).filter( Boolean );
        const items = itemsIn( getElement().ref );
        items.forEach( ( item ) => {
          const text = plain( item.textContent );
          const isOfKind = ! context.choice || item.dataset.choice === context.choice;
          item.hidden = ! isOfKind || ! words.every( ( word ) => text.includes( word ) );
        } );
        context.shown = items.filter( ( item ) => ! item.hidden ).length;
      },
      fill() {
        const { ref } = getElement();
        const items = itemsIn( ref.closest( '[data-filter]' ) );
        const choices = new Set( items.map( ( item ) => item.dataset.choice ?? '' ) );
        choices.delete( '' );
        [ ...choices ]
          .sort( ( one, other ) => one.localeCompare( other ) )
          .forEach( ( choice ) => ref.add( new window.Option( choice, choice ) ) );
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('filter')} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.6);
    }

    ${kit.part('filter-bar')} {
      align-items: end;
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem;
    }

    ${kit.part('filter-field')} {
      display: flex;
      flex: 1 1 14rem;
      flex-direction: column;
      gap: 0.25rem;
      max-inline-size: 28rem;
    }

    ${kit.part('filter-label')} {
      font-size: 0.875em;
      font-weight: 600;
    }

    ${kit.part('filter-input')} {
      background-color: Field;
      border: 1px solid currentcolor;
      border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
      box-sizing: border-box;
      color: FieldText;
      font: inherit;
      inline-size: 100%;
      min-block-size: 2.75rem;
      padding: 0.5rem 0.75rem;
    }

    ${kit.part('filter-input')}:focus-visible {
      outline: 2px solid ${kit.get('accent')};
      outline-offset: 2px;
    }

    ${kit.part('filter-status')} {
      font-size: 0.875em;
      margin: 0;
    }

    ${kit.root} [data-items] > [hidden] {
      display: none;
    }

    @media (scripting: none) {

      ${kit.part('filter-bar')},
      ${kit.part('filter-status')} {
        display: none;
      }
    }
  `,
  summary: 'visitors can search the items',
};

const sorting =
  /categor|^type$|department|group$|^tags?$|topic|status|level|genre|^city$|region|country|brand|season|course|team$|subject|language|location/i;

/** The column that tells of which kind an item is. */
const kindColumn = (plan: BlockPlan, list: ViewList) =>
  attributeOf(plan, list)?.fields.find(({ id, kind }) => kind === 'string' && sorting.test(id));

function withSearch(plan: BlockPlan, list: ViewList): ViewElement {
  const column = kindColumn(plan, list);
  const searched: ViewList = {
    ...list,
    frontProps: { ...list.frontProps, 'data-items': '' },
    item:
      column === undefined
        ? list.item
        : {
            ...list.item,
            rendered: {
              ...list.item.rendered,
              'data-choice': php`${attributeVariable(plan, list.attribute, '_item')}[${column.name}] ?? ''`,
            },
          },
  };
  const bar: ViewElement = {
    kind: 'element',
    tag: 'div',
    part: 'filter-bar',
    children: [
      field('Search', {
        tag: 'input',
        props: { type: 'search' },
        frontProps: { 'data-wp-on--input': 'actions.search' },
      }),
      ...(column === undefined
        ? []
        : [field(column.label, { tag: 'select', props: {}, frontProps: chooses, children: [everything(plan)] })]),
    ],
  };
  return {
    kind: 'element',
    tag: 'div',
    part: 'filter',
    frontProps: { 'data-filter': '', 'data-wp-watch': 'callbacks.apply' },
    children: [bar, searched, status],
  };
}

const chooses = { 'data-wp-init': 'callbacks.fill', 'data-wp-on--change': 'actions.choose' };

const everything = ({ names }: BlockPlan): ViewElement => ({
  kind: 'element',
  tag: 'option',
  part: 'filter-option',
  props: { value: '' },
  rendered: { label: php`__( 'All', ${names.textDomain} )` },
  isAlways: true,
  children: [],
});

/** A control with its label around it. */
function field(
  label: string,
  control: Pick<ViewElement, 'tag' | 'props' | 'frontProps'> & { readonly children?: readonly ViewNode[] },
): ViewElement {
  return {
    kind: 'element',
    tag: 'label',
    part: 'filter-field',
    children: [
      { kind: 'text', tag: 'span', part: 'filter-label', text: label },
      {
        kind: 'element',
        part: 'filter-input',
        editProps: { disabled: true },
        isAlways: true,
        ...control,
        children: control.children ?? [],
      },
    ],
  };
}

/** How many are left, there from the start, so that screen readers hear it change. */
const status: ViewElement = {
  kind: 'element',
  tag: 'p',
  part: 'filter-status',
  frontProps: { role: 'status' },
  children: [
    { kind: 'text', tag: 'span', part: 'filter-results', text: 'Results:' },
    {
      kind: 'element',
      tag: 'span',
      part: 'filter-count',
      isAlways: true,
      frontProps: { 'data-wp-text': 'context.shown' },
      children: [],
    },
  ],
};
