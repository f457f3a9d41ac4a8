import { type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';

/** The class that sends visitors on. */
export const redirectorClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Redirects visitors from old to new URLs.
   */
  final class ${classOf(plan, 'Redirector')} {

    /**
     * Redirect store.
     *
     * @var ${classNameOf(plan, 'Redirect_Store')}
     */
    private $store;

    /**
     * Constructor.
     *
     * @param ${classNameOf(plan, 'Redirect_Store')} $store Redirect store.
     */
    public function __construct( $store ) {
      $this->store = $store;
    }

    /**
     * Registers the hooks, to run before the canonical redirects of WordPress.
     */
    public function register() {
      add_action( 'template_redirect', array( $this, 'redirect' ), 1 );
    }

    /**
     * Redirects the visitor if there is a redirect for the current URL.
     */
    public function redirect() {
      if ( is_preview() || is_customize_preview() || ! isset( $_SERVER['REQUEST_URI'] ) ) {
        return;
      }

      $address  = sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) );
      $source   = ${classOf(plan, 'Redirect_Store')}::source_of( $address );
      $redirect = '' === $source ? null : $this->store->match( $source );
      if ( null === $redirect ) {
        return;
      }

      $target = $this->target( $redirect, $address );
      if ( ${classOf(plan, 'Redirect_Store')}::source_of( $target ) === $source ) {
        return;
      }

      $this->store->count_hit( $redirect['id'] );
      // phpcs:ignore WordPress.Security.SafeRedirect -- Administrators may redirect visitors to other sites.
      wp_redirect( $target, $redirect['status'], ${plan.names.title} );
      exit;
    }

    /**
     * Gets the full target URL of a redirect. The query string of the request is passed on unless the redirect
     * specifies one.
     *
     * @param array  $redirect Redirect.
     * @param string $address  Requested URL.
     * @return string
     */
    private function target( $redirect, $address ) {
      $target = '/' === $redirect['target'][0] && '//' !== substr( $redirect['target'], 0, 2 ) ? home_url( $redirect['target'] ) : $redirect['target'];
      $query  = (string) wp_parse_url( $address, PHP_URL_QUERY );
      if ( '' === $query || false !== strpos( $redirect['source'] . $target, '?' ) ) {
        return $target;
      }

      wp_parse_str( $query, $arguments );

      return add_query_arg( urlencode_deep( $arguments ), $target );
    }
  }
`;
