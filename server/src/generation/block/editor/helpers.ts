import { type JsCode, js } from '../../writers/js.ts';
import { element, type JsxNode, nodeCode, type ScriptForm } from './jsx.ts';
import type { ScriptImports } from './script-imports.ts';

interface Helper {
  readonly uses?: ScriptImports;
  readonly helpers?: readonly HelperName[];
  /** The function. @param domain text domain */
  code(domain: string, form: ScriptForm): JsCode;
}

export type HelperName =
  | 'safeUrl'
  | 'safeColor'
  | 'stars'
  | 'displayDate'
  | 'mediaElement'
  | 'TextField'
  | 'MediaField'
  | 'imageIcon'
  | 'MediaButton'
  | 'MediaControl'
  | 'Repeater'
  | 'replaceItem'
  | 'textToHtml';

const editor = '@wordpress/block-editor';
const components = '@wordpress/components';

/** A frame with a hill and the sun in it. */
const picture =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm.5 1.5v13h13v-13h-13Zm1.5 11 3.5-5 2.5 3.5 1.8-2.2L17 16.5H7Zm8.5-7a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Z';

/** What is kept of a file that was chosen. */
const chosen = js`( { id, url, alt, mime, title } ) => onChange( { id, url, alt: alt ?? '', mime, title } )`;

/** Functions that editor scripts define for themselves when they need them. */
export const helperTable: Readonly<Record<HelperName, Helper>> = {
  safeUrl: {
    code: () => js`
      /**
       * An address that may stand in a link; undefined for scripts and other schemes.
       *
       * @param {string|undefined} url Address.
       * @return {string|undefined} The address, or undefined.
       */
      function safeUrl( url ) {
        const address = String( url ?? '' ).trim();
        const scheme = address.replace( /[^\x21-\x7e]/g, '' ).match( /^([a-z][a-z0-9+.-]*):/i );
        const isSafe = ! scheme || [ 'http', 'https', 'mailto', 'tel' ].includes( scheme[ 1 ].toLowerCase() );
        return address && isSafe ? address : undefined;
      }
    `,
  },
  safeColor: {
    code: () => js`
      /**
       * A colour that may stand in a style; undefined for anything else.
       *
       * @param {string|undefined} color Colour.
       * @return {string|undefined} The colour, or undefined.
       */
      function safeColor( color ) {
        const form = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--wp--preset--color--[a-z0-9-]+\)|[a-z]{3,20})$/i;
        return form.test( color ?? '' ) ? color : undefined;
      }
    `,
  },
  stars: {
    code: () => js`
      /**
       * A rating as five stars.
       *
       * @param {number} rating From 0 to 5.
       * @return {string} Full and empty stars.
       */
      function stars( rating ) {
        const full = Math.max( 0, Math.min( 5, Math.round( rating ) ) );
        return '★'.repeat( full ) + '☆'.repeat( 5 - full );
      }
    `,
  },
  displayDate: {
    uses: { '@wordpress/date': ['getSettings', 'gmdateI18n'] },
    code: () => js`
      /**
       * A date in the format of the site, whatever the time zone of the browser.
       *
       * @param {string} date Year, month and day with dashes.
       * @return {string} The date as people read it.
       */
      function displayDate( date ) {
        const [ day ] = date.match( /^\d{4}-\d\d-\d\d/ ) ?? [];
        return day ? gmdateI18n( getSettings().formats.date, day + 'T00:00Z' ) : date;
      }
    `,
  },
  mediaElement: {
    helpers: ['safeUrl'],
    code: (_domain, form) => {
      const src = js`safeUrl( media.url )`;
      const className = js`className`;
      const write = (node: JsxNode) => nodeCode(node, form);
      return js`
        /**
         * A file as what it is: a video, a sound, an image, or a link to anything else.
         *
         * @param {Object} media     File with url, mime, alt and title.
         * @param {string} className Class of the element.
         * @return {Object} Element.
         */
        function mediaElement( media, className ) {
          const [ type ] = ( media.mime ?? 'image' ).split( '/' );
          if ( 'video' === type ) {
            return ${write(element('video', { className, src, controls: true, preload: 'metadata' }))};
          }
          if ( 'audio' === type ) {
            return ${write(element('audio', { className, src, controls: true }))};
          }
          if ( 'image' === type ) {
            return ${write(element('img', { className, src, alt: js`media.alt ?? ''` }))};
          }
          return ${write(element('a', { className, href: src }, js`media.title || media.url`))};
        }
      `;
    },
  },
  TextField: {
    uses: {
      [editor]: ['RichText'],
      '@wordpress/escape-html': ['escapeEditableHTML'],
      '@wordpress/html-entities': ['decodeEntities'],
    },
    code: (_domain, form) => js`
      /**
       * Plain text that is edited where it stands: what is typed is text, never markup.
       *
       * @param {Object}   props             Properties of RichText.
       * @param {string}   props.value       Text.
       * @param {Function} props.onChange    Receives the new text.
       * @param {boolean}  props.isMultiline Whether the text may have several lines.
       * @return {Object} Element.
       */
      function TextField( { value, onChange, isMultiline = false, ...props } ) {
        return ${nodeCode(
          {
            kind: 'element',
            tag: 'RichText',
            spread: js`props`,
            props: {
              allowedFormats: [],
              disableLineBreaks: js`! isMultiline`,
              value: js`escapeEditableHTML( value ?? '' ).replaceAll( '\n', '<br>' )`,
              onChange: js`( html ) => onChange( decodeEntities( html.replace( /<br\s*\/?>/g, '\n' ).replace( /<[^>]*>/g, '' ) ) )`,
            },
            children: [],
          },
          form,
        )};
      }
    `,
  },
  textToHtml: {
    uses: { '@wordpress/escape-html': ['escapeEditableHTML'] },
    code: () => js`
      /**
       * Plain text as markup that is read back from a saved post as the same text.
       *
       * @param {string|undefined} text Text.
       * @return {string} Markup.
       */
      function textToHtml( text ) {
        return escapeEditableHTML( text ?? '' ).replaceAll( '\r', '&#13;' );
      }
    `,
  },
  MediaField: {
    uses: { [editor]: ['MediaPlaceholder'] },
    helpers: ['imageIcon'],
    code: (_domain, form) => js`
      /**
       * Where an image or a file is missing: a place to choose or drop one.
       *
       * @param {Object}   props           Properties.
       * @param {string}   props.label     What is missing.
       * @param {string[]} props.types     Types of files that fit.
       * @param {string}   props.className Class of the element.
       * @param {Function} props.onChange  Receives the chosen file.
       * @return {Object} Element.
       */
      function MediaField( { label, types, className, onChange } ) {
        return ${nodeCode(
          element('MediaPlaceholder', {
            className: js`className`,
            icon: js`imageIcon`,
            labels: { title: js`label`, instructions: '' },
            accept: js`types.map( ( type ) => type + '/*' ).join( ',' )`,
            allowedTypes: js`types`,
            onSelect: chosen,
          }),
          form,
        )};
      }
    `,
  },
  imageIcon: {
    uses: { [components]: ['Path', 'SVG'] },
    code: (_domain, form) => js`
      const imageIcon = ${nodeCode(
        element('SVG', { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg' }, element('Path', { d: picture })),
        form,
      )};
    `,
  },
  MediaButton: {
    uses: { [editor]: ['MediaUpload', 'MediaUploadCheck'], [components]: ['Button'] },
    helpers: ['imageIcon'],
    code: (_domain, form) => js`
      /**
       * Where a small image is missing: a button that opens the media library.
       *
       * @param {Object}   props           Properties.
       * @param {string}   props.label     What is missing.
       * @param {string[]} props.types     Types of files that fit.
       * @param {string}   props.className Class of the button.
       * @param {Function} props.onChange  Receives the chosen file.
       * @return {Object} Element.
       */
      function MediaButton( { label, types, className, onChange } ) {
        return ${nodeCode(
          element(
            'MediaUploadCheck',
            {},
            element('MediaUpload', {
              allowedTypes: js`types`,
              onSelect: chosen,
              render: js`( { open } ) => ${nodeCode(
                element('Button', {
                  icon: js`imageIcon`,
                  label: js`label`,
                  className: js`className`,
                  onClick: js`open`,
                }),
                form,
              )}`,
            }),
          ),
          form,
        )};
      }
    `,
  },
  MediaControl: {
    uses: {
      [editor]: ['MediaUpload', 'MediaUploadCheck'],
      [components]: ['BaseControl', 'Button', 'TextControl'],
      '@wordpress/i18n': ['__'],
      '@wordpress/element': ['Fragment', 'useId'],
    },
    code: (domain, form) => mediaControl(domain, form),
  },
  Repeater: {
    uses: {
      [components]: ['Button', 'PanelRow'],
      '@wordpress/element': ['Fragment'],
      '@wordpress/a11y': ['speak'],
      '@wordpress/i18n': ['__', 'sprintf'],
    },
    code: (domain, form) => repeater(domain, form),
  },
  replaceItem: {
    code: () => js`
      /**
       * A list in which one item was replaced.
       *
       * @param {Array}  items List.
       * @param {number} at    Position of the item.
       * @param {*}      item  The new item.
       * @return {Array} New list.
       */
      function replaceItem( items, at, item ) {
        return items.map( ( old, index ) => ( index === at ? item : old ) );
      }
    `,
  },
};

