import { html, markup } from '../../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed, translated } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { type EventWebhook, webhookEvents } from './options.ts';

/** The class that tells administrators how sending went. */
export function webhookAdminClass(plan: PluginPlan, { logsFailures: isLogged = false }: EventWebhook): PhpCode {
  const { domain } = plan;
  const webhook = toolClassName(plan, 'event_webhook', 'Webhook');
  const action = toolName(plan, 'test_webhook');
  return php`
    /**
     * Shows administrators the status of the last message and lets them send a test.
     */
    class ${toolClass(plan, 'webhook_admin')} {

      /**
       * Webhook instance.
       *
       * @var ${webhook}
       */
      private $webhook;

      /**
       * Constructor.
       *
       * @param ${webhook} $webhook Webhook instance.
       */
      public function __construct( $webhook ) {
        $this->webhook = $webhook;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( ${prefixed(plan, 'after_settings')}, array( $this, 'print_status' ) );
        add_action( ${`admin_post_${action}`}, array( $this, 'send_test' ) );
      }

      /**
       * Displays the status and a test button below the settings.
       */
      public function print_status() {
        $status = $this->webhook->status();
        $moment = (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $status['time'] );
        if ( 0 === $status['time'] ) {
          $text = __( 'No messages have been sent yet.', ${domain} );
        } elseif ( '' === $status['error'] ) {
          /* translators: %s: Date and time. */
          $text = sprintf( __( 'The last message was sent on %s.', ${domain} ), $moment );
        } else {
          /* translators: 1: Date and time, 2: Error message. */
          $text = sprintf( __( 'Sending failed on %1$s: %2$s', ${domain} ), $moment, $status['error'] );
        }
        ${markup(html`
          <h2><?php esc_html_e( 'Messages', ${domain} ); ?></h2>
          <p><?php echo esc_html( $text ); ?></p>
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
            <input type="hidden" name="action" value="${action}">
            <?php
            wp_nonce_field( ${action} );
            submit_button( __( 'Send Test Message', ${domain} ), 'secondary' );
            ?>
          </form>
        `)}
        ${isLogged ? php`$this->print_failures();` : noPhp}
      }
      ${isLogged ? failuresMethod(plan) : noPhp}

      /**
       * Handles the “Send Test Message” button.
       */
      public function send_test() {
        if ( ! current_user_can( 'manage_options' ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${domain} ), '', array( 'response' => 403 ) );
        }
        check_admin_referer( ${action} );

        $this->webhook->send(
          'test',
          array(
            'text'   => __( 'Test', ${domain} ),
            'title'  => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
            'url'    => home_url( '/' ),
            'author' => '',
          )
        );
        wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
        exit;
      }
    }
  `;
}

const failuresMethod = (plan: PluginPlan): PhpCode => php`

  /**
   * Displays the last failures.
   */
  private function print_failures() {
    $labels   = array(
      ${joinPhp(Object.entries(webhookEvents).map(([event, { label }]) => php`${event} => ${translated(plan, label)},`))}
    );
    $failures = $this->webhook->failures();
    if ( array() === $failures ) {
      return;
    }
    ${markup(html`
      <h3><?php esc_html_e( 'Failures', ${plan.domain} ); ?></h3>
      <table class="widefat striped">
        <thead>
          <tr>
            <th scope="col"><?php esc_html_e( 'Date', ${plan.domain} ); ?></th>
            <th scope="col"><?php esc_html_e( 'Message', ${plan.domain} ); ?></th>
            <th scope="col"><?php esc_html_e( 'Error', ${plan.domain} ); ?></th>
          </tr>
        </thead>
        <tbody>
          <?php foreach ( $failures as $failure ) : ?>
            <tr>
              <td><?php echo esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $failure['time'] ) ); ?></td>
              <td><?php echo esc_html( isset( $labels[ $failure['event'] ] ) ? $labels[ $failure['event'] ] : __( 'Test', ${plan.domain} ) ); ?></td>
              <td><?php echo esc_html( $failure['error'] ); ?></td>
            </tr>
          <?php endforeach; ?>
        </tbody>
      </table>
    `)}
  }
`;
