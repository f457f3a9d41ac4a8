import { type JsCode, js } from '../../../writers/js.ts';
import { element, nodeCode, type ScriptForm } from '../jsx.ts';
import type { Helper } from './helper.ts';

const components = '@wordpress/components';

/** Items of a list one below the other. */
export const repeater: Helper = {
  uses: {
    [components]: ['Button', 'PanelRow'],
    '@wordpress/element': ['Fragment'],
    '@wordpress/a11y': ['speak'],
    '@wordpress/i18n': ['__', 'sprintf'],
  },
  code: repeaterCode,
};

function repeaterCode(domain: string, form: ScriptForm): JsCode {
  const action = (icon: string, label: string, onClick: JsCode, disabled?: JsCode) =>
    element('Button', {
      icon,
      size: 'small',
      label: js`__( ${label}, ${domain} )`,
      ...(disabled === undefined ? {} : { disabled, accessibleWhenDisabled: true }),
      onClick,
    });
  const row = element(
    'div',
    { key: js`index`, role: 'group', 'aria-label': js`itemLabel( index + 1 )`, className: 'components-base-control' },
    element(
      'PanelRow',
      {},
      element('strong', {}, js`itemLabel( index + 1 )`),
      element(
        'div',
        {},
        action('arrow-up-alt2', 'Move up', js`() => move( index, index - 1 )`, js`0 === index`),
        action('arrow-down-alt2', 'Move down', js`() => move( index, index + 1 )`, js`items.length - 1 === index`),
        action('trash', 'Remove', js`() => remove( index )`),
      ),
    ),
    js`children( item, ( changed ) => onChange( items.map( ( old, at ) => ( at === index ? changed : old ) ) ) )`,
  );
  const add = element(
    'Button',
    { variant: 'secondary', onClick: js`() => onChange( [ ...items, newItem ] )`, __next40pxDefaultSize: true },
    js`__( 'Add item', ${domain} )`,
  );
  const body = element('Fragment', {}, { kind: 'each', list: js`items`, element: row }, add);
  return js`
    /**
     * Repeater control to add, edit, move and remove items.
     *
     * @param {Object}   props          Component props.
     * @param {Array}    props.items    Items.
     * @param {*}        props.newItem  New item.
     * @param {Function} props.onChange Called with the new items.
     * @param {Function} props.children Renders the controls of an item. Called with the item and a function to update it.
     * @return {Object} Element.
     */
    function Repeater( { items, newItem, onChange, children } ) {
      const itemLabel = ( number ) =>
        /* translators: %d: Item number */
        sprintf( __( 'Item %d', ${domain} ), number );
      const move = ( from, to ) => {
        const next = [ ...items ];
        next.splice( to, 0, ...next.splice( from, 1 ) );
        onChange( next );
        speak(
          sprintf(
            /* translators: %d: Item number */
            __( 'Moved to position %d', ${domain} ),
            to + 1
          )
        );
      };
      const remove = ( index ) => {
        onChange( items.filter( ( item, at ) => at !== index ) );
        speak(
          sprintf(
            /* translators: %d: Item number */
            __( 'Removed item %d', ${domain} ),
            index + 1
          )
        );
      };
      return ${nodeCode(body, form)};
    }
  `;
}
