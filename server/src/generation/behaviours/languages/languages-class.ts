import { classOf, handleOf, prefixed, translated, translatedAttribute } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { placesCode } from '../shown/places.ts';
import { connectedHooks, connectedMethods } from './connected-methods.ts';
import type { Languages } from './languages-plan.ts';
import { textHooks, textMethods } from './text-methods.ts';
import { valueHooks, valueMethods } from './value-methods.ts';

/** Key of the metadata that says in which language somebody has sent a record. */
export const recordLanguageKey = (plan: PluginPlan): string => `_${prefixed(plan, 'language')}`;

/** The class that knows the languages of the site and of the visitor. */
export function languagesClass(plan: PluginPlan, one: Languages): PhpCode {
  const places = placesCode(plan, one.places ?? [], {
    name: 'languages',
    title: translated(plan, 'Language'),
    html: () => php`$this->links()`,
  });
  const hasPages = one.connected !== undefined;
  const saysLanguage = hasPages || one.values !== undefined;
  return php`
    /**
     * Knows the languages of the site and that of the visitor.
     */
    final class ${classOf(plan, 'Languages')} {

      /**
       * Languages by code; the first is that of the site.
       */
      const LANGUAGES = ${Object.fromEntries(
        one.languages.map(({ code, name, path = '', offer }) => [code, { name, path, offer: offer ?? name }]),
      )};

      /**
       * Name of the cookie that remembers a choice, and of the parameter that makes it.
       */
      const COOKIE = ${prefixed(plan, 'language')};

      /**
       * Language in place of that of the visitor; empty for none.
       *
       * @var string
       */
      private static $given = '';

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'choose' ) );
        add_action( 'send_headers', array( $this, 'send_headers' ) );
        add_shortcode( ${prefixed(plan, 'language_switch')}, array( $this, 'links' ) );
        ${saysLanguage ? php`add_filter( 'language_attributes', array( $this, 'filter_attributes' ) );` : noPhp}
        ${valueHooks(one)}
        ${connectedHooks(one)}
        ${textHooks(plan, one)}
        ${places.hooks}
      }

      /**
       * Tells caches that pages differ by the language of the visitor.
       */
      public function send_headers() {
        header( 'Vary: Accept-Language, Cookie', false );
      }

      /**
       * Remembers the language that a visitor has chosen, and leads back to the same page.
       */
      public function choose() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A preference of the visitor, nothing more.
        $code = isset( $_GET[ self::COOKIE ] ) && is_string( $_GET[ self::COOKIE ] ) ? sanitize_key( $_GET[ self::COOKIE ] ) : '';
        if ( is_admin() || ! isset( self::LANGUAGES[ $code ] ) ) {
          return;
        }

        setcookie(
          self::COOKIE,
          $code,
          array(
            'expires'  => time() + YEAR_IN_SECONDS,
            'path'     => COOKIEPATH ? COOKIEPATH : '/',
            'secure'   => is_ssl(),
            'httponly' => true,
            'samesite' => 'Lax',
          )
        );
        wp_safe_redirect( remove_query_arg( self::COOKIE ) );
        exit;
      }

      /**
       * Gets the language of the visitor: that of the address, the one chosen before, that of the browser, or that of the site.
       *
       * @return string Code.
       */
      public static function current() {
        if ( '' !== self::$given ) {
          return self::$given;
        }

        ${
          hasPages
            ? php`
              $request = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
              $code    = self::language_of( $request );
              if ( '' !== $code && '' !== self::LANGUAGES[ $code ]['path'] ) {
                return $code;
              }
            `
            : noPhp
        }
        $chosen = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? sanitize_key( $_COOKIE[ self::COOKIE ] ) : '';
        if ( isset( self::LANGUAGES[ $chosen ] ) ) {
          return $chosen;
        }

        $code = self::of_browser();

        return '' === $code ? (string) array_key_first( self::LANGUAGES ) : $code;
      }

      /**
       * Gets the language of the site that the browser prefers.
       *
       * @return string Code, or an empty string if the browser names none of them.
       */
      public static function of_browser() {
        $header = isset( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ) ) : '';
        $best   = '';
        $most   = 0.0;
        foreach ( explode( ',', $header ) as $part ) {
          if ( ! preg_match( '/^\s*([a-z]{2,3})(?:-[a-z0-9]+)*\s*(?:;\s*q=([01](?:\.\d+)?)\s*)?$/i', $part, $found ) ) {
            continue;
          }

          $code   = strtolower( $found[1] );
          $weight = isset( $found[2] ) ? (float) $found[2] : 1.0;
          if ( isset( self::LANGUAGES[ $code ] ) && $weight > $most ) {
            $best = $code;
            $most = $weight;
          }
        }

        return $best;
      }

      /**
       * Renders the links that switch the language.
       *
       * @return string HTML.
       */
      public function links() {
        $links = array();
        ${hasPages ? php`$pages = $this->opened();` : noPhp}
        foreach ( self::LANGUAGES as $code => $language ) {
          if ( self::current() === $code ) {
            $links[] = sprintf( '<span lang="%1$s" aria-current="true">%2$s</span>', esc_attr( $code ), esc_html( $language['name'] ) );
            continue;
          }

          $url     = ${hasPages ? php`isset( $pages[ $code ] ) ? get_permalink( $pages[ $code ] ) : ( '' === $language['path'] ? add_query_arg( self::COOKIE, $code, home_url( '/' ) ) : home_url( $language['path'] ) )` : php`add_query_arg( self::COOKIE, $code )`};
          $links[] = sprintf( '<a href="%1$s" lang="%2$s" hreflang="%2$s" rel="nofollow">%3$s</a>', esc_url( $url ), esc_attr( $code ), esc_html( $language['name'] ) );
        }

        return sprintf( '<nav class="%1$s" aria-label="%2$s">%3$s</nav>', ${handleOf(plan, 'languages')}, ${translatedAttribute(plan, 'Language')}, implode( ' | ', $links ) );
      }

      ${saysLanguage ? attributesMethod(one) : noPhp}

      ${valueMethods(plan, one)}

      ${connectedMethods(plan, one)}

      ${textMethods(plan, one, recordLanguageKey(plan))}

      ${joinPhp([places.methods])}
    }
  `;
}

const attributesMethod = ({ connected, values }: Languages): PhpCode => php`
  /**
   * Says in the HTML in which language the page is.
   *
   * @param string $attributes Attributes of the html element.
   * @return string
   */
  public function filter_attributes( $attributes ) {
    $code = '';
    ${
      connected === undefined
        ? noPhp
        : php`
          if ( array() !== $this->opened() ) {
            $code = self::language_of( get_permalink( get_queried_object_id() ) );
          }
        `
    }
    ${
      values === undefined
        ? noPhp
        : php`
          if ( is_singular( array_keys( self::VALUES ) ) && '' !== self::translation( get_queried_object_id(), 'title' ) . self::translation( get_queried_object_id(), 'content' ) ) {
            $code = self::current();
          }
        `
    }

    return '' === $code ? $attributes : preg_replace( '/\blang="[^"]*"/', 'lang="' . esc_attr( $code ) . '"', $attributes );
  }
`;
