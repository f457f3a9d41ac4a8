import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable XML-RPC": requests are refused, and nothing points to the address. */
export const xmlrpc: SwitchedOff = {
  thing: 'xmlrpc',
  label: 'XML-RPC',
  names: /^(?:xml-?rpc(?:\.php)?|xml rpc)(?: (?:interface|api|access|endpoint|requests|file|protocol))? /,
  says: () =>
    'XML-RPC answers 403, and no page points to it. Apps and services that use it, such as Jetpack, no longer work.',
  register: () => php`
    add_action( 'init', array( $this, 'refuse' ), 0 );
    add_filter( 'xmlrpc_enabled', '__return_false' );
    add_filter( 'xmlrpc_methods', '__return_empty_array' );
    add_filter( 'wp_headers', array( $this, 'remove_header' ) );
    remove_action( 'wp_head', 'rsd_link' );
  `,
  methods: (plan) => [
    php`
      /**
       * Refuses requests to xmlrpc.php before anything is read from them.
       */
      public function refuse() {
        if ( ! defined( 'XMLRPC_REQUEST' ) || ! XMLRPC_REQUEST ) {
          return;
        }

        status_header( 403 );
        header( 'Content-Type: text/plain; charset=UTF-8' );
        echo esc_html__( 'XML-RPC is switched off.', ${plan.domain} );
        exit;
      }
    `,
    php`
      /**
       * Takes the header that tells other sites where to send pingbacks.
       *
       * @param string[] $headers Headers of the answer.
       * @return string[] The others.
       */
      public function remove_header( $headers ) {
        unset( $headers['X-Pingback'] );

        return $headers;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * No method is left to call.
     */
    public function test_xmlrpc_is_off() {
      ( new ${toolClass(plan, 'no_xmlrpc')}() )->register();

      $this->assertFalse( apply_filters( 'xmlrpc_enabled', true ) );
      $this->assertSame( array(), apply_filters( 'xmlrpc_methods', array( 'wp.getPosts' => 'wp_getPosts' ) ) );
    }
  `,
};
