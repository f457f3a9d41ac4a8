import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { delayMethods } from './delay-methods.ts';
import { type PageLoading, pagesValue, preconnectValue } from './loading-plan.ts';

/** The class that decides what pages load, and when. */
export const loadingClass = (plan: PluginPlan, one: PageLoading): PhpCode => php`
  /**
   * Makes pages of the site load faster. The administration and the editor stay as they are.
   */
  final class ${classOf(plan, 'Page_Loading')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      if ( is_admin() ) {
        return;
      }
      ${
        one.assets === undefined
          ? noPhp
          : php`
            add_action( 'wp_enqueue_scripts', array( $this, 'remove_assets' ), 1000 );
            add_action( 'wp_print_footer_scripts', array( $this, 'remove_assets' ), 1 );
          `
      }
      ${one.eager_images === undefined ? noPhp : php`add_filter( 'wp_omit_loading_attr_threshold', array( $this, 'eager_images' ) );`}
      ${one.preconnect === undefined ? noPhp : php`add_filter( 'wp_resource_hints', array( $this, 'add_hosts' ), 10, 2 );`}
      ${
        one.delayed_scripts === undefined
          ? noPhp
          : php`
            add_filter( 'script_loader_tag', array( $this, 'delay' ), 10, 3 );
            add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_loader' ) );
            add_action( 'wp_print_footer_scripts', array( $this, 'print_scripts' ), 5 );
          `
      }
    }

    ${joinPhp(
      [
        ...(one.assets === undefined && one.preconnect === undefined && one.delayed_scripts === undefined
          ? []
          : [linesMethod]),
        ...(one.assets === undefined ? [] : [assetMethods(plan, one)]),
        ...(one.eager_images === undefined ? [] : [imagesMethod(plan, one.eager_images)]),
        ...(one.preconnect === undefined ? [] : [hostsMethod(plan, one)]),
        ...(one.delayed_scripts === undefined ? [] : [delayMethods(plan, one)]),
      ],
      '\n\n',
    )}
  }
`;

const linesMethod = php`
  /**
   * Gets the lines of a setting.
   *
   * @param string $text Text.
   * @return string[] Without empty ones.
   */
  private static function lines( $text ) {
    return array_values( array_filter( array_map( 'trim', explode( "\n", (string) $text ) ), 'strlen' ) );
  }
`;

const assetMethods = (plan: PluginPlan, one: PageLoading): PhpCode => php`
  /**
   * Gets where styles and scripts of plugins load.
   *
   * @return array[] Addresses, keyed by folder of the plugin.
   */
  private static function places() {
    return array(
      ${joinPhp((one.assets ?? []).map(({ plugin }, index) => php`${plugin} => self::lines( ${pagesValue(plan, one, index)} ),`))}
    );
  }

  /**
   * Determines whether an address is one of several.
   *
   * @param string   $path  Address without the host, such as /contact/.
   * @param string[] $pages Addresses; with an asterisk at the end, all that begin so.
   * @return bool
   */
  public static function is_one_of( $path, $pages ) {
    $path = trailingslashit( $path );
    foreach ( $pages as $page ) {
      if ( '*' === substr( $page, -1 ) ? 0 === strpos( $path, substr( $page, 0, -1 ) ) : trailingslashit( $page ) === $path ) {
        return true;
      }
    }

    return false;
  }

  /**
   * Gets the address of the page without the host and without the folder of the site.
   *
   * @return string
   */
  private static function path() {
    $path = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH ) : '/';
    $home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );

    return '' !== $home && 0 === strpos( $path, $home . '/' ) ? substr( $path, strlen( $home ) ) : $path;
  }

  /**
   * Takes styles and scripts of plugins off pages that do not need them.
   */
  public function remove_assets() {
    $path = self::path();
    foreach ( self::places() as $plugin => $pages ) {
      if ( ! $pages || self::is_one_of( $path, $pages ) ) {
        continue;
      }

      $folder = '/' . $plugin . '/';
      foreach ( array( wp_styles(), wp_scripts() ) as $assets ) {
        foreach ( $assets->queue as $handle ) {
          $source = isset( $assets->registered[ $handle ] ) ? (string) $assets->registered[ $handle ]->src : '';
          if ( false !== strpos( $source, wp_make_link_relative( plugins_url() ) . $folder ) ) {
            $assets->dequeue( $handle );
          }
        }
      }
    }
  }
`;

const imagesMethod = (plan: PluginPlan, count: number): PhpCode => php`
  /**
   * Gets how many images at the top of a page load at once; WordPress lets all others wait until they come into view.
   *
   * @return int
   */
  public function eager_images() {
    /**
     * Filters how many images at the top of a page load at once.
     *
     * @param int $count Number of images.
     */
    return (int) apply_filters( ${prefixed(plan, 'eager_images')}, ${count} );
  }
`;

const hostsMethod = (plan: PluginPlan, one: PageLoading): PhpCode => php`
  /**
   * Adds hosts to which browsers connect early; without cookies too, as they ask for fonts.
   *
   * @param array  $hints Addresses.
   * @param string $type  What browsers do with them.
   * @return array
   */
  public function add_hosts( $hints, $type ) {
    if ( 'preconnect' !== $type ) {
      return $hints;
    }

    foreach ( self::lines( ${preconnectValue(plan, one)} ) as $host ) {
      $hints[] = array(
        'href'        => $host,
        'crossorigin' => 'anonymous',
      );
    }

    return $hints;
  }
`;
