import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { js, jsFile } from '../../writers/js.ts';

/** The script that adds a note without saving what is edited: a box of the block editor is not printed again. */
export const notesScript = (plan: PluginPlan): ExtraFile => ({
  path: 'assets/js/internal-notes.js',
  content: jsFile(js`
    ( function () {
      const box = document.getElementById( ${handleOf(plan, 'internal-notes')} );
      const button = box && box.querySelector( 'button[data-post]' );

      if ( ! button ) {
        return;
      }

      button.addEventListener( 'click', () => {
        const text = box.querySelector( 'textarea' );
        const data = new window.FormData();

        data.append( 'action', button.getAttribute( 'data-action' ) );
        data.append( '_ajax_nonce', button.getAttribute( 'data-nonce' ) );
        data.append( 'id', button.getAttribute( 'data-post' ) );
        data.append( 'text', text.value );
        button.disabled = true;
        window
          .fetch( window.ajaxurl, { method: 'POST', body: data, credentials: 'same-origin' } )
          .then( ( response ) => response.json() )
          .then( ( answer ) => {
            if ( answer.success ) {
              box.querySelector( 'ul' ).innerHTML = answer.data.html;
              text.value = '';
            }
            box.querySelector( '[role="status"]' ).textContent = answer.data.message;
          } )
          .catch( () => {
            box.querySelector( '[role="status"]' ).textContent = button.getAttribute( 'data-failed' );
          } )
          .finally( () => {
            button.disabled = false;
          } );
      } );
    } )();
  `),
});
