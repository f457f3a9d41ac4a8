import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable XML-RPC": requests are refused, and nothing points to the address. */
export const xmlrpc: SwitchedOff = {
  thing: 'xmlrpc',
  label: 'XML-RPC',
  names: /^(?:xml-?rpc(?:\.php)?|xml rpc)(?: (?:interface|api|access|endpoint|requests|file|protocol))? /,
  says: () =>
    'XML-RPC requests return a 403 error, and no page links to the endpoint. Apps and services that rely on XML-RPC, such as Jetpack, stop working.',
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
       * Rejects requests to xmlrpc.php early.
       */
      public function refuse() {
        if ( ! defined( 'XMLRPC_REQUEST' ) || ! XMLRPC_REQUEST ) {
          return;
        }

        status_header( 403 );
        header( 'Content-Type: text/plain; charset=UTF-8' );
        echo esc_html__( 'XML-RPC is disabled.', ${plan.domain} );
        exit;
      }
    `,
    php`
      /**
       * Removes the X-Pingback header.
       *
       * @param string[] $headers HTTP headers.
       * @return string[] Filtered HTTP headers.
       */
      public function remove_header( $headers ) {
        unset( $headers['X-Pingback'] );

        return $headers;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * No methods are available.
     */
    public function test_xmlrpc_is_off() {
      ( new ${toolClass(plan, 'no_xmlrpc')}() )->register();

      $this->assertFalse( apply_filters( 'xmlrpc_enabled', true ) );
      $this->assertSame( array(), apply_filters( 'xmlrpc_methods', array( 'wp.getPosts' => 'wp_getPosts' ) ) );
    }
  `,
};
