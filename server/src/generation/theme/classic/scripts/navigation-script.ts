import { js, jsFile } from '../../../writers/js.ts';

/** `assets/js/navigation.js`: opens and closes the menu and its submenus. Without it everything is shown. */
export const navigationScript = (): string =>
  jsFile(js`
    /**
     * Toggles the main menu and its submenus. Without JavaScript, the whole menu is visible.
     */
    ( function () {
      const navigation = document.querySelector( '.main-navigation' );
      const toggle = navigation?.querySelector( '.menu-toggle' );

      if ( ! toggle ) {
        return;
      }

      const isOpen = ( button ) =>
        'true' === button.getAttribute( 'aria-expanded' );

      const setOpen = ( button, open ) =>
        button.setAttribute( 'aria-expanded', String( open ) );

      toggle.addEventListener( 'click', () =>
        setOpen( toggle, ! isOpen( toggle ) )
      );

      navigation.querySelectorAll( 'li > ul' ).forEach( ( submenu, index ) => {
        const item = submenu.parentElement;
        const link = item.querySelector( 'a' );
        const button = document.createElement( 'button' );

        submenu.id = submenu.id || 'submenu-' + ( index + 1 );
        button.type = 'button';
        button.className = 'submenu-toggle';
        button.setAttribute( 'aria-controls', submenu.id );
        button.setAttribute(
          'aria-label',
          navigation.dataset.submenu.replace( '%s', () =>
            link.textContent.trim()
          )
        );
        setOpen( button, false );
        submenu.before( button );

        button.addEventListener( 'click', () => {
          item.classList.remove( 'is-closed' );
          setOpen( button, ! isOpen( button ) );
        } );
        item.addEventListener( 'focusout', ( event ) => {
          if ( ! item.contains( event.relatedTarget ) ) {
            item.classList.remove( 'is-closed' );
          }
        } );
        item.addEventListener( 'mouseleave', () =>
          item.classList.remove( 'is-closed' )
        );
      } );

      navigation.addEventListener( 'keydown', ( event ) => {
        if ( 'Escape' !== event.key ) {
          return;
        }

        const item = event.target.closest( 'li:has( > .submenu-toggle)' );
        const button = item?.querySelector( '.submenu-toggle' ) || toggle;

        item?.classList.add( 'is-closed' );
        setOpen( button, false );
        button.focus();
      } );
    } )();
  `);
