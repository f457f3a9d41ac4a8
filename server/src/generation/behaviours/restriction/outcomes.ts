import { handleOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule } from './rules.ts';
import { buttonMethod, withButtons } from './teaser.ts';

/** Rules that decide about whole pages of the site. */
export const guardsPages = (rules: readonly Rule[]): boolean =>
  about(rules, ['read'], ['post', 'user', 'term']).length > 0 || rules.some(({ of }) => of === 'addresses');

/** Rules whose message stands in a page. */
const showsMessages = (rules: readonly Rule[]): boolean =>
  about(rules, ['read', 'comment', 'buy'], ['post']).length > 0 || rules.some(({ of }) => of === 'passages');

/** What others meet instead. */
export function outcomeMethods(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const isNeeded = guardsPages(rules) || rules.some(({ of }) => of === 'admin');
  if (!isNeeded && !showsMessages(rules)) return noPhp;
  return php`
    ${isNeeded ? refuseMethods(plan, rules) : noPhp}

    /**
     * Renders the message of a rule, with a way to log in for visitors.
     *
     * @param int          $number Number of the rule.
     * @param WP_Post|null $post   Post that it is about.
     * @return string HTML.
     */
    private function message_html( $number, $post = null ) {
      $links = array();
      if ( ! is_user_logged_in() && ! self::RULES[ $number ]['strict'] ) {
        $back    = $post instanceof WP_Post ? get_permalink( $post ) : home_url( add_query_arg( array() ) );
        $links[] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_login_url( $back ) ), esc_html__( 'Log in', ${plan.domain} ) );
        if ( get_option( 'users_can_register' ) ) {
          $links[] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_registration_url() ), esc_html__( 'Register', ${plan.domain} ) );
        }
      }

      return sprintf(
        '<div class="%1$s">%2$s%3$s</div>',
        ${handleOf(plan, 'restricted')},
        wpautop( esc_html( $this->message_text( $number, $post ) ) ),
        ${withButtons(rules).length === 0 ? php`array() === $links ? '' : '<p>' . implode( ' · ', $links ) . '</p>'` : php`$this->button_html( $number ) . ( array() === $links ? '' : '<p>' . implode( ' · ', $links ) . '</p>' )`}
      );
    }

    ${buttonMethod(plan, rules)}
  `;
}

const refuseMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Answers a request for something that the user may not see.
   *
   * @param int $number Number of the rule.
   */
  private function refuse( $number ) {
    nocache_headers();
    switch ( self::RULES[ $number ]['outcome'] ) {
      case 'redirect':
        $this->leave_for( self::RULES[ $number ]['target'] );
        break;

      case 'login':
        if ( ! is_user_logged_in() ) {
          wp_safe_redirect( wp_login_url( home_url( add_query_arg( array() ) ) ) );
          exit;
        }
        break;

      ${
        guardsPages(rules)
          ? php`
      case 'not_found':
        if ( ! is_admin() ) {
          $this->show_not_found();
          return;
        }
        break;
      `
          : noPhp
      }
    }

    wp_die(
      wp_kses_post( $this->message_html( $number ) ),
      ${translated(plan, 'Access denied')},
      array(
        'response'  => 403,
        'back_link' => is_user_logged_in(),
      )
    );
  }

  /**
   * Determines whether an address is the one that was requested.
   *
   * @param string $url Address.
   * @return bool
   */
  private function is_current( $url ) {
    $current = (string) strtok( home_url( add_query_arg( array() ) ), '?#' );

    return '' !== $url && untrailingslashit( (string) strtok( $url, '?#' ) ) === untrailingslashit( $current );
  }

  /**
   * Redirects to a path of the site or an address, unless it is the current page.
   *
   * @param string $target Path or address.
   */
  private function leave_for( $target ) {
    $url = '/' === substr( $target, 0, 1 ) ? home_url( $target ) : $target;
    if ( $this->is_current( $url ) ) {
      return;
    }

    $host = (string) wp_parse_url( $url, PHP_URL_HOST );
    add_filter(
      'allowed_redirect_hosts',
      static function ( $hosts ) use ( $host ) {
        $hosts[] = $host;

        return $hosts;
      }
    );
    wp_safe_redirect( $url );
    exit;
  }

  ${guardsPages(rules) ? notFoundMethod : noPhp}
`;

const notFoundMethod = php`
  /**
   * Turns the current request into one for a page that does not exist.
   */
  private function show_not_found() {
    global $wp_query;

    $wp_query->set_404();
    $wp_query->posts         = array();
    $wp_query->post          = null;
    $wp_query->post_count    = 0;
    $wp_query->comment_count = 0;
    status_header( 404 );
    // WordPress would guess the address that is kept secret.
    remove_action( 'template_redirect', 'redirect_canonical' );
    remove_action( 'template_redirect', 'wp_old_slug_redirect' );
  }
`;