function mediaControl(domain: string, form: ScriptForm): JsCode {
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
    onSelect: chosen,
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
     * Chooses a file from the media library, and the alternative text of an image.
     *
     * @param {Object}   props          Properties.
     * @param {string}   props.label    What the file is for.
     * @param {string}   props.help     Further explanation.
     * @param {Object}   props.value    The file: id, url and alt.
     * @param {string[]} props.types    Types of files that fit.
     * @param {Function} props.onChange Receives the new file; an empty object for none.
     * @return {Object} Element.
     */
    function MediaControl( { label, help, value, types, onChange } ) {
      const controlId = useId();
      return ${nodeCode(body, form)};
    }
  `;
}

function repeater(domain: string, form: ScriptForm): JsCode {
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
     * A list whose items are edited, added, removed and moved.
     *
     * @param {Object}   props          Properties.
     * @param {Array}    props.items    Items.
     * @param {*}        props.newItem  What is added.
     * @param {Function} props.onChange Receives the new list.
     * @param {Function} props.children Makes the controls of an item: receives the item and a function that changes it.
     * @return {Object} Element.
     */
    function Repeater( { items, newItem, onChange, children } ) {
      /* translators: %d: number of an item */
      const itemLabel = ( number ) => sprintf( __( 'Item %d', ${domain} ), number );
      const move = ( from, to ) => {
        const next = [ ...items ];
        next.splice( to, 0, ...next.splice( from, 1 ) );
        onChange( next );
        /* translators: %d: number of an item */
        speak( sprintf( __( 'Moved to position %d', ${domain} ), to + 1 ) );
      };
      const remove = ( index ) => {
        onChange( items.filter( ( item, at ) => at !== index ) );
        /* translators: %d: number of an item */
        speak( sprintf( __( 'Removed item %d', ${domain} ), index + 1 ) );
      };
      return ${nodeCode(body, form)};
    }
  `;
}
