import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable embeds": other sites cannot embed this one, and the script for embedded posts is not loaded. */
export const embeds: SwitchedOff = {
  thing: 'embeds',
  label: 'Post embeds (oEmbed)',
  names:
    /^(?:wp-embeds?|o-?embeds?|embeds?|embedding|embed)(?: (?:script|scripts|feature|functionality|of posts|links?|discovery|code|support|js)(?= ))* /,
  unless: /^ ?(?:of|from|block) (?!posts|wordpress)/,
  says: () =>
    'Other sites cannot embed posts from this site, and posts from other WordPress sites cannot be embedded here. Videos from supported services can still be embedded.',
  register: () => php`
    remove_action( 'wp_head', 'wp_oembed_add_discovery_links', 4 );
    remove_action( 'wp_head', 'wp_oembed_add_discovery_links' );
    remove_action( 'wp_head', 'wp_oembed_add_host_js' );
    remove_filter( 'embed_oembed_html', 'wp_maybe_enqueue_oembed_host_js' );
    remove_filter( 'pre_oembed_result', 'wp_filter_pre_oembed_result', 10 );
    add_filter( 'embed_oembed_discover', '__return_false' );
    add_filter( 'rest_endpoints', array( $this, 'remove_route' ) );
    add_action( 'template_redirect', array( $this, 'leave_embed' ), 1 );
  `,
  methods: () => [
    php`
      /**
       * Removes the oEmbed discovery route. The proxy route used by the editor is kept.
       *
       * @param array $endpoints REST API routes.
       * @return array Filtered routes.
       */
      public function remove_route( $endpoints ) {
        unset( $endpoints['/oembed/1.0/embed'] );

        return $endpoints;
      }
    `,
    php`
      /**
       * Redirects the embeddable view of a post to the post itself.
       */
      public function leave_embed() {
        if ( is_embed() ) {
          wp_safe_redirect( is_singular() ? get_permalink() : home_url( '/' ), 301 );
          exit;
        }
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Posts cannot be discovered for embedding.
     */
    public function test_embeds_are_off() {
      $routes = ( new ${toolClass(plan, 'no_embeds')}() )->remove_route(
        array(
          '/oembed/1.0/embed' => array(),
          '/oembed/1.0/proxy' => array(),
        )
      );

      $this->assertSame( array( '/oembed/1.0/proxy' ), array_keys( $routes ) );
    }
  `,
};
