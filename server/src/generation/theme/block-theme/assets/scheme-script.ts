import { type JsCode, js, jsFile } from '../../../writers/js.ts';

/** Where a visitor's choice of light or dark is kept. */
const keyOf = (slug: string): string => `${slug}-scheme`;

/** What runs before anything of a page is shown: a choice made before is applied. */
export const earlyScheme = (slug: string): JsCode => js`
  try {
    if ( localStorage.getItem( ${keyOf(slug)} ) ) {
      document.documentElement.dataset.scheme = localStorage.getItem( ${keyOf(slug)} );
    }
  } catch ( error ) {}
`;

/** The script behind the button for light and dark. */
export const schemeScript = (slug: string): string =>
  jsFile(js`
    /**
     * Switches between light and dark. Uses the choice of the visitor, the system preference or the default of the theme.
     */
    ( function () {
      const key = ${keyOf(slug)};
      const root = document.documentElement;
      const system = window.matchMedia( '(prefers-color-scheme: dark)' );
      const buttons = document.querySelectorAll( '.scheme-button button' );

      function isDark() {
        if ( root.dataset.scheme ) {
          return 'dark' === root.dataset.scheme;
        }

        return system.matches || 'dark' === root.dataset.initialScheme;
      }

      function show() {
        buttons.forEach( ( button ) => {
          button.setAttribute( 'aria-pressed', String( isDark() ) );
        } );
      }

      function choose( scheme ) {
        root.dataset.scheme = scheme;
        show();
        try {
          window.localStorage.setItem( key, scheme );
        } catch ( error ) {
          // Without storage, the choice is lost when the page is left.
        }
      }

      root.classList.add( 'can-switch-scheme' );
      system.addEventListener( 'change', show );
      buttons.forEach( ( button ) => {
        button.addEventListener( 'click', () => choose( isDark() ? 'light' : 'dark' ) );
      } );
      show();
    } )();
  `);
