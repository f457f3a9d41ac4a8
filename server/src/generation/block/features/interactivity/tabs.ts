import { css, cssName } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { kebab } from '../../attributes/schema.ts';
import { attributeVariable, local } from '../../php/render-value.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeFirst } from './change-view.ts';

/** Items one behind the other, with their titles side by side to choose from, by the pattern of WAI-ARIA. */
export const tabs: Behaviour = {
  enhance: (plan) =>
    plan.archetype === 'tabs'
      ? changeFirst(plan.view, (node) => (isRows(node) ? withTabs(plan, node) : undefined))
      : undefined,
  context: () => ({ selected: 0 }),
  statements: (plan) => php`${local(plan, 'tabs_id')} = wp_unique_id( ${`${plan.names.slug}-`} );`,
  imports: ['getElement'],
  store: js`
    actions: {
      select() {
        const context = getContext();
        context.selected = context.index;
      },
    },
    callbacks: {
      listen() {
        const { ref } = getElement();
        const context = getContext();
        const move = ( event ) => {
          const tabs = [ ...ref.querySelectorAll( '[role="tab"]' ) ];
          const step = 'rtl' === window.getComputedStyle( ref ).direction ? -1 : 1;
          const targets = {
            ArrowRight: context.selected + step,
            ArrowLeft: context.selected - step,
            ArrowDown: context.selected + 1,
            ArrowUp: context.selected - 1,
            Home: 0,
            End: tabs.length - 1,
          };
          if ( ! ( event.key in targets ) ) {
            return;
          }
          event.preventDefault();
          context.selected = ( targets[ event.key ] + tabs.length ) % tabs.length;
          tabs[ context.selected ].focus();
        };
        ref.addEventListener( 'keydown', move );
        return () => ref.removeEventListener( 'keydown', move );
      },
      mark() {
        const { selected, index } = getContext();
        const { ref } = getElement();
        ref.setAttribute( 'aria-selected', String( selected === index ) );
        ref.tabIndex = selected === index ? 0 : -1;
      },
      show() {
        const { selected, index } = getContext();
        getElement().ref.hidden = selected !== index;
      },
    },
  `,
  edit: {
    imports: { '@wordpress/element': ['useState'] },
    statements: [js`const [ selected, setSelected ] = useState( 0 );`],
  },
  rules: (kit, plan) => {
    const upright = plan.attributes.flatMap(({ id, options }) =>
      options.filter(({ value }) => value === 'vertical').map(({ value }) => cssName(`is-${kebab(id)}-${value}`)),
    );
    const [vertical] = upright;
    return css`
      ${kit.part('tablist')} {
        border-block-end: 1px solid ${kit.get('border')};
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        margin-block-end: ${kit.get('gap')};
      }

      ${kit.part('tab')} {
        background: none;
        border: 0;
        border-block-end: 3px solid transparent;
        color: inherit;
        cursor: pointer;
        flex: none;
        font: inherit;
        font-weight: 600;
        min-block-size: 2.75rem;
        padding: 0.5rem 1rem;
      }

      ${kit.part('tab')}:hover {
        background-color: rgb(127 127 127 / 10%);
      }

      ${kit.part('tab')}:is([aria-selected="true"], [aria-current="true"]) {
        border-block-end-color: ${kit.get('accent')};
      }

      ${kit.part('tab')}:focus-visible,
      ${kit.part('panel')}:focus-visible {
        outline: 2px solid currentcolor;
        outline-offset: -2px;
      }

      ${kit.part('panel')} {
        display: flex;
        flex-direction: column;
        gap: 0.75em;
        padding: 0.25rem;
      }

      ${kit.part('panel')}[hidden] {
        display: none;
      }

      @media (scripting: none) {

        ${kit.part('panel')}[hidden] {
          display: flex;
        }
      }
      ${
        vertical === undefined
          ? css``
          : css`

      @media (min-width: 600px) {

        ${kit.root}.${vertical} ${kit.part('tabs-area')} {
          align-items: start;
          display: grid;
          gap: ${kit.get('gap')};
          grid-template-columns: minmax(8rem, 14rem) 1fr;
        }

        ${kit.root}.${vertical} ${kit.part('tablist')} {
          border-block-end: 0;
          border-inline-end: 1px solid ${kit.get('border')};
          flex-direction: column;
          margin-block-end: 0;
        }

        ${kit.root}.${vertical} ${kit.part('tab')} {
          border-block-end: 0;
          border-inline-end: 3px solid transparent;
          text-align: start;
        }

        ${kit.root}.${vertical} ${kit.part('tab')}:is([aria-selected="true"], [aria-current="true"]) {
          border-inline-end-color: ${kit.get('accent')};
        }
      }
      `
      }
    `;
  },
  summary: 'one panel is shown at a time; use the arrow keys, Home and End to switch tabs',
};

const isRows = (node: ViewNode): node is ViewList =>
  node.kind === 'list' && (node.item.children.length > 1 || node.part === 'tablist');

function withTabs(plan: BlockPlan, { attribute, item }: ViewList): ViewElement {
  const [title, ...rest] = titleFirst(item.children);
  const index = attributeVariable(plan, attribute, '_index');
  const idOf = (what: string): PhpCode => php`${local(plan, 'tabs_id')} . ${`-${what}-`} . ${index}`;
  const context = { 'data-wp-context': php`wp_json_encode( array( 'index' => ${index} ) )` };
  const tab: ViewElement = {
    kind: 'element',
    tag: 'button',
    part: 'tab',
    frontProps: {
      type: 'button',
      role: 'tab',
      'data-wp-on--click': 'actions.select',
      'data-wp-watch': 'callbacks.mark',
    },
    rendered: {
      ...context,
      id: idOf('tab'),
      'aria-controls': idOf('panel'),
      'aria-selected': php`0 === ${index} ? 'true' : 'false'`,
      tabindex: php`0 === ${index} ? '0' : '-1'`,
    },
    editProps: { 'aria-current': js`index === selected`, onFocus: js`() => setSelected( index )` },
    children: title === undefined ? [] : [title],
  };
  const panel: ViewElement = {
    kind: 'element',
    tag: 'div',
    part: 'panel',
    frontProps: { role: 'tabpanel', tabindex: '0', 'data-wp-watch': 'callbacks.show' },
    rendered: {
      ...context,
      id: idOf('panel'),
      'aria-labelledby': idOf('tab'),
      hidden: { when: php`0 !== ${index}` },
    },
    editProps: { hidden: js`index !== selected` },
    children: rest,
  };
  const list = (part: string, one: ViewElement, frontProps: Readonly<Record<string, string>>): ViewList => ({
    kind: 'list',
    attribute,
    tag: 'div',
    part,
    item: one,
    frontProps,
    isIndexed: true,
  });
  const tablist = list('tablist', tab, { role: 'tablist', 'data-wp-init': 'callbacks.listen' });
  return {
    kind: 'element',
    tag: 'div',
    part: 'tabs-area',
    children: [tablist, { ...list('panels', panel, {}), isTwin: true }],
  };
}

/** A tab is called by its title, and stands in a button: a line of text. */
function titleFirst(children: readonly ViewNode[]): readonly ViewNode[] {
  const at = Math.max(
    0,
    children.findIndex((child) => child.kind === 'value' && child.tag === 'strong'),
  );
  const title = children[at];
  return title?.kind === 'value' ? [{ ...title, tag: 'span' }, ...children.toSpliced(at, 1)] : children;
}
