import { js } from '../../../writers/js.ts';
import { element, type JsxElement, nodeCode, type ScriptForm } from '../jsx.ts';
import type { Helper } from './helper.ts';

const editor = '@wordpress/block-editor';
const components = '@wordpress/components';

/** The search for a page, or any address, as the editor's own buttons have it. */
const picker = element('LinkControl', {
  value: js`value ? { url: value } : null`,
  settings: [],
  onChange: js`( { url } ) => onChange( url )`,
  onRemove: js`() => onChange( '' )`,
});

/** A button that opens the search beside it; the focus comes back to it. */
const opened = (placement: string, toggle: JsxElement, form: ScriptForm): JsxElement =>
  element('Dropdown', {
    popoverProps: { placement },
    renderToggle: js`( { isOpen, onToggle } ) => ${nodeCode(toggle, form)}`,
    renderContent: js`() => ${nodeCode(picker, form)}`,
  });

/** Chooses where a link leads, in the sidebar. */
export const linkField: Helper = {
  uses: {
    [editor]: ['LinkControl'],
    [components]: ['BaseControl', 'Button', 'Dropdown'],
    '@wordpress/i18n': ['__'],
    '@wordpress/url': ['filterURLForDisplay'],
  },
  code: (domain, form) => js`
    /**
     * Link control for the sidebar.
     *
     * @param {Object}   props          Component props.
     * @param {string}   props.label    Label of the control.
     * @param {string}   props.help     Help text.
     * @param {string}   props.value    URL.
     * @param {Function} props.onChange Called with the new URL, or an empty string.
     * @return {Object} Element.
     */
    function LinkField( { label, help, value, onChange } ) {
      const address = value ? filterURLForDisplay( value, 28 ) : __( 'Choose a link', ${domain} );
      return ${nodeCode(fieldNode(form), form)};
    }
  `,
};

function fieldNode(form: ScriptForm): JsxElement {
  const toggle = element(
    'Button',
    {
      variant: 'secondary',
      icon: 'admin-links',
      'aria-label': js`label + ': ' + address`,
      'aria-expanded': js`isOpen`,
      'aria-haspopup': 'dialog',
      onClick: js`onToggle`,
      __next40pxDefaultSize: true,
    },
    js`address`,
  );
  return element(
    'BaseControl',
    { help: js`help`, __nextHasNoMarginBottom: true },
    element('BaseControl.VisualLabel', {}, js`label`),
    element('div', {}, opened('left-start', toggle, form)),
  );
}

/** Chooses where a link leads, above the block. */
export const linkButton: Helper = {
  uses: { [editor]: ['LinkControl'], [components]: ['Dropdown', 'ToolbarButton'] },
  code: (_domain, form) => js`
    /**
     * Link button for the block toolbar.
     *
     * @param {Object}   props          Component props.
     * @param {string}   props.label    Label of the control.
     * @param {string}   props.value    URL.
     * @param {Function} props.onChange Called with the new URL, or an empty string.
     * @return {Object} Element.
     */
    function LinkButton( { label, value, onChange } ) {
      return ${nodeCode(opened('bottom-start', buttonNode, form), form)};
    }
  `,
};

const buttonNode = element('ToolbarButton', {
  icon: 'admin-links',
  label: js`label`,
  isPressed: js`!! value`,
  'aria-expanded': js`isOpen`,
  'aria-haspopup': 'dialog',
  onClick: js`onToggle`,
});
