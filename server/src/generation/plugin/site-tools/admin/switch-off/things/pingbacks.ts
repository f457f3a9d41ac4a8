import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable pingbacks and trackbacks": none are taken, none are sent. */
export const pingbacks: SwitchedOff = {
  thing: 'pingbacks',
  label: 'Pingbacks and trackbacks',
  names:
    /^(?:self[- ]?ping(?:s|backs?)?|pingbacks?|trackbacks?|pings?)(?: (?:and|or|&|,|\/) (?:pingbacks?|trackbacks?|pings?))* /,
  says: () => 'Pingbacks and trackbacks are neither accepted nor sent.',
  register: () => php`
    add_filter( 'pings_open', '__return_false', 20 );
    add_filter( 'xmlrpc_methods', array( $this, 'remove_methods' ) );
    add_filter( 'wp_headers', array( $this, 'remove_header' ) );
    add_action( 'pre_ping', array( $this, 'send_none' ) );
  `,
  methods: () => [
    php`
      /**
       * Removes the pingback methods from XML-RPC.
       *
       * @param array $methods XML-RPC methods.
       * @return array Filtered XML-RPC methods.
       */
      public function remove_methods( $methods ) {
        unset( $methods['pingback.ping'], $methods['pingback.extensions.getPingbacks'] );

        return $methods;
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
    php`
      /**
       * Disables outgoing pingbacks.
       *
       * @param string[] $links URLs to ping.
       */
      public function send_none( &$links ) {
        $links = array();
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Pings are closed on all posts.
     */
    public function test_pings_are_closed() {
      $id = self::factory()->post->create( array( 'ping_status' => 'open' ) );
      ( new ${toolClass(plan, 'no_pingbacks')}() )->register();

      $this->assertFalse( pings_open( $id ) );
      $this->assertArrayNotHasKey( 'pingback.ping', apply_filters( 'xmlrpc_methods', array( 'pingback.ping' => 'this:pingback_ping' ) ) );
    }
  `,
};
