import { handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { recordKind } from '../records/record-kinds.ts';
import { type Languages, metaKeyOf } from './languages-plan.ts';

/** Hooks of pages that are in one language each. */
export const connectedHooks = ({ connected }: Languages): PhpCode =>
  connected === undefined
    ? noPhp
    : php`
      add_action( 'wp_head', array( $this, 'print_alternates' ) );
      ${connected.redirects_first === true ? php`add_action( 'template_redirect', array( $this, 'redirect_first' ) );` : noPhp}
      ${connected.offers ? php`add_action( 'wp_body_open', array( $this, 'print_offer' ) );` : noPhp}
    `;

export function connectedMethods(plan: PluginPlan, { connected, languages }: Languages): PhpCode {
  const kind = connected === undefined ? undefined : recordKind(plan, connected.entity);
  if (connected === undefined || kind === undefined) return noPhp;
  const rest = languages.find(({ path }) => path === undefined)?.code ?? '';
  return php`
    /**
     * Gets the language of an address.
     *
     * @param string $url Address on this site.
     * @return string Code, or an empty string if it is in none of the languages.
     */
    public static function language_of( $url ) {
      $home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
      $path = trailingslashit( substr( (string) wp_parse_url( $url, PHP_URL_PATH ), strlen( $home ) ) );
      foreach ( self::LANGUAGES as $code => $language ) {
        if ( '' !== $language['path'] && 0 === strpos( $path, $language['path'] ) ) {
          return $code;
        }
      }

      return ${rest};
    }

    /**
     * Gets a post and its published translations.
     *
     * @param int $post_id Post ID.
     * @return int[] Post IDs, by language.
     */
    public static function translations( $post_id ) {
      $ids    = array_filter( array( (int) $post_id, (int) get_post_meta( $post_id, ${metaKeyOf(kind, connected.field)}, true ) ) );
      $others = get_posts(
        array(
          'post_type'   => ${kind.type},
          'fields'      => 'ids',
          'numberposts' => 50,
          'meta_query'  => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- One query for each page.
            array(
              'key'     => ${metaKeyOf(kind, connected.field)},
              'value'   => $ids,
              'compare' => 'IN',
            ),
          ),
        )
      );
      $found  = array();
      foreach ( array_unique( array_merge( $ids, array_map( 'intval', $others ) ) ) as $id ) {
        $code = ${kind.type} === get_post_type( $id ) && 'publish' === get_post_status( $id ) ? self::language_of( get_permalink( $id ) ) : '';
        if ( '' !== $code && ! isset( $found[ $code ] ) ) {
          $found[ $code ] = $id;
        }
      }

      return $found;
    }

    /**
     * Gets the page that the visitor has opened, in all its languages.
     *
     * @return int[] Post IDs, by language; empty for what has no translation.
     */
    private function opened() {
      $found = is_singular( ${kind.type} ) ? self::translations( get_queried_object_id() ) : array();

      return in_array( get_queried_object_id(), $found, true ) && 1 < count( $found ) ? $found : array();
    }

    /**
     * Tells search engines the translations of a page.
     */
    public function print_alternates() {
      $found = $this->opened();
      foreach ( $found as $code => $id ) {
        printf( '<link rel="alternate" hreflang="%1$s" href="%2$s">' . "\n", esc_attr( $code ), esc_url( get_permalink( $id ) ) );
      }

      $first = array_key_first( self::LANGUAGES );
      if ( isset( $found[ $first ] ) ) {
        printf( '<link rel="alternate" hreflang="x-default" href="%s">' . "\n", esc_url( get_permalink( $found[ $first ] ) ) );
      }
    }

    ${connected.redirects_first === true ? firstMethod : noPhp}

    ${connected.offers ? offerMethod(plan) : noPhp}
  `;
}

const firstMethod = php`
  /**
   * Leads who opens the site for the first time to the language of the browser. Search engines name none and stay.
   */
  public function redirect_first() {
    $wanted = self::of_browser();
    $method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
    if ( '' === $wanted || isset( $_COOKIE[ self::COOKIE ] ) || 'get' !== $method || is_user_logged_in() || is_feed() || is_robots() || is_preview() || is_404() ) {
      return;
    }

    $address = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
    $pages   = $this->opened();
    $target  = home_url( '' === self::LANGUAGES[ $wanted ]['path'] ? '/' : self::LANGUAGES[ $wanted ]['path'] );
    if ( isset( $pages[ $wanted ] ) ) {
      $target = get_permalink( $pages[ $wanted ] );
    }

    setcookie(
      self::COOKIE,
      $wanted,
      array(
        'expires'  => time() + YEAR_IN_SECONDS,
        'path'     => COOKIEPATH ? COOKIEPATH : '/',
        'secure'   => is_ssl(),
        'httponly' => true,
        'samesite' => 'Lax',
      )
    );
    if ( self::language_of( $address ) !== $wanted && ( is_front_page() || isset( $pages[ $wanted ] ) ) ) {
      nocache_headers();
      wp_safe_redirect( $target, 302 );
      exit;
    }
  }
`;

const offerMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Offers the translation to visitors whose browser prefers another language. Nobody is redirected.
   */
  public function print_offer() {
    $found  = $this->opened();
    $wanted = self::of_browser();
    $chosen = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_key( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
    if ( '' === $wanted || '' !== $chosen || ! isset( $found[ $wanted ] ) || get_queried_object_id() === $found[ $wanted ] ) {
      return;
    }

    /**
     * Filters whether a visitor is offered the translation of a page.
     *
     * @param bool   $is_offered Whether it is offered.
     * @param string $wanted     Language of the browser.
     * @param int    $id         Post ID of the translation.
     */
    if ( ! apply_filters( ${prefixed(plan, 'offers_translation')}, true, $wanted, $found[ $wanted ] ) ) {
      return;
    }

    printf(
      '<p class="%1$s" lang="%2$s"><a href="%3$s" hreflang="%2$s">%4$s</a></p>',
      ${handleOf(plan, 'language-offer')},
      esc_attr( $wanted ),
      esc_url( get_permalink( $found[ $wanted ] ) ),
      esc_html( self::LANGUAGES[ $wanted ]['offer'] )
    );
  }
`;
