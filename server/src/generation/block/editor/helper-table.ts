import { js } from '../../writers/js.ts';
import type { Helper, HelperName } from './helpers/helper.ts';
import { linkButton, linkField } from './helpers/link-fields.ts';
import { mediaControl } from './helpers/media-control.ts';
import { imageIcon, mediaButton, mediaField } from './helpers/media-fields.ts';
import { repeater } from './helpers/repeater.ts';
import { element, type JsxNode, nodeCode } from './jsx.ts';

const editor = '@wordpress/block-editor';

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
  LinkField: linkField,
  LinkButton: linkButton,
  MediaField: mediaField,
  imageIcon,
  MediaButton: mediaButton,
  MediaControl: mediaControl,
  Repeater: repeater,
  itemsOrBlank: {
    code: () => js`
      /**
       * The items of a list; one without content while there is none, so that there is something to type into.
       *
       * @param {Array|undefined} items List.
       * @param {*}               blank Item without content.
       * @return {Array} Items to show.
       */
      function itemsOrBlank( items, blank ) {
        return items?.length > 0 ? items : [ blank ];
      }
    `,
  },
  replaceItem: {
    code: () => js`
      /**
       * A list in which one item was replaced, or added behind the last.
       *
       * @param {Array}  items List.
       * @param {number} at    Position of the item.
       * @param {*}      item  The new item.
       * @return {Array} New list.
       */
      function replaceItem( items, at, item ) {
        const next = [ ...items ];
        next[ at ] = item;
        return next;
      }
    `,
  },
};
