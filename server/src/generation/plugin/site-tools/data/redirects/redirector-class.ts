import { type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';

/** The class that sends visitors on. */
export const redirectorClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Sends visitors of old addresses on to new ones.
   */
  final class ${classOf(plan, 'Redirector')} {

    /**
     * Where the redirects are.
     *
     * @var ${classNameOf(plan, 'Redirect_Store')}
     */
    private $store;

    /**
     * Prepares it.
     *
     * @param ${classNameOf(plan, 'Redirect_Store')} $store Where the redirects are.
     */
    public function __construct( $store ) {
      $this->store = $store;
    }

    /**
     * Hooks it in front of what WordPress itself redirects.
     */
    public function register() {
      add_action( 'template_redirect', array( $this, 'redirect' ), 1 );
    }

    /**
     * Sends the visitor on when there is a redirect for the address.
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
      // phpcs:ignore WordPress.Security.SafeRedirect -- Administrators may lead visitors to other sites.
      wp_redirect( $target, $redirect['status'], ${plan.names.title} );
      exit;
    }

    /**
     * The complete address of a redirect's target. What the request has behind its question mark is taken along where the
     * redirect does not speak of it.
     *
     * @param array  $redirect The redirect.
     * @param string $address  What was asked for.
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
