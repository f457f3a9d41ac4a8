import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { css, cssFile, cssName } from '../../writers/css.ts';
import { js, jsFile } from '../../writers/js.ts';

/** The stylesheet, and the script that spares the way to a new page. */
export function reactionAssets(plan: PluginPlan): readonly ExtraFile[] {
  const [form, certificate] = [cssName(handleOf(plan, 'reaction')), cssName(handleOf(plan, 'reaction-certificate'))];
  const style = css`
    .${form} {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-block: 1rem;
    }

    .${form} button {
      cursor: pointer;
    }

    .${form} button[aria-pressed="true"] {
      font-weight: 700;
    }

    .${form} button[disabled] {
      cursor: default;
      opacity: 0.7;
    }

    .${form}.is-rate {
      gap: 0.1rem;
    }

    .${form}.is-rate button {
      background: none;
      border: 0;
      color: inherit;
      font-size: 1.5rem;
      line-height: 1;
      min-inline-size: 2rem;
      padding: 0.1rem;
    }

    .${certificate} {
      border: 4px double currentcolor;
      margin-block: 1.5rem;
      padding: 2rem;
      text-align: center;
    }
  `;
  return [
    { path: 'assets/css/reactions.css', content: cssFile(style) },
    { path: 'assets/js/reactions.js', content: jsFile(script()) },
  ];
}

const script = () => js`
  ( function () {
    document.addEventListener( 'submit', ( event ) => {
      const form = event.target.closest( 'form[data-reaction]' );

      if ( ! form || ! window.fetch ) {
        return;
      }

      event.preventDefault();
      const data = new window.FormData( form );
      const button = event.submitter;

      data.append( 'script', '1' );
      if ( button && button.name ) {
        data.set( button.name, button.value );
      }
      form.setAttribute( 'aria-busy', 'true' );
      window
        .fetch( form.getAttribute( 'action' ), { method: 'POST', body: data, credentials: 'same-origin' } )
        .then( ( response ) => response.json() )
        .then( ( { html, message } ) => {
          const next = new window.DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild;

          if ( ! next ) {
            form.remove();
            return;
          }
          form.replaceWith( next );
          const status = next.querySelector( '[role="status"]' );
          const same = button && next.querySelector( 'button[value="' + button.value + '"]' );

          if ( same ) {
            same.focus();
          }
          if ( status ) {
            status.textContent = message;
          }
        } )
        .catch( () => form.submit() );
    } );
  } )();
`;
