import { type JsCode, js } from '../../../writers/js.ts';
import { element, nodeCode, type ScriptForm } from '../jsx.ts';
import { chosenMedia } from './chosen-media.ts';
import type { Helper } from './helper.ts';

const editor = '@wordpress/block-editor';
const components = '@wordpress/components';

/** Chooses a file in the sidebar. */
export const mediaControl: Helper = {
  uses: {
    [editor]: ['MediaUpload', 'MediaUploadCheck'],
    [components]: ['BaseControl', 'Button', 'TextControl'],
    '@wordpress/i18n': ['__'],
    '@wordpress/element': ['Fragment', 'useId'],
  },
  code: controlCode,
};

function controlCode(domain: string, form: ScriptForm): JsCode {
  const button = element(
    'Button',
    { variant: 'secondary', onClick: js`open`, id: js`controlId`, __next40pxDefaultSize: true },
    js`value?.url ? __( 'Replace', ${domain} ) : __( 'Select', ${domain} )`,
  );
  const remove = element(
    'Button',
    { variant: 'tertiary', isDestructive: true, onClick: js`() => onChange( {} )`, __next40pxDefaultSize: true },
    js`__( 'Remove', ${domain} )`,
  );
  const alt = element('TextControl', {
    label: js`__( 'Alternative text', ${domain} )`,
    help: js`__( 'Describe the purpose of the image. Leave empty if decorative.', ${domain} )`,
    value: js`value.alt ?? ''`,
    onChange: js`( alt ) => onChange( { ...value, alt } )`,
    __next40pxDefaultSize: true,
    __nextHasNoMarginBottom: true,
  });
  const upload = element('MediaUpload', {
    allowedTypes: js`types`,
    value: js`value?.id`,
    onSelect: chosenMedia,
    render: js`( { open } ) => ${nodeCode(button, form)}`,
  });
  const buttons = element(
    'BaseControl',
    { id: js`controlId`, label: js`label`, help: js`help`, __nextHasNoMarginBottom: true },
    element('MediaUploadCheck', {}, upload),
    { kind: 'when', condition: js`value?.url`, node: remove },
  );
  const hasAlt = js`value?.url && types.includes( 'image' )`;
  const body = element('Fragment', {}, buttons, { kind: 'when', condition: hasAlt, node: alt });
  return js`
    /**
     * Media control for the sidebar, with the alternative text of images.
     *
     * @param {Object}   props          Component props.
     * @param {string}   props.label    Label of the control.
     * @param {string}   props.help     Help text.
     * @param {Object}   props.value    Media file with id, url and alt.
     * @param {string[]} props.types    Allowed media types.
     * @param {Function} props.onChange Called with the new file, or an empty object.
     * @return {Object} Element.
     */
    function MediaControl( { label, help, value, types, onChange } ) {
      const controlId = useId();
      return ${nodeCode(body, form)};
    }
  `;
}
