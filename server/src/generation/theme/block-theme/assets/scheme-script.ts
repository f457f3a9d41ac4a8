import { js, jsFile } from '../../../writers/js.ts';

/** The script that remembers a visitor's choice of light or dark. */
export const schemeScript = (slug: string): string =>
  jsFile(js`
    /**
     * Light or dark: what the visitor chose here, else what the system asks for, else what the theme is.
     */
    ( function () {
      const key = ${`${slug}-scheme`};
      const root = document.documentElement;
      const system = window.matchMedia( '(prefers-color-scheme: dark)' );
      const initial =
        window.getComputedStyle( root ).getPropertyValue( '--wp--custom--scheme--initial' ).trim() || 'light';

      function remembered() {
        try {
          return window.localStorage.getItem( key );
        } catch ( error ) {
          return null;
        }
      }

      function remember( scheme ) {
        try {
          window.localStorage.setItem( key, scheme );
        } catch ( error ) {
          // Without storage the choice lasts until the page is left.
        }
      }

      function show( scheme ) {
        root.dataset.initialScheme = initial;
        root.dataset.scheme = scheme;
        document.querySelectorAll( '.scheme-button button' ).forEach( ( button ) => {
          button.setAttribute( 'aria-pressed', String( 'dark' === scheme ) );
        } );
      }

      function wanted() {
        return remembered() || ( system.matches ? 'dark' : initial );
      }

      show( wanted() );
      system.addEventListener( 'change', () => show( wanted() ) );

      document.addEventListener( 'DOMContentLoaded', () => {
        show( wanted() );
        document.querySelectorAll( '.scheme-button button' ).forEach( ( button ) => {
          button.addEventListener( 'click', () => {
            const scheme = 'dark' === root.dataset.scheme ? 'light' : 'dark';
            remember( scheme );
            show( scheme );
          } );
        } );
      } );
    } )();
  `);
