import { type CssCode, css, cssName } from '../../../../writers/css.ts';
import { type JsCode, js } from '../../../../writers/js.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolHandle } from '../../support/tool-names.ts';
import { dismissedKey } from './announcement-class.ts';

/** The bar: colours from its settings, type from the theme. */
export function announcementCss(plan: PluginPlan): CssCode {
  const name = cssName(toolHandle(plan, 'announcement_bar'));
  return css`
    .${name} {
      align-items: center;
      background: #1e3a8a;
      box-sizing: border-box;
      color: #fff;
      display: flex;
      gap: 1rem;
      inline-size: 100%;
      justify-content: center;
      padding: 0.625rem 1rem;
      position: relative;
      z-index: 9990;
    }

    .${name}[hidden] {
      display: none;
    }

    .${name}--sticky {
      inset-block-start: var(--wp-admin--admin-bar--height, 0);
      position: sticky;
    }

    .${name}--bottom {
      inset-block-end: 0;
      inset-inline: 0;
      position: fixed;
    }

    .${name}__text {
      flex: 1;
      margin: 0;
      overflow-wrap: anywhere;
      text-align: center;
    }

    .${name} a {
      color: inherit;
      text-decoration: underline;
    }

    .${name}__dismiss {
      background: none;
      block-size: 2.75rem;
      border: 0;
      color: inherit;
      cursor: pointer;
      flex: none;
      font-size: 1.5rem;
      inline-size: 2.75rem;
      line-height: 1;
      margin-block: -0.5rem;
      padding: 0;
    }

    .${name} a:focus-visible,
    .${name}__dismiss:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: 2px;
    }

    @media print {
      .${name} {
        display: none;
      }
    }
  `;
}

/** Hides a bar that was dismissed or is over. */
export function announcementScript(plan: PluginPlan): JsCode {
  const name = toolHandle(plan, 'announcement_bar');
  return js`
    ( () => {
      const bar = document.querySelector( ${`.${name}`} );
      if ( ! bar ) {
        return;
      }

      const stored = ${dismissedKey(plan)};
      const end = Number( bar.dataset.end );

      // Without storage, the bar is shown on every page.
      const read = () => {
        try {
          return window.localStorage.getItem( stored );
        } catch {
          return null;
        }
      };

      if ( read() === bar.dataset.key || ( end > 0 && Date.now() >= end * 1000 ) ) {
        bar.hidden = true;
        return;
      }

      bar.querySelector( ${`.${name}__dismiss`} )?.addEventListener( 'click', () => {
        bar.hidden = true;
        try {
          window.localStorage.setItem( stored, bar.dataset.key );
        } catch {
          // Without storage, the bar is shown again on the next page.
        }
      } );
    } )();
  `;
}
