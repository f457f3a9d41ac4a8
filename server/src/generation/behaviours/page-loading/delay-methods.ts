import { constantOf, handleOf, prefixed } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { js, jsFile } from '../../writers/js.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { delayedValue, type PageLoading } from './loading-plan.ts';

const path = 'assets/js/delayed-scripts.js';

/** Attribute of scripts that wait: their address, or nothing where they have their code themselves. */
const attributeOf = (plan: PluginPlan): string => `data-${plan.names.handlePrefix}-delayed`;

/** The script that loads what waits, in its order, once the visitor does something. */
export function delayFile(plan: PluginPlan): ExtraFile {
  const attribute = attributeOf(plan);
  const code = js`
    /**
     * Loads scripts that wait, one after the other, once the visitor does something.
     */
    ( function () {
      const events = [ 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll' ];

      function load( waiting ) {
        const next = waiting.shift();
        if ( ! next ) {
          return;
        }

        const script = document.createElement( 'script' );
        for ( const { name, value } of next.attributes ) {
          if ( name !== 'type' && name !== ${attribute} ) {
            script.setAttribute( name, value );
          }
        }
        const address = next.getAttribute( ${attribute} );
        if ( address ) {
          script.onload = () => load( waiting );
          script.onerror = script.onload;
          script.src = address;
          next.replaceWith( script );
        } else {
          script.text = next.text;
          next.replaceWith( script );
          load( waiting );
        }
      }

      function start() {
        events.forEach( ( name ) => window.removeEventListener( name, start ) );
        load( Array.from( document.querySelectorAll( ${`script[${attribute}]`} ) ) );
      }

      events.forEach( ( name ) => window.addEventListener( name, start, { passive: true } ) );
    } )();
  `;
  return { path, content: jsFile(code) };
}

/** Methods that let scripts wait. */
export const delayMethods = (plan: PluginPlan, one: PageLoading): PhpCode => {
  const attribute = attributeOf(plan);
  return php`
    /**
     * Enqueues what loads the scripts that wait.
     */
    public function enqueue_loader() {
      wp_enqueue_script(
        ${handleOf(plan, 'delayed-scripts')},
        ${constantOf(plan, 'URL')} . ${path},
        array(),
        ${constantOf(plan, 'VERSION')},
        array(
          'in_footer' => true,
          'strategy'  => 'defer',
        )
      );
    }

    /**
     * Lets a script wait until the visitor does something, with the code that follows it.
     *
     * @param string $tag    HTML of the script, with what stands before and after it.
     * @param string $handle Handle.
     * @param string $source Address.
     * @return string
     */
    public function delay( $tag, $handle, $source ) {
      $waiting = self::lines( ${delayedValue(plan, one)} );
      if ( ! in_array( $handle, $waiting, true ) && ! in_array( strtok( (string) $source, '?' ), $waiting, true ) ) {
        return $tag;
      }

      $html  = new WP_HTML_Tag_Processor( $tag );
      $waits = false;
      while ( $html->next_tag( 'script' ) ) {
        $address = $html->get_attribute( 'src' );
        $waits   = $waits || is_string( $address );
        if ( $waits ) {
          $html->set_attribute( ${attribute}, is_string( $address ) ? $address : '' );
          $html->set_attribute( 'type', 'text/plain' );
          array_map( array( $html, 'remove_attribute' ), array( 'src', 'async', 'defer' ) );
        }
      }

      return $html->get_updated_html();
    }

    /**
     * Prints scripts that wait and that nobody else prints.
     */
    public function print_scripts() {
      $known = array_map( static fn( $script ) => strtok( (string) $script->src, '?' ), wp_scripts()->registered );
      foreach ( self::lines( ${delayedValue(plan, one)} ) as $index => $script ) {
        if ( 0 === strpos( $script, 'https://' ) && ! in_array( strtok( $script, '?' ), $known, true ) ) {
          wp_print_script_tag(
            ${{
              type: 'text/plain',
              id: php`${prefixed(plan, 'delayed_')} . $index`,
              [attribute]: php`esc_url_raw( $script )`,
            }}
          );
        }
      }
    }
  `;
};
