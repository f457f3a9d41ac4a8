import { js, jsFile, noJs } from '../../../writers/js.ts';

const followsSystem = js`
  const system = window.matchMedia( '(prefers-color-scheme: dark)' );
  const current = () =>
    root.dataset.scheme || ( system.matches ? 'dark' : 'light' );
`;

/** `assets/js/scheme.js`: the button for light and dark. @param isDark whether the theme is dark unless asked otherwise */
export const schemeScript = (slug: string, isDark: boolean): string =>
  jsFile(js`
    /**
     * Switches between light and dark. Uses the choice of the visitor or the default of the theme.
     */
    ( function () {
      const key = ${`${slug}-scheme`};
      const root = document.documentElement;
      const button = document.querySelector( '.scheme-button' );

      if ( ! button ) {
        return;
      }

      ${isDark ? js`const current = () => root.dataset.scheme || 'dark';` : followsSystem}
      const show = () =>
        button.setAttribute( 'aria-pressed', String( 'dark' === current() ) );

      button.hidden = false;
      show();
      ${isDark ? noJs : js`system.addEventListener( 'change', show );`}

      button.addEventListener( 'click', () => {
        root.dataset.scheme = 'dark' === current() ? 'light' : 'dark';
        show();
        try {
          window.localStorage.setItem( key, root.dataset.scheme );
        } catch ( error ) {
          // Without storage, the choice is lost when the page is left.
        }
      } );
    } )();
  `);
