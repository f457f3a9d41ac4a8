import { type CssCode, css, cssName } from '../../../../writers/css.ts';
import { type JsCode, js } from '../../../../writers/js.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolHandle, toolName } from '../../support/tool-names.ts';

/** The notice: the theme's colours and buttons. */
export function cookieNoticeCss(plan: PluginPlan): CssCode {
  const name = cssName(toolHandle(plan, 'cookie_notice'));
  return css`
    .${name} {
      align-items: center;
      background: var(--wp--preset--color--base, #fff);
      box-shadow: 0 0 1rem rgb(0 0 0 / 25%);
      box-sizing: border-box;
      color: var(--wp--preset--color--contrast, #1e1e1e);
      display: flex;
      flex-wrap: wrap;
      gap: 1rem;
      inset-inline: 0;
      justify-content: space-between;
      max-block-size: 90vh;
      overflow-y: auto;
      padding: 1rem clamp(1rem, 4vw, 2.5rem);
      position: fixed;
      z-index: 9995;
    }

    .${name}[hidden] {
      display: none;
    }

    .${name}--bottom {
      inset-block-end: 0;
    }

    .${name}--top {
      inset-block-start: var(--wp-admin--admin-bar--height, 0);
    }

    .${name}__text {
      flex: 1 1 20rem;
      overflow-wrap: anywhere;
    }

    .${name}__text p {
      margin: 0;
    }

    .${name}__text a {
      color: inherit;
    }

    .${name}__buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem;
    }

    @media print {
      .${name} {
        display: none;
      }
    }
  `;
}

/** Shows the notice to those who have not chosen, and keeps what they choose. */
export function cookieNoticeScript(plan: PluginPlan): JsCode {
  const name = toolHandle(plan, 'cookie_notice');
  return js`
    ( () => {
      const notice = document.querySelector( ${`.${name}`} );
      if ( ! notice ) {
        return;
      }

      const { cookie, days, path } = notice.dataset;
      const hasChosen = document.cookie
        .split( '; ' )
        .some( ( one ) => one.startsWith( cookie + '=' ) );

      notice.hidden = hasChosen;

      notice.addEventListener( 'click', ( event ) => {
        const choice = event.target.closest( '[data-choice]' )?.dataset.choice;
        if ( ! choice ) {
          return;
        }

        const parts = [
          cookie + '=' + choice,
          'max-age=' + days * 86400,
          'path=' + path,
          'SameSite=Lax',
        ];
        if ( window.location.protocol === 'https:' ) {
          parts.push( 'Secure' );
        }
        document.cookie = parts.join( '; ' );
        notice.hidden = true;
        document.dispatchEvent( new CustomEvent( ${toolName(plan, 'cookie_notice')}, { detail: choice } ) );
      } );

      document.addEventListener( 'click', ( event ) => {
        if ( event.target.closest( ${`.${name}-open`} ) ) {
          notice.hidden = false;
          notice.querySelector( 'button' ).focus();
        }
      } );
    } )();
  `;
}
