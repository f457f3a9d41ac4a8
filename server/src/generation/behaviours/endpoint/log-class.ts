import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { type NumberedEndpoint, routeOf } from './endpoint-plan.ts';

/** Name of the table of requests, without the prefix of the site. */
export const logName = (plan: PluginPlan): string => prefixed(plan, 'endpoint_log');

/** The class that logs requests and shows them to administrators. */
export const requestLogClass = (plan: PluginPlan, logged: readonly NumberedEndpoint[]): PhpCode => php`
  /**
   * Logs the requests of other programs.
   */
  class ${classOf(plan, 'Request_Log')} {

    const VERSION = '1';
    const OPTION  = ${`${logName(plan)}_version`};
    const CLEANUP = ${`${logName(plan)}_cleanup`};

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'init', array( $this, 'set_up' ) );
      add_action( self::CLEANUP, array( $this, 'delete_old' ) );
      add_filter( 'rest_post_dispatch', array( $this, 'log_request' ), 10, 3 );
      add_action( 'admin_menu', array( $this, 'add_page' ) );
    }

    /**
     * Gets the name of the table.
     *
     * @return string
     */
    public static function table() {
      global $wpdb;

      return $wpdb->prefix . ${logName(plan)};
    }

    /**
     * Creates the table where a site has none yet, and schedules the daily cleanup.
     */
    public function set_up() {
      if ( ! wp_next_scheduled( self::CLEANUP ) ) {
        wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::CLEANUP );
      }

      if ( self::VERSION === get_option( self::OPTION ) ) {
        return;
      }

      global $wpdb;

      require_once ABSPATH . 'wp-admin/includes/upgrade.php';

      $columns = array(
        'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
        'created_at datetime NOT NULL,',
        'base varchar(120) NOT NULL,',
        'method varchar(10) NOT NULL,',
        'route varchar(200) NOT NULL,',
        'client varchar(10) NOT NULL,',
        'status smallint(5) unsigned NOT NULL,',
        'PRIMARY KEY  (id),',
        'KEY base_date (base,created_at)',
      );

      dbDelta( 'CREATE TABLE ' . self::table() . " (\n" . implode( "\n", $columns ) . "\n) " . $wpdb->get_charset_collate() );
      update_option( self::OPTION, self::VERSION );
    }

    /**
     * Gets the routes whose requests are logged.
     *
     * @return int[] Days for which entries are kept, keyed by route.
     */
    private static function routes() {
      return array(
        ${joinPhp(
          logged.map((endpoint) => {
            const { namespace, base } = routeOf(endpoint);
            return php`${`/${namespace}/${base}`} => ${endpoint.one.log_days ?? 30},`;
          }),
        )}
      );
    }

    /**
     * Logs a request together with the outcome.
     *
     * @param WP_HTTP_Response $response Answer.
     * @param WP_REST_Server   $server   Server.
     * @param WP_REST_Request  $request  Request.
     * @return WP_HTTP_Response The same answer.
     */
    public function log_request( $response, $server, $request ) {
      $base = preg_replace( '#/\d+$#', '', $request->get_route() );

      if ( isset( self::routes()[ $base ] ) ) {
        global $wpdb;

        $query = http_build_query( $request->get_query_params() );
        $route = $request->get_route() . ( '' === $query ? '' : '?' . $query );
        $keyed = $request->get_header( 'x_api_key' ) || $request->get_header( 'authorization' );

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- Custom table.
        $wpdb->insert(
          self::table(),
          array(
            'created_at' => current_time( 'mysql', true ),
            'base'       => $base,
            'method'     => $request->get_method(),
            'route'      => mb_substr( $route, 0, 200 ),
            'client'     => is_user_logged_in() ? 'user' : ( $keyed ? 'key' : 'visitor' ),
            'status'     => $response->get_status(),
          )
        );
      }

      return $response;
    }

    /**
     * Deletes entries that have been kept for long enough.
     */
    public function delete_old() {
      global $wpdb;

      foreach ( self::routes() as $base => $days ) {
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE base = %s AND created_at < %s', self::table(), $base, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) );
      }
    }

    /**
     * Adds the page to the Tools menu.
     */
    public function add_page() {
      add_management_page(
        ${translated(plan, 'API requests')},
        ${translated(plan, 'API requests')},
        'manage_options',
        ${handleOf(plan, 'requests')},
        array( $this, 'render' )
      );
    }

    /**
     * Renders the page.
     */
    public function render() {
      global $wpdb;

      if ( ! current_user_can( 'manage_options' ) ) {
        return;
      }

      $per_page = 50;
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The number of a page changes nothing.
      $page = isset( $_GET['paged'] ) ? max( 1, absint( $_GET['paged'] ) ) : 1;

      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table; a log must not be served from a cache.
      $total = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', self::table() ) );
      $rows  = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id DESC LIMIT %d OFFSET %d', self::table(), $per_page, ( $page - 1 ) * $per_page ), ARRAY_A );
      // phpcs:enable WordPress.DB.DirectDatabaseQuery

      $clients = array(
        'key'     => ${translated(plan, 'With a key')},
        'user'    => ${translated(plan, 'Logged-in user')},
        'visitor' => ${translated(plan, 'Visitor')},
      );
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
          <table class="widefat striped">
            <thead>
              <tr>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Date')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Request')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Sent by')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Status')}; ?></th>
              </tr>
            </thead>
            <tbody>
              <?php if ( ! $rows ) : ?>
                <tr><td colspan="4"><?php echo ${translatedHtml(plan, 'No requests yet.')}; ?></td></tr>
              <?php endif; ?>
              <?php foreach ( $rows as $row ) : ?>
                <tr>
                  <td><?php echo esc_html( get_date_from_gmt( $row['created_at'], get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) ); ?></td>
                  <td><code><?php echo esc_html( $row['method'] . ' ' . $row['route'] ); ?></code></td>
                  <td><?php echo esc_html( isset( $clients[ $row['client'] ] ) ? $clients[ $row['client'] ] : $row['client'] ); ?></td>
                  <td><?php echo esc_html( $row['status'] ); ?></td>
                </tr>
              <?php endforeach; ?>
            </tbody>
          </table>
          <?php
          $links = paginate_links(
            array(
              'base'    => add_query_arg( 'paged', '%#%' ),
              'format'  => '',
              'current' => $page,
              'total'   => max( 1, (int) ceil( $total / $per_page ) ),
            )
          );
          if ( $links ) {
            echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( $links ) . '</div></div>';
          }
          ?>
        </div>
      `)}
    }
  }
`;
