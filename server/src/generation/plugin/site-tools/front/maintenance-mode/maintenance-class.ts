import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { constantOf, prefixed } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueStyle } from '../../support/assets.ts';
import { settingsUrl } from '../../support/settings-url.ts';
import { textOnMethod } from '../../support/text-colour.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';
import type { MaintenanceMode } from './maintenance-options.ts';
import { actionOf, switchEnd, switchMethods, switchOption } from './maintenance-switch.ts';

/** The class that answers visitors with a page of its own while the site is closed. */
export function maintenanceClass(plan: PluginPlan, options: MaintenanceMode): PhpCode {
  const setting = (key: string, otherwise: string | number | boolean) => settingValue(plan, key, otherwise);
  const heading = options.isLaunch ? 'Coming soon' : 'Under maintenance';
  const message = options.isLaunch
    ? 'Our new website is on its way. Please come back soon.'
    : 'We are currently performing scheduled maintenance and will be back shortly. Thank you for your patience.';
  return php`
    /**
     * Closes the site to visitors. The login page and the admin stay accessible, and so does robots.txt: search engines
     * stop crawling altogether if they cannot read it.
     */
    class ${toolClass(plan, 'maintenance_mode', 'Gate')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'template_redirect', array( $this, 'close' ), 0 );
        add_filter( 'rest_authentication_errors', array( $this, 'close_rest' ), 200 );
        ${
          options.switchHours !== undefined
            ? php`
              add_action( 'admin_bar_menu', array( $this, 'add_switch' ), 100 );
              add_action( ${`admin_post_${actionOf(plan)}`}, array( $this, 'flip_switch' ) );
            `
            : php`add_action( 'admin_bar_menu', array( $this, 'add_reminder' ), 100 );`
        }
      }

      /**
       * Determines whether maintenance mode is enabled.
       *
       * @return bool
       */
      public function is_on() {
        $end = $this->end();

        return ${options.switchHours !== undefined ? php`0 !== (int) get_option( ${switchOption(plan)}, 0 )` : setting('is_on', true)} && ( 0 === $end || time() < $end );
      }

      /**
       * Determines whether the site is closed to the current user.
       *
       * @return bool
       */
      public function is_closed() {
        /**
         * Filters whether the site is closed to the current user.
         *
         * @param bool $is_closed Whether the site is closed.
         */
        return (bool) apply_filters( ${prefixed(plan, 'is_site_closed')}, $this->is_on() && ! current_user_can( ${setting('access', options.access)} ) );
      }

      /**
       * Gets the value of the Retry-After header.
       *
       * @return int
       */
      public function retry_after() {
        $end = $this->end();

        return $end > time() ? $end - time() : HOUR_IN_SECONDS * max( 1, (int) ${setting('retry', options.retryHours)} );
      }

      /**
       * Displays the maintenance page instead of the site.
       */
      public function close() {
        if ( is_robots() || is_favicon() || ! $this->is_closed() ) {
          return;
        }

        if ( ! defined( 'DONOTCACHEPAGE' ) ) {
          // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Recognized by caching plugins.
          define( 'DONOTCACHEPAGE', true );
        }

        nocache_headers();
        status_header( 503 );
        header( 'Retry-After: ' . $this->retry_after() );
        header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );

        $this->load_style();
        load_template(
          ${constantOf(plan, 'PATH')} . 'templates/maintenance.php',
          true,
          array(
            'heading' => $this->heading(),
            'message' => $this->message(),
          )
        );
        exit;
      }

      /**
       * Closes the REST API to visitors.
       *
       * @param WP_Error|null|true $result Result of the authentication so far.
       * @return WP_Error|null|true The unchanged result, or a WP_Error object if the site is closed.
       */
      public function close_rest( $result ) {
        if ( is_wp_error( $result ) || ! $this->is_closed() ) {
          return $result;
        }

        return new WP_Error( ${prefixed(plan, 'site_closed')}, $this->heading(), array( 'status' => 503 ) );
      }

      ${options.switchHours !== undefined ? switchMethods(plan) : reminderMethod(plan)}

      /**
       * Gets the time at which the site reopens automatically.
       *
       * @return int Unix timestamp, or 0 if it does not.
       */
      private function end() {
        ${options.switchHours !== undefined ? switchEnd(plan, options) : noPhp}
        $set = ${setting('end', options.end)};
        $end = '' === $set ? false : date_create_immutable( $set, wp_timezone() );

        return false === $end ? 0 : $end->getTimestamp();
      }

      /**
       * Gets the heading of the page.
       *
       * @return string
       */
      private function heading() {
        $heading = ${setting('heading', options.heading)};

        return '' === $heading ? __( ${heading}, ${plan.domain} ) : $heading;
      }

      /**
       * Gets the text of the page.
       *
       * @return string
       */
      private function message() {
        $message = ${setting('message', options.message)};

        return '' === $message ? __( ${message}, ${plan.domain} ) : $message;
      }

      /**
       * Enqueues the stylesheet of the page.
       */
      private function load_style() {
        ${enqueueStyle(plan, 'maintenance_mode')}

        $background = sanitize_hex_color( ${setting('background', options.background)} );
        if ( ! $background ) {
          return;
        }

        wp_add_inline_style( ${toolHandle(plan, 'maintenance_mode')}, 'body{background:' . $background . ';color:' . self::text_on( $background ) . '}' );
      }

      ${textOnMethod}
    }
  `;
}

const reminderMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds a reminder to the toolbar.
   *
   * @param WP_Admin_Bar $admin_bar Toolbar instance.
   */
  public function add_reminder( $admin_bar ) {
    if ( ! current_user_can( 'manage_options' ) || ! $this->is_on() ) {
      return;
    }

    $admin_bar->add_node(
      array(
        'id'    => ${toolHandle(plan, 'maintenance_mode')},
        'title' => esc_html__( 'Closed to visitors', ${plan.domain} ),
        'href'  => ${settingsUrl(plan)},
      )
    );
  }
`;
