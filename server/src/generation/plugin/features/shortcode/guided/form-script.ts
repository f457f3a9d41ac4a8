import { js, jsFile } from '../../../../writers/js.ts';
import { handleOf } from '../../../code-names.ts';
import type { ExtraFile } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';

/** The script that leads through the steps of forms, and asks what depends on answers only then. */
export const formScript = (plan: PluginPlan): ExtraFile => ({
  path: 'assets/js/form.js',
  content: jsFile(js`
    ( function () {
      const answers = ( form, name ) =>
        [ ...form.elements ]
          .filter( ( control ) => control.name === name || control.name === name + '[]' )
          .flatMap( ( control ) => {
            if ( control.type !== 'checkbox' ) {
              return [ control.value ];
            }
            if ( control.name === name ) {
              return [ control.checked ? 'yes' : 'no' ];
            }

            return control.checked ? [ control.value ] : [];
          } );

      function isAsked( form, row ) {
        const name = row.getAttribute( 'data-asked-if' );
        const values = JSON.parse( row.getAttribute( 'data-values' ) );
        const holder = [ ...form.querySelectorAll( '[data-asked-if]' ) ].find(
          ( other ) => other.querySelector( '[name="' + name + '"], [name="' + name + '[]"]' )
        );

        return ( ! holder || isAsked( form, holder ) ) && answers( form, name ).some( ( answer ) => values.includes( answer ) );
      }

      function ask( form ) {
        form.querySelectorAll( '[data-asked-if]' ).forEach( ( row ) => {
          const asked = isAsked( form, row );

          row.hidden = ! asked;
          row.querySelectorAll( 'input, select, textarea' ).forEach( ( control ) => {
            control.disabled = ! asked;
            if ( row.getAttribute( 'data-required' ) === '1' && ! control.name.endsWith( '[]' ) ) {
              control.required = asked;
            }
          } );
        } );
      }

      function button( text, onClick ) {
        const made = document.createElement( 'button' );

        made.type = 'button';
        made.className = 'wp-element-button';
        made.textContent = text;
        made.addEventListener( 'click', onClick );

        return made;
      }

      const invalidIn = ( step ) => [ ...step.elements ].find( ( control ) => control.willValidate && ! control.checkValidity() );

      function lead( form, steps ) {
        const submit = form.querySelector( 'button[type="submit"]' );
        const progress = document.createElement( 'p' );
        const back = button( form.getAttribute( 'data-back' ), () => show( current - 1, true ) );
        const next = button( form.getAttribute( 'data-next' ), forward );
        const failed = steps.findIndex( ( step ) => step.querySelector( '[role="alert"]' ) );
        let current = 0;

        function show( index, moves ) {
          current = index;
          steps.forEach( ( step, place ) => {
            step.hidden = place !== index;
          } );
          back.hidden = index === 0;
          next.hidden = index === steps.length - 1;
          submit.hidden = ! next.hidden;
          progress.textContent = form
            .getAttribute( 'data-progress' )
            .replace( '%1$s', index + 1 )
            .replace( '%2$s', steps.length );
          if ( moves ) {
            steps[ index ].querySelector( 'legend' ).focus();
          }
        }

        function forward() {
          const invalid = invalidIn( steps[ current ] );

          if ( invalid ) {
            invalid.reportValidity();
            return;
          }
          show( current + 1, true );
        }

        // Browsers cannot point to a control in a step that is not shown.
        form.noValidate = true;
        progress.setAttribute( 'role', 'status' );
        form.insertBefore( progress, steps[ 0 ] );
        submit.before( back, ' ', next, ' ' );
        show( Math.max( failed, 0 ), false );

        form.addEventListener( 'submit', ( event ) => {
          const wrong = steps.findIndex( ( step ) => invalidIn( step ) );

          // The Enter key leads on, too.
          if ( current < steps.length - 1 ) {
            event.preventDefault();
            forward();
          } else if ( wrong !== -1 ) {
            event.preventDefault();
            show( wrong, false );
            invalidIn( steps[ wrong ] ).reportValidity();
          }
        } );
      }

      document.querySelectorAll( 'form[data-guided]' ).forEach( ( form ) => {
        const steps = [ ...form.querySelectorAll( 'fieldset' ) ].filter( ( step ) => step.classList.contains( ${handleOf(plan, 'step')} ) );

        form.querySelectorAll( '[data-asked-if] small' ).forEach( ( hint ) => {
          hint.hidden = true;
        } );
        form.addEventListener( 'change', () => ask( form ) );
        ask( form );
        if ( steps.length > 1 ) {
          lead( form, steps );
        }
      } );
    } )();
  `),
});
