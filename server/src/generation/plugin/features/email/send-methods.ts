import { html, markup } from '../../../writers/html.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that write a message and hand it over. */
export const sendMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the site title as plain text.
   *
   * @return string Site title.
   */
  private function site_name() {
    return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
  }

  /**
   * Sends a separate email to each recipient, so that recipients do not see each other.
   *
   * @param string   $name       Name of the notification.
   * @param string[] $recipients Email addresses.
   * @param string   $subject    Subject.
   * @param string   $intro      First sentence.
   * @param array[]  $items      Entries, each with title, link and rows.
   * @return bool True if all emails were sent, false otherwise.
   */
  private function send( $name, $recipients, $subject, $intro, $items ) {
    /**
     * Filters the recipients of a notification.
     *
     * @param string[] $recipients Email addresses.
     * @param string   $name       Name of the notification.
     * @param array[]  $items      Entries.
     */
    $recipients = (array) apply_filters( ${prefixed(plan, 'email_recipients')}, $recipients, $name, $items );

    /**
     * Filters the subject of a notification.
     *
     * @param string  $subject Subject.
     * @param string  $name    Name of the notification.
     * @param array[] $items   Entries.
     */
    $subject = (string) apply_filters( ${prefixed(plan, 'email_subject')}, $subject, $name, $items );
    $subject = trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_all_tags( $subject ) ) );

    $args = array(
      'subject' => $subject,
      'intro'   => $intro,
      'items'   => $items,
      'site'    => $this->site_name(),
    );

    /**
     * Filters the HTML of a notification.
     *
     * @param string  $body  HTML document.
     * @param string  $name  Name of the notification.
     * @param array[] $items Entries.
     */
    $body  = (string) apply_filters( ${prefixed(plan, 'email_body')}, ${classOf(plan, 'Templates')}::render( 'email.php', $args ), $name, $items );
    $plain = static function ( $mailer ) use ( $args ) {
      $mailer->AltBody = ${classOf(plan, 'Templates')}::render( 'email-text.php', $args ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer property.
    };

    $is_sent = true;
    add_action( 'phpmailer_init', $plain );
    foreach ( array_unique( array_filter( $recipients, 'is_email' ) ) as $recipient ) {
      if ( wp_mail( $recipient, $subject, $body, array( 'Content-Type: text/html; charset=UTF-8' ) ) ) {
        continue;
      }
      $is_sent = false;

      /**
       * Fires when an email could not be sent.
       *
       * @param string $name      Name of the notification.
       * @param string $recipient Email address.
       * @param string $subject   Subject.
       */
      do_action( ${prefixed(plan, 'email_failed')}, $name, $recipient, $subject );
    }
    remove_action( 'phpmailer_init', $plain );

    return $is_sent;
  }
`;

/** The methods of the button that sends a test message. */
export const testMethods = (plan: PluginPlan, action: string): PhpCode => php`
  /**
   * Renders a button below the settings that sends a test email.
   */
  public function print_test_form() {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
    $result = isset( $_GET[${action}] ) ? sanitize_key( $_GET[${action}] ) : '';
    ${markup(html`
      <h2><?php esc_html_e( 'Test email', ${plan.domain} ); ?></h2>
      <?php if ( 'sent' === $result ) : ?>
        <div class="notice notice-success inline"><p><?php esc_html_e( 'Test email sent.', ${plan.domain} ); ?></p></div>
      <?php elseif ( 'failed' === $result ) : ?>
        <div class="notice notice-error inline"><p><?php esc_html_e( 'Could not send the email. Your site may not be correctly configured to send emails.', ${plan.domain} ); ?></p></div>
      <?php endif; ?>
      <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
        <input type="hidden" name="action" value="${action}">
        <?php
        wp_nonce_field( ${action} );
        submit_button( __( 'Send Test Email', ${plan.domain} ), 'secondary', 'submit', false );
        ?>
      </form>
    `)}
  }

  /**
   * Sends a test email to the current user and redirects back to the settings.
   */
  public function send_test() {
    check_admin_referer( ${action} );
    if ( ! current_user_can( 'manage_options' ) ) {
      wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );
    }

    $is_sent = $this->send(
      'test',
      array( wp_get_current_user()->user_email ),
      sprintf(
        /* translators: %s: Site title. */
        __( '[%s] Test email', ${plan.domain} ),
        $this->site_name()
      ),
      __( 'Emails from this site are being delivered to you.', ${plan.domain} ),
      array()
    );

    wp_safe_redirect( add_query_arg( ${action}, $is_sent ? 'sent' : 'failed', remove_query_arg( ${action}, (string) wp_get_referer() ) ) );
    exit;
  }
`;
