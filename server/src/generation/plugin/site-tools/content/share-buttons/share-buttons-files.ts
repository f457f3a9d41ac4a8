import { type CssCode, css } from '../../../../writers/css.ts';
import { type JsCode, js } from '../../../../writers/js.ts';
import type { PluginPlan } from '../../../plan.ts';
import { cssClass } from '../../support/style.ts';
import { toolHandle } from '../../support/tool-names.ts';

/** The look of the buttons, in the colours of the text. */
export function shareButtonsCss(plan: PluginPlan): CssCode {
  const name = (element?: string): CssCode => cssClass(plan, 'share_buttons', element);
  return css`
    .${name()} {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.75rem;
      margin-block: 1.5rem;
    }

    .${name('title')} {
      font-weight: 600;
    }

    .${name('list')} {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .${name('button')} {
      display: inline-block;
      padding: 0.4rem 0.8rem;
      border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
      border-radius: 2rem;
      background: transparent;
      color: inherit;
      font: inherit;
      font-size: 0.875rem;
      line-height: 1.4;
      text-decoration: none;
      cursor: pointer;
    }

    .${name('button')}:hover,
    .${name('button')}:focus-visible {
      border-color: currentcolor;
      text-decoration: underline;
    }

    @media print {
      .${name()} {
        display: none;
      }
    }
  `;
}

/** What makes the button that copies the address work. */
export const shareButtonsScript = (plan: PluginPlan): JsCode => js`
  /**
   * Copies the URL of the page. The button is only shown if the browser supports it.
   */
  ( function () {
    if ( ! navigator.clipboard ) {
      return;
    }

    document.querySelectorAll( ${`.${toolHandle(plan, 'share_buttons')}__button[data-url]`} ).forEach( ( button ) => {
      const label = button.textContent;
      const status = button.nextElementSibling;

      button.parentElement.hidden = false;
      button.addEventListener( 'click', async () => {
        await navigator.clipboard.writeText( button.dataset.url );
        button.textContent = button.dataset.copied;
        status.textContent = button.dataset.copied;
        setTimeout( () => {
          button.textContent = label;
          status.textContent = '';
        }, 3000 );
      } );
    } );
  } )();
`;
