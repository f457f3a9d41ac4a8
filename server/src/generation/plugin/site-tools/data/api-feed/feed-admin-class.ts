import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';

/** The class that tells administrators how fetching went. */
export function feedAdminClass(plan: PluginPlan): PhpCode {
  const { domain } = plan;
  const feed = toolClassName(plan, 'api_feed', 'Feed');
  const action = toolName(plan, 'fetch_now');
  return php`
    /**
     * Shows administrators the status of the last fetch and lets them fetch manually.
     */
    class ${toolClass(plan, 'feed_admin')} {

      /**
       * Feed instance.
       *
       * @var ${feed}
       */
      private $feed;

      /**
       * Constructor.
       *
       * @param ${feed} $feed Feed instance.
       */
      public function __construct( $feed ) {
        $this->feed = $feed;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( ${prefixed(plan, 'after_settings')}, array( $this, 'print_status' ) );
        add_action( ${`admin_post_${action}`}, array( $this, 'fetch_now' ) );
        add_action( 'admin_notices', array( $this, 'print_notice' ) );
      }

      /**
       * Displays the status and a button to fetch now below the settings.
       */
      public function print_status() {
        $status = $this->feed->status();
        if ( 0 === $status['time'] ) {
          $text = __( 'Nothing has been fetched yet.', ${domain} );
        } elseif ( '' !== $status['error'] ) {
          /* translators: 1: Date and time, 2: Error message. */
          $text = sprintf( __( 'Fetching failed on %1$s: %2$s', ${domain} ), $this->moment( $status['time'] ), $status['error'] );
        } else {
          /* translators: 1: Date and time, 2: Number of entries. */
          $text = sprintf( __( 'Last fetched on %1$s: %2$s entries.', ${domain} ), $this->moment( $status['time'] ), number_format_i18n( $status['count'] ) );
        }
        ${markup(html`
          <h2><?php esc_html_e( 'Fetch status', ${domain} ); ?></h2>
          <p><?php echo esc_html( $text ); ?></p>
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
            <input type="hidden" name="action" value="${action}">
            <?php
            wp_nonce_field( ${action} );
            submit_button( __( 'Fetch Now', ${domain} ), 'secondary' );
            ?>
          </form>
        `)}
      }

      /**
       * Handles the “Fetch Now” button.
       */
      public function fetch_now() {
        if ( ! current_user_can( 'manage_options' ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${domain} ), '', array( 'response' => 403 ) );
        }
        check_admin_referer( ${action} );

        $this->feed->fetch();
        wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
        exit;
      }

      /**
       * Displays an error notice on the dashboard if fetching failed.
       */
      public function print_notice() {
        $screen = get_current_screen();
        $status = $this->feed->status();
        if ( '' === $status['error'] || null === $screen || 'dashboard' !== $screen->id || ! current_user_can( 'manage_options' ) ) {
          return;
        }

        wp_admin_notice(
          /* translators: 1: Plugin name, 2: Error message. */
          esc_html( sprintf( __( '%1$s: Fetching failed: %2$s', ${domain} ), ${plan.names.title}, $status['error'] ) ),
          array( 'type' => 'warning' )
        );
      }

      /**
       * Formats a date and time.
       *
       * @param int $time Timestamp.
       * @return string
       */
      private function moment( $time ) {
        return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
      }
    }
  `;
}
