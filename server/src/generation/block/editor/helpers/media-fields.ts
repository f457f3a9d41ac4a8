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
     * Placeholder of a small image that opens the media library.
     *
     * @param {Object}   props           Component props.
     * @param {string}   props.label     Label of the placeholder.
     * @param {string[]} props.types     Allowed media types.
     * @param {string}   props.className Class name.
     * @param {Function} props.onChange  Called with the selected file.
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
     * Placeholder of a media file.
     *
     * @param {Object}   props           Component props.
     * @param {string}   props.label     Label of the placeholder.
     * @param {string[]} props.types     Allowed media types.
     * @param {string}   props.className Class name.
     * @param {Function} props.onChange  Called with the selected file.
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
