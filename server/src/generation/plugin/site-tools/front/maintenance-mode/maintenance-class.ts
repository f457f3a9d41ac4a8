import { type PhpCode, php } from '../../../../writers/php.ts';
import { constantOf, prefixed } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueStyle } from '../../support/assets.ts';
import { settingsUrl } from '../../support/settings-url.ts';
import { textOnMethod } from '../../support/text-colour.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';
import type { MaintenanceMode } from './maintenance-options.ts';

/** The class that answers visitors with a page of its own while the site is closed. */
export function maintenanceClass(plan: PluginPlan, options: MaintenanceMode): PhpCode {
  const setting = (key: string, otherwise: string | number | boolean) => settingValue(plan, key, otherwise);
  const heading = options.isLaunch ? 'Coming soon' : 'Under maintenance';
  const message = options.isLaunch
    ? 'Our new website is on its way. Please come back soon.'
    : 'We are working on the site and will be back shortly. Thank you for your patience.';
  return php`
    /**
     * Closes the site for visitors. Pages for logging in and the admin area stay open, and so does robots.txt: search
     * engines stop looking at all when they cannot read it.
     */
    class ${toolClass(plan, 'maintenance_mode', 'Gate')} {

      /**
       * Hooks the closed site into WordPress.
       */
      public function register() {
        add_action( 'template_redirect', array( $this, 'close' ), 0 );
        add_filter( 'rest_authentication_errors', array( $this, 'close_rest' ), 200 );
        add_action( 'admin_bar_menu', array( $this, 'add_reminder' ), 100 );
      }

      /**
       * Whether the site is closed at all.
       *
       * @return bool
       */
      public function is_on() {
        $end = $this->end();

        return ${setting('is_on', true)} && ( 0 === $end || time() < $end );
      }

      /**
       * Whether the site is closed for the current user.
       *
       * @return bool
       */
      public function is_closed() {
        /**
         * Filters whether the site is closed for the current user.
         *
         * @param bool $is_closed Whether it is.
         */
        return (bool) apply_filters( ${prefixed(plan, 'is_site_closed')}, $this->is_on() && ! current_user_can( ${setting('access', options.access)} ) );
      }

      /**
       * Seconds after which it is worth coming back.
       *
       * @return int
       */
      public function retry_after() {
        $end = $this->end();

        return $end > time() ? $end - time() : HOUR_IN_SECONDS * max( 1, (int) ${setting('retry', options.retryHours)} );
      }

      /**
       * Answers with the page for visitors instead of the site.
       */
      public function close() {
        if ( is_robots() || is_favicon() || ! $this->is_closed() ) {
          return;
        }

        if ( ! defined( 'DONOTCACHEPAGE' ) ) {
          // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Plugins that cache pages look for it.
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
       * Refuses to answer visitors by REST what they cannot see on the site.
       *
       * @param WP_Error|null|true $result What was decided before.
       * @return WP_Error|null|true The same, or an error.
       */
      public function close_rest( $result ) {
        if ( is_wp_error( $result ) || ! $this->is_closed() ) {
          return $result;
        }

        return new WP_Error( ${prefixed(plan, 'site_closed')}, $this->heading(), array( 'status' => 503 ) );
      }

      /**
       * Reminds those who can open the site again that it is closed.
       *
       * @param WP_Admin_Bar $admin_bar The bar.
       */
      public function add_reminder( $admin_bar ) {
        if ( ! current_user_can( 'manage_options' ) || ! $this->is_on() ) {
          return;
        }

        $admin_bar->add_node(
          array(
            'id'    => ${toolHandle(plan, 'maintenance_mode')},
            'title' => esc_html__( 'Closed for visitors', ${plan.domain} ),
            'href'  => ${settingsUrl(plan)},
          )
        );
      }

      /**
       * When the site opens by itself.
       *
       * @return int Unix time; 0 for never.
       */
      private function end() {
        $set = ${setting('end', options.end)};
        $end = '' === $set ? false : date_create_immutable( $set, wp_timezone() );

        return false === $end ? 0 : $end->getTimestamp();
      }

      /**
       * The heading of the page.
       *
       * @return string
       */
      private function heading() {
        $heading = ${setting('heading', options.heading)};

        return '' === $heading ? __( ${heading}, ${plan.domain} ) : $heading;
      }

      /**
       * The text of the page.
       *
       * @return string
       */
      private function message() {
        $message = ${setting('message', options.message)};

        return '' === $message ? __( ${message}, ${plan.domain} ) : $message;
      }

      /**
       * Makes the style of the page ready to be printed.
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
