import { type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { knowsGone, type Redirects } from './options.ts';

/** The class that remembers what visitors did not find. */
export const notFoundLogClass = (plan: PluginPlan, options: Redirects): PhpCode => php`
  /**
   * Logs URLs that were not found and the number of requests, without any visitor data.
   */
  final class ${classOf(plan, 'Not_Found_Log')} {

    const VERSION        = '1';
    const VERSION_OPTION = ${prefixed(plan, 'not_found_version')};

    /**
     * Maximum number of URLs to log. The oldest one is replaced.
     */
    const MOST = 500;

    /**
     * Gets the table name for the current site.
     *
     * @return string
     */
    public static function table() {
      global $wpdb;

      return $wpdb->prefix . ${prefixed(plan, 'not_found')};
    }

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'init', array( $this, 'upgrade' ), 5 );
      add_action( 'template_redirect', array( $this, 'note' ), 99 );
    }

    /**
     * Creates the table, or upgrades it after a plugin update.
     */
    public function upgrade() {
      global $wpdb;

      if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
        return;
      }

      require_once ABSPATH . 'wp-admin/includes/upgrade.php';

      dbDelta(
        'CREATE TABLE ' . self::table() . " (
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        path varchar(191) NOT NULL,
        hits bigint(20) unsigned NOT NULL DEFAULT 1,
        last_seen datetime NOT NULL,
        PRIMARY KEY  (id),
        UNIQUE KEY path_key (path),
        KEY last_seen_key (last_seen)
        ) " . $wpdb->get_charset_collate()
      );
      update_option( self::VERSION_OPTION, self::VERSION );
    }

    /**
     * Logs the URL of a request that was not found.
     */
    public function note() {
      global $wpdb;

      if ( ${knowsGone(options) ? php`! is_404() || 410 === http_response_code()` : php`! is_404()`} || ! isset( $_SERVER['REQUEST_URI'] ) ) {
        return;
      }

      $path = strtok( ${classOf(plan, 'Redirect_Store')}::source_of( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) ), '?' );
      if ( ! is_string( $path ) || mb_strlen( $path ) > ${classOf(plan, 'Redirect_Store')}::LONGEST ) {
        return;
      }

      $now = current_time( 'mysql', true );
      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
      $known = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET hits = hits + 1, last_seen = %s WHERE path = %s', self::table(), $now, $path ) );
      if ( 0 < $known ) {
        return;
      }

      $wpdb->insert(
        self::table(),
        array(
          'path'      => $path,
          'last_seen' => $now,
        )
      );
      if ( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', self::table() ) ) > self::MOST ) {
        $wpdb->delete( self::table(), array( 'id' => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i ORDER BY last_seen, id LIMIT 1', self::table() ) ) ) );
      }
      // phpcs:enable WordPress.DB.DirectDatabaseQuery
    }

    /**
     * Gets the most requested URLs that were not found.
     *
     * @return array[] Rows with path, hits and last_seen.
     */
    public function find() {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY hits DESC, last_seen DESC LIMIT 100', self::table() ), ARRAY_A );
    }

    /**
     * Deletes a URL from the log.
     *
     * @param string $path URL path.
     */
    public function forget( $path ) {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $wpdb->delete( self::table(), array( 'path' => $path ), array( '%s' ) );
    }

    /**
     * Clears the log.
     */
    public function clear() {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $wpdb->query( $wpdb->prepare( 'DELETE FROM %i', self::table() ) );
    }
  }
`;
