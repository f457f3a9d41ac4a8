import { type CssCode, css, cssName } from '../../../../writers/css.ts';
import { type JsCode, js } from '../../../../writers/js.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolHandle, toolName } from '../../support/tool-names.ts';

/** The popup, in the theme's colours. */
export function popupCss(plan: PluginPlan): CssCode {
  const name = cssName(toolHandle(plan, 'popup'));
  return css`
    .${name} {
      background: var(--wp--preset--color--base, #fff);
      border: 0;
      border-radius: 0.5rem;
      box-shadow: 0 1rem 3rem rgb(0 0 0 / 35%);
      box-sizing: border-box;
      color: var(--wp--preset--color--contrast, #1e1e1e);
      inline-size: min(32rem, 100vw - 2rem);
      max-block-size: 85vh;
      overflow-wrap: anywhere;
      padding: 2rem;
    }

    .${name}::backdrop {
      background: rgb(0 0 0 / 55%);
    }

    .${name} h2 {
      margin-block: 0 1rem;
      padding-inline-end: 2rem;
    }

    .${name}__close {
      background: none;
      block-size: 2.75rem;
      border: 0;
      color: inherit;
      cursor: pointer;
      font-size: 1.75rem;
      inline-size: 2.75rem;
      inset-block-start: 0.5rem;
      inset-inline-end: 0.5rem;
      line-height: 1;
      padding: 0;
      position: absolute;
    }

    @media (prefers-reduced-motion: no-preference) {
      .${name}[open] {
        animation: ${name} 0.25s ease-out;
      }

      @keyframes ${name} {
        from {
          opacity: 0;
          transform: translateY(1rem);
        }
      }
    }
  `;
}

/** Opens the popup when its time has come, and remembers that it did. */
export function popupScript(plan: PluginPlan): JsCode {
  return js`
    ( () => {
      const popup = document.querySelector( ${`.${toolHandle(plan, 'popup')}`} );
      if ( ! popup ) {
        return;
      }

      const { key, trigger, delay, frequency } = popup.dataset;
      const name = ${`${toolName(plan, 'popup')}_`} + key;

      // Without storage, the popup would interrupt visitors on every page.
      let storage = null;
      try {
        storage = frequency === 'session' ? window.sessionStorage : window.localStorage;
      } catch {
        return;
      }

      const seen = Number( storage.getItem( name ) );
      const isDue =
        frequency === 'always' ||
        seen === 0 ||
        ( frequency === 'day' && Date.now() - seen > 86400000 );
      if ( ! isDue ) {
        return;
      }

      let isReady = false;
      const open = () => {
        if ( ! isReady || popup.open ) {
          return;
        }
        isReady = false;
        popup.showModal();
        storage.setItem( name, String( Date.now() ) );
      };

      const openWhenAsked = () => {
        isReady = true;
        if ( trigger === 'delay' ) {
          open();
        } else if ( trigger === 'scroll' ) {
          const onScroll = () => {
            const height = document.documentElement.scrollHeight - window.innerHeight;
            if ( window.scrollY >= height / 2 ) {
              window.removeEventListener( 'scroll', onScroll );
              open();
            }
          };
          window.addEventListener( 'scroll', onScroll, { passive: true } );
          onScroll();
        } else {
          document.documentElement.addEventListener( 'mouseleave', ( event ) => {
            if ( event.clientY <= 0 ) {
              open();
            }
          } );
        }
      };

      window.setTimeout( openWhenAsked, delay * 1000 );

      // A click on the backdrop closes the popup; the Escape key works natively.
      popup.addEventListener( 'click', ( event ) => {
        if ( event.target === popup || event.target.closest( '[data-close]' ) ) {
          popup.close();
        }
      } );
    } )();
  `;
}
