import { type JsCode, joinJs, js, noJs } from '../../../writers/js.ts';
import { handleOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedTypes, mediaTypes } from './edited.ts';

/** The script of the boxes: what of it the plan's fields need. */
export function metaBoxesScript(plan: PluginPlan): JsCode {
  const types = editedTypes(plan);
  const parts = [
    types.has('list') ? rowsPart(plan) : noJs,
    mediaTypes.some((type) => types.has(type)) ? mediaScript(plan) : noJs,
    noticePart(plan),
  ];
  const color = js`
    window.jQuery( ${`.${handleOf(plan, 'field')} input[id]`} ).filter( '[data-color]' ).wpColorPicker();
  `;
  return js`
    /**
     * Meta boxes. The block editor moves them around, so click events are delegated to the document.
     */
    ( function ( wp ) {
      const { __ } = wp.i18n;

      ${joinJs(parts, '\n\n')}

      wp.domReady( () => {
        ${types.has('color') ? color : noJs}
        reportAfterSaving();
      } );
    } )( window.wp );
  `;
}

const rowsPart = (plan: PluginPlan): JsCode => js`
  /**
   * Adds or removes a row.
   *
   * @param {Event} event Click event.
   */
  function changeRows( event ) {
    const list = event.target.closest( ${`.${handleOf(plan, 'rows')}`} );

    if ( ! list ) {
      return;
    }

    const rows = list.querySelectorAll( ${`.${handleOf(plan, 'row')}`} );

    if ( event.target.matches( ${`.${handleOf(plan, 'row-add')}`} ) ) {
      const last = rows[ rows.length - 1 ];
      const row = last.cloneNode( true );
      const input = row.querySelector( 'input' );

      input.value = '';
      last.after( row );
      input.focus();
    }

    if ( event.target.matches( ${`.${handleOf(plan, 'row-remove')}`} ) ) {
      const row = event.target.closest( ${`.${handleOf(plan, 'row')}`} );

      if ( rows.length > 1 ) {
        row.remove();
        list.querySelector( 'input' ).focus();
      } else {
        row.querySelector( 'input' ).value = '';
      }
    }
  }

  document.addEventListener( 'click', changeRows );
`;

/** Functions that open the media library for a field, and show what is chosen. */
export const mediaScript = (plan: PluginPlan): JsCode => js`
  /**
   * Displays the selected attachments and stores their IDs.
   *
   * @param {HTMLElement} group Field element.
   * @param {Object[]}    items Attachments.
   */
  function showMedia( group, items ) {
    const preview = group.querySelector( ${`.${handleOf(plan, 'media-preview')}`} );

    group.querySelector( 'input' ).value = items.map( ( { id } ) => id ).join( ',' );
    group.querySelector( ${`.${handleOf(plan, 'media-remove')}`} ).hidden = items.length === 0;
    preview.replaceChildren(
      ...items.map( ( item ) => {
        if ( group.dataset.kind === 'file' ) {
          return document.createTextNode( item.filename );
        }

        const image = document.createElement( 'img' );

        image.src = item.sizes?.thumbnail?.url ?? item.url;
        image.alt = item.alt || item.title;

        return image;
      } )
    );
  }

  /**
   * Opens the media library for a field.
   *
   * @param {HTMLElement} group Field element.
   */
  function chooseMedia( group ) {
    const isGallery = group.dataset.kind === 'gallery';
    const frame = wp.media( {
      title: group.getAttribute( 'aria-label' ),
      button: { text: __( 'Select', ${plan.domain} ) },
      library: group.dataset.kind === 'file' ? {} : { type: 'image' },
      multiple: isGallery ? 'add' : false,
    } );

    frame.on( 'open', () => {
      const ids = group.querySelector( 'input' ).value.split( ',' ).filter( Boolean );

      ids.forEach( ( id ) => frame.state().get( 'selection' ).add( wp.media.attachment( id ) ) );
    } );
    frame.on( 'select', () => showMedia( group, frame.state().get( 'selection' ).toJSON() ) );
    frame.open();
  }

  document.addEventListener( 'click', ( event ) => {
    const group = event.target.closest( ${`.${handleOf(plan, 'media')}`} );

    if ( group && event.target.matches( ${`.${handleOf(plan, 'media-choose')}`} ) ) {
      chooseMedia( group );
    }

    if ( group && event.target.matches( ${`.${handleOf(plan, 'media-remove')}`} ) ) {
      showMedia( group, [] );
    }
  } );
`;

const noticePart = (plan: PluginPlan): JsCode => js`
  /**
   * Gets the labels of fields with invalid values.
   *
   * @return {string[]} Labels.
   */
  function refusedLabels() {
    const inputs = document.querySelectorAll( ${`.${handleOf(plan, 'field')} :is( input, select, textarea )`} );
    const refused = [ ...inputs ].filter(
      ( input ) => ! input.checkValidity() || ( input.matches( '[aria-required]' ) && input.value.trim() === '' )
    );

    return refused.map( ( input ) => input.labels[ 0 ]?.firstChild.textContent.trim() ?? '' ).filter( Boolean );
  }

  /**
   * Displays a notice about invalid fields in the block editor, which does not reload the page after saving.
   */
  function reportAfterSaving() {
    const editor = wp.data?.select( 'core/edit-post' );
    const notices = wp.data?.dispatch( 'core/notices' );

    if ( ! editor?.isSavingMetaBoxes || ! notices ) {
      return;
    }

    const id = ${prefixed(plan, 'refused_fields')};
    let wasSaving = false;

    wp.data.subscribe( () => {
      const isSaving = editor.isSavingMetaBoxes();
      const hasSaved = wasSaving && ! isSaving;

      wasSaving = isSaving;

      if ( ! hasSaved ) {
        return;
      }

      const labels = refusedLabels();

      if ( labels.length === 0 ) {
        notices.removeNotice( id );
        return;
      }

      notices.createErrorNotice(
        wp.i18n.sprintf(
          /* translators: %s: Field labels. */
          __( 'These fields were not saved because their values are missing or invalid: %s', ${plan.domain} ),
          labels.join( ', ' )
        ),
        { id }
      );
    } );
  }
`;
