import { js } from '../../writers/js.ts';
import { currencySigns } from '../attributes/number-format.ts';
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
       * Sanitizes a URL for use in a link.
       *
       * @param {string|undefined} url URL.
       * @return {string|undefined} URL, or undefined if its scheme is not allowed.
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
       * Sanitizes a color for use in a style.
       *
       * @param {string|undefined} color Color.
       * @return {string|undefined} Color, or undefined if it is invalid.
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
       * Converts a rating to stars.
       *
       * @param {number} rating Rating from 0 to 5.
       * @return {string} Filled and empty stars.
       */
      function stars( rating ) {
        const full = Math.max( 0, Math.min( 5, Math.round( rating ) ) );
        return '★'.repeat( full ) + '☆'.repeat( 5 - full );
      }
    `,
  },
  formatAmount: {
    code: () => js`
      /**
       * Formats an amount of money.
       *
       * @param {number}           amount   Amount.
       * @param {string|undefined} currency Sign or code of the currency.
       * @return {string} Formatted amount.
       */
      function formatAmount( amount, currency ) {
        const signs = ${currencySigns};
        const sign = String( signs[ currency ] ?? currency ?? '' ).replace( /\p{L}$/u, '$&\u00a0' );
        const digits = Number.isInteger( amount ) ? 0 : 2;
        return sign + amount.toLocaleString( 'en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits } );
      }
    `,
  },
  displayDate: {
    uses: { '@wordpress/date': ['getSettings', 'gmdateI18n'] },
    code: () => js`
      /**
       * Formats a date in the format of the site, regardless of the browser's time zone.
       *
       * @param {string} date Date as YYYY-MM-DD.
       * @return {string} Formatted date.
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
         * Renders a media file as video, audio, image or link.
         *
         * @param {Object} media     Media file with url, mime, alt and title.
         * @param {string} className Class name.
         * @param {Object} playback  How videos and sounds are played.
         * @return {Object} Element.
         */
        function mediaElement( media, className, playback = {} ) {
          const [ type ] = ( media.mime ?? 'image' ).split( '/' );
          if ( 'video' === type ) {
            return ${write({ ...element('video', { className, src, controls: true, preload: 'metadata' }), spread: js`playback` })};
          }
          if ( 'audio' === type ) {
            return ${write({ ...element('audio', { className, src, controls: true }), spread: js`playback` })};
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
       * Renders an editable plain text.
       *
       * @param {Object}   props             Props of RichText.
       * @param {string}   props.value       Text.
       * @param {Function} props.onChange    Called with the new text.
       * @param {boolean}  props.isMultiline Whether line breaks are allowed.
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
       * Converts plain text to HTML for saving.
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
       * Gets the items of a list, or a blank item if the list is empty.
       *
       * @param {Array|undefined} items Items.
       * @param {*}               blank Blank item.
       * @return {Array} Items to display.
       */
      function itemsOrBlank( items, blank ) {
        return items?.length > 0 ? items : [ blank ];
      }
    `,
  },
  replaceItem: {
    code: () => js`
      /**
       * Replaces or appends an item of a list.
       *
       * @param {Array}  items Items.
       * @param {number} at    Index of the item.
       * @param {*}      item  New item.
       * @return {Array} New items.
       */
      function replaceItem( items, at, item ) {
        const next = [ ...items ];
        next[ at ] = item;
        return next;
      }
    `,
  },
};
