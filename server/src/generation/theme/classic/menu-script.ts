import { js, jsFile } from '../../writers/js.ts';

/** The script that opens and closes the main menu on narrow screens. */
export const menuScript = (): string =>
  jsFile(js`
    /**
     * The main menu on narrow screens: a button opens and closes it, and so does Escape.
     */
    ( function () {
      const menu = document.querySelector( '.main-menu' );
      const button = menu && menu.querySelector( '.menu-button' );

      if ( ! button ) {
        return;
      }

      function toggle( isOpen ) {
        button.setAttribute( 'aria-expanded', String( isOpen ) );
        menu.classList.toggle( 'is-open', isOpen );
      }

      menu.classList.add( 'has-script' );
      button.addEventListener( 'click', () => {
        toggle( 'true' !== button.getAttribute( 'aria-expanded' ) );
      } );
      menu.addEventListener( 'keydown', ( event ) => {
        if ( 'Escape' === event.key && menu.classList.contains( 'is-open' ) ) {
          toggle( false );
          button.focus();
        }
      } );
    } )();
  `);
