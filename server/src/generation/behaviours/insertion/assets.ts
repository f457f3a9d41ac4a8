import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { css, cssFile, cssName } from '../../writers/css.ts';
import { js, jsFile } from '../../writers/js.ts';
import { hasScript, type Insertion } from './insertion-plan.ts';

/** The stylesheet, and the script where something can be closed. */
export function insertionAssets(plan: PluginPlan, insertions: readonly Insertion[]): readonly ExtraFile[] {
  const box = cssName(handleOf(plan, 'insertion'));
  const style = css`
    .${box}:not(span) {
      margin-block: 1rem;
      position: relative;
    }

    .${box} > :first-child {
      margin-block-start: 0;
    }

    .${box} > :last-child:not(button) {
      margin-block-end: 0;
    }

    .${box} img {
      height: auto;
      max-width: 100%;
    }

    .${box}.is-badge {
      background: #1e1e1e;
      border-radius: 0.25em;
      color: #fff;
      display: inline-block;
      font-size: 0.8em;
      line-height: 1;
      padding: 0.3em 0.5em;
    }

    .${box}:is(.is-notice-info, .is-notice-success, .is-notice-warning) {
      background: #eef4fb;
      border-inline-start: 4px solid #1d5fa8;
      color: #14222f;
      padding: 0.75rem 2.5rem 0.75rem 1rem;
    }

    .${box}.is-notice-success {
      background: #edf7ee;
      border-color: #1f7a34;
    }

    .${box}.is-notice-warning {
      background: #fdf5e4;
      border-color: #9a6700;
    }

    .${box} > button[data-close] {
      background: none;
      border: 0;
      color: inherit;
      cursor: pointer;
      font-size: 1.25rem;
      inset-block-start: 0.25rem;
      inset-inline-end: 0.25rem;
      line-height: 1;
      padding: 0.5rem;
      position: absolute;
    }

    @media print {
      .${box}.is-print {
        display: none;
      }
    }

    @media (min-width: 600px) {
      .${box}.is-for-phones {
        display: none;
      }
    }

    @media (max-width: 599.98px) {
      .${box}.is-for-large-screens {
        display: none;
      }
    }
  `;
  return [
    { path: 'assets/css/insertions.css', content: cssFile(style) },
    ...(hasScript(insertions)
      ? [
          {
            path: 'assets/js/insertions.js',
            content: jsFile(js`
              ${insertions.some(({ dismissible }) => dismissible !== undefined) ? closing() : js``}

              ${insertions.some(({ what }) => what.show === 'print') ? printing() : js``}
            `),
          },
        ]
      : []),
  ];
}

/** What was closed stays closed in this browser, without a cookie. */
const closing = () => js`
  ( function () {
    document.querySelectorAll( 'button[data-close]' ).forEach( ( button ) => {
      const { close: name, days } = button.dataset;
      let until = 0;

      try {
        until = Number( window.localStorage.getItem( name ) );
      } catch ( error ) {
        // Without storage it comes back on the next page.
        until = 0;
      }
      if ( until > Date.now() ) {
        button.parentElement.remove();
        return;
      }

      button.hidden = false;
      button.addEventListener( 'click', () => {
        button.parentElement.remove();
        try {
          window.localStorage.setItem( name, String( Date.now() + Number( days ) * 86400000 ) );
        } catch ( error ) {
          until = 0;
        }
      } );
    } );
  } )();
`;

/** Buttons that print are there where scripts run. */
const printing = () => js`
  document.querySelectorAll( 'button[data-print]' ).forEach( ( button ) => {
    button.hidden = false;
    button.addEventListener( 'click', () => window.print() );
  } );
`;
