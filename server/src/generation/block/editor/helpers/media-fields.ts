import { js } from '../../../writers/js.ts';
import { element, nodeCode } from '../jsx.ts';
import { chosenMedia } from './chosen-media.ts';
import type { Helper } from './helper.ts';

const editor = '@wordpress/block-editor';
const components = '@wordpress/components';

/** A frame with a hill and the sun in it. */
const picture =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm.5 1.5v13h13v-13h-13Zm1.5 11 3.5-5 2.5 3.5 1.8-2.2L17 16.5H7Zm8.5-7a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Z';

/** The icon of places for images. */
export const imageIcon: Helper = {
  uses: { [components]: ['Path', 'SVG'] },
  code: (_domain, form) => js`
    const imageIcon = ${nodeCode(
      element('SVG', { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg' }, element('Path', { d: picture })),
      form,
    )};
  `,
};

/** A small place for an image. */
export const mediaButton: Helper = {
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
            onSelect: chosenMedia,
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
};

/** A place for an image or a file. */
export const mediaField: Helper = {
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
          onSelect: chosenMedia,
        }),
        form,
      )};
    }
  `,
};
