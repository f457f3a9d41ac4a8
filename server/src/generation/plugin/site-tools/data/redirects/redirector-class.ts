import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { isUniform, knowsGone, type Redirects } from './options.ts';

const archiveTests: Readonly<Record<string, PhpCode>> = {
  author: php`is_author()`,
  date: php`is_date()`,
  category: php`is_category()`,
  tag: php`is_tag()`,
  format: php`is_tax( 'post_format' )`,
};

/** The method that says where lists of posts lead. */
const archiveMethod = ({ archives = [], archiveTargets = [] }: Redirects): PhpCode => php`
  /**
   * Gets the target of the current archive.
   *
   * @return string Path or URL; an empty string where it is not redirected.
   */
  private function archive_target() {
    ${joinPhp(
      archives.map(
        (archive, index) => php`
          if ( ${archiveTests[archive] ?? php`false`} ) {
            return ${archiveTargets[index] ?? '/'};
          }
        `,
      ),
    )}

    return '';
  }
`;

const goneMethod = php`
  /**
   * Tells visitors and search engines that a page is gone for good, with the theme's page for what is not found.
   */
  private function gone() {
    global $wp_query;

    $wp_query->set_404();
    status_header( 410 );
    nocache_headers();
    remove_action( 'template_redirect', 'redirect_canonical' );
    remove_action( 'template_redirect', 'wp_old_slug_redirect' );
  }
`;

/** The method that makes addresses uniform; escaped bytes keep their letters, in which case counts for nothing. */
const uniformMethod = ({ lowercase, removedParameters = [], removedFolders = [] }: Redirects): PhpCode => php`
  /**
   * Makes an address uniform.
   *
   * @param string $address Path on this host with its query string.
   * @return string The same where nothing is to be changed.
   */
  public static function uniform( $address ) {
    $parts = explode( '?', $address, 2 );
    $path  = $parts[0];
    $query = $parts[1] ?? '';
    ${
      removedFolders.length === 0
        ? noPhp
        : php`
          $home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
          foreach ( ${[...removedFolders]} as $folder ) {
            $start = $home . $folder . '/';
            if ( 0 === stripos( $path, $start ) && strlen( $path ) > strlen( $start ) ) {
              $path = $home . substr( $path, strlen( $start ) - 1 );
            }
          }
        `
    }
    ${
      lowercase === true
        ? php`$path = preg_replace_callback( '/%[0-9A-Fa-f]{2}|[A-Z]+/', static fn( $found ) => '%' === $found[0][0] ? $found[0] : strtolower( $found[0] ), $path );`
        : noPhp
    }
    ${
      removedParameters.length === 0
        ? noPhp
        : php`
          $query = implode(
            '&',
            array_filter( explode( '&', $query ), static fn( $pair ) => ! in_array( explode( '=', $pair, 2 )[0], ${[...removedParameters]}, true ) )
          );
        `
    }

    return '' === $query ? $path . ( isset( $parts[1] ) && '' === $parts[1] ? '?' : '' ) : $path . '?' . $query;
  }
`;

/** The class that sends visitors on. */
export const redirectorClass = (plan: PluginPlan, options: Redirects): PhpCode => php`
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
      ${
        options.sparedRoles === undefined
          ? noPhp
          : php`
            if ( array_intersect( ${settingValue(plan, 'spared_roles', options.sparedRoles)}, wp_get_current_user()->roles ) ) {
              return;
            }
          `
      }

      $address  = sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) );
      ${
        isUniform(options)
          ? php`
            $uniform = self::uniform( $address );
            if ( $uniform !== $address ) {
              wp_safe_redirect( $uniform, ${options.status}, ${plan.names.title} );
              exit;
            }

          `
          : noPhp
      }
      $source   = ${classOf(plan, 'Redirect_Store')}::source_of( $address );
      $redirect = '' === $source ? null : $this->store->match( $source );
      ${
        options.archives === undefined
          ? noPhp
          : php`
            if ( null === $redirect && '' !== $this->archive_target() ) {
              $redirect = array(
                'id'     => 0,
                'source' => $source,
                'target' => $this->archive_target(),
                'status' => ${options.status},
              );
            }
          `
      }
      if ( null === $redirect ) {
        return;
      }
      ${
        knowsGone(options)
          ? php`
            if ( 410 === $redirect['status'] ) {
              $this->store->count_hit( $redirect['id'] );
              $this->gone();
              return;
            }
          `
          : noPhp
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

    ${joinPhp(
      [
        ...(options.archives === undefined ? [] : [archiveMethod(options)]),
        ...(knowsGone(options) ? [goneMethod] : []),
        ...(isUniform(options) ? [uniformMethod(options)] : []),
      ],
      '\n\n',
    )}

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
