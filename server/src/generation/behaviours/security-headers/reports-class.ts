import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Transient with the reports. */
export const reportsKey = (plan: PluginPlan): string => prefixed(plan, 'policy_reports');

/** The class that counts what browsers report, and lists it. Anybody can send reports: they are few, short and no addresses of people. */
export const reportsClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Counts what browsers report of the content security policy, and lists it below Tools.
   */
  final class ${classOf(plan, 'Policy_Reports')} {

    /**
     * Route of the REST API.
     */
    const ROUTE = ${`${plan.names.slug}/v1/policy-reports`};

    /**
     * Transient with the reports, which are gone a month after the last one.
     */
    const REPORTS = ${reportsKey(plan)};

    /**
     * Maximum number of different reports, and of reports of one client in a minute.
     */
    const LIMIT = 200;
    const RATE  = 30;

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'rest_api_init', array( $this, 'register_route' ) );
      add_action( 'admin_menu', array( $this, 'add_page' ) );
      add_action( 'admin_post_' . self::REPORTS, array( $this, 'clear' ) );
    }

    /**
     * Registers the route; browsers send reports without cookies.
     */
    public function register_route() {
      register_rest_route(
        ${`${plan.names.slug}/v1`},
        '/policy-reports',
        array(
          'methods'             => WP_REST_Server::CREATABLE,
          'callback'            => array( $this, 'receive' ),
          'permission_callback' => '__return_true',
        )
      );
    }

    /**
     * Takes a report.
     *
     * @param WP_REST_Request $request Request.
     * @return WP_REST_Response|WP_Error
     */
    public function receive( $request ) {
      $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
      $counter = ${prefixed(plan, 'reports_')} . substr( wp_hash( $address ), 0, 20 );
      $sent    = (int) get_transient( $counter );
      if ( $sent >= self::RATE ) {
        return new WP_Error( 'rest_too_many_requests', ${translated(plan, 'Too many requests.')}, array( 'status' => 429 ) );
      }
      set_transient( $counter, $sent + 1, MINUTE_IN_SECONDS );

      $body   = $request->get_body();
      $report = strlen( $body ) > 8 * KB_IN_BYTES ? null : json_decode( $body, true );
      $report = is_array( $report ) && isset( $report['csp-report'] ) && is_array( $report['csp-report'] ) ? $report['csp-report'] : null;
      if ( null === $report ) {
        return new WP_Error( 'rest_invalid_param', ${translated(plan, 'Invalid report.')}, array( 'status' => 400 ) );
      }

      $this->count( $this->text( $report, 'violated-directive' ), $this->text( $report, 'blocked-uri' ), $this->text( $report, 'document-uri' ) );

      return new WP_REST_Response( null, 204 );
    }

    /**
     * Gets a text of a report; of addresses no more than their beginning, without what follows a question mark.
     *
     * @param array  $report Report.
     * @param string $name   Name.
     * @return string
     */
    private function text( $report, $name ) {
      $text = isset( $report[ $name ] ) && is_string( $report[ $name ] ) ? $report[ $name ] : '';

      return mb_substr( sanitize_text_field( preg_replace( '/[?#].*$/s', '', $text ) ), 0, 200 );
    }

    /**
     * Counts a report.
     *
     * @param string $directive What forbids it.
     * @param string $blocked   What is forbidden.
     * @param string $page      Where.
     */
    private function count( $directive, $blocked, $page ) {
      $reports = self::all();
      $key     = md5( $directive . '|' . $blocked );
      if ( ! isset( $reports[ $key ] ) && count( $reports ) >= self::LIMIT ) {
        return;
      }

      $reports[ $key ] = array(
        'directive' => $directive,
        'blocked'   => $blocked,
        'page'      => $page,
        'count'     => ( $reports[ $key ]['count'] ?? 0 ) + 1,
        'time'      => time(),
      );
      set_transient( self::REPORTS, $reports, MONTH_IN_SECONDS );
    }

    /**
     * Gets the reports.
     *
     * @return array[] Directive, blocked, page, count and time of each.
     */
    public static function all() {
      $reports = get_transient( self::REPORTS );

      return is_array( $reports ) ? $reports : array();
    }

    /**
     * Adds the page below Tools.
     */
    public function add_page() {
      add_management_page( ${translated(plan, 'Policy reports')}, ${translated(plan, 'Policy reports')}, 'manage_options', ${handleOf(plan, 'policy-reports')}, array( $this, 'render' ) );
    }

    /**
     * Deletes the reports.
     */
    public function clear() {
      check_admin_referer( self::REPORTS );
      if ( ! current_user_can( 'manage_options' ) ) {
        wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, 403 );
      }

      delete_transient( self::REPORTS );
      wp_safe_redirect( admin_url( 'tools.php?page=' . ${handleOf(plan, 'policy-reports')} ) );
      exit;
    }

    /**
     * Renders the page.
     */
    public function render() {
      $reports = self::all();
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
          <?php if ( ! $reports ) : ?>
            <p><?php echo ${translatedHtml(plan, 'No reports yet.')}; ?></p>
          <?php else : ?>
            <table class="widefat striped">
              <thead>
                <tr>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Directive')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Blocked')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Page')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Times')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Last')}; ?></th>
                </tr>
              </thead>
              <tbody>
                <?php foreach ( $reports as $report ) : ?>
                  <tr>
                    <td><?php echo esc_html( $report['directive'] ); ?></td>
                    <td><?php echo esc_html( $report['blocked'] ); ?></td>
                    <td><?php echo esc_html( $report['page'] ); ?></td>
                    <td><?php echo esc_html( number_format_i18n( $report['count'] ) ); ?></td>
                    <td><?php echo esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $report['time'] ) ); ?></td>
                  </tr>
                <?php endforeach; ?>
              </tbody>
            </table>
            <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
              <input type="hidden" name="action" value="<?php echo esc_attr( self::REPORTS ); ?>">
              <?php wp_nonce_field( self::REPORTS ); ?>
              <p><button class="button"><?php echo ${translatedHtml(plan, 'Delete all')}; ?></button></p>
            </form>
          <?php endif; ?>
        </div>
      `)}
    }
  }
`;
