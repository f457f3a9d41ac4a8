import { html, markup } from '../../../writers/html.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that write a message and hand it over. */
export const sendMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Name of the site as plain text.
   *
   * @return string Text.
   */
  private function site_name() {
    return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
  }

  /**
   * Sends a message to each of its recipients, so that none sees the others.
   *
   * @param string   $name       Name of the message.
   * @param string[] $recipients E-mail addresses.
   * @param string   $subject    Subject.
   * @param string   $intro      First sentence.
   * @param array[]  $items      What the message is about: title, link and rows of each.
   * @return bool Whether it was sent to everybody.
   */
  private function send( $name, $recipients, $subject, $intro, $items ) {
    /**
     * Filters who gets a message.
     *
     * @param string[] $recipients E-mail addresses.
     * @param string   $name       Name of the message.
     * @param array[]  $items      What the message is about.
     */
    $recipients = (array) apply_filters( ${prefixed(plan, 'email_recipients')}, $recipients, $name, $items );

    /**
     * Filters the subject of a message.
     *
     * @param string  $subject Subject.
     * @param string  $name    Name of the message.
     * @param array[] $items   What the message is about.
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
     * Filters the HTML of a message.
     *
     * @param string  $body  A whole document.
     * @param string  $name  Name of the message.
     * @param array[] $items What the message is about.
     */
    $body  = (string) apply_filters( ${prefixed(plan, 'email_body')}, ${classOf(plan, 'Templates')}::render( 'email.php', $args ), $name, $items );
    $plain = static function ( $mailer ) use ( $args ) {
      $mailer->AltBody = ${classOf(plan, 'Templates')}::render( 'email-text.php', $args ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- A property of PHPMailer.
    };

    $is_sent = true;
    add_action( 'phpmailer_init', $plain );
    foreach ( array_unique( array_filter( $recipients, 'is_email' ) ) as $recipient ) {
      if ( wp_mail( $recipient, $subject, $body, array( 'Content-Type: text/html; charset=UTF-8' ) ) ) {
        continue;
      }
      $is_sent = false;

      /**
       * Fires when a message could not be handed over to the mail server.
       *
       * @param string $name      Name of the message.
       * @param string $recipient E-mail address.
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
   * Prints a button below the settings that sends a message to whoever presses it.
   */
  public function print_test_form() {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says which text is shown.
    $result = isset( $_GET[${action}] ) ? sanitize_key( $_GET[${action}] ) : '';
    ${markup(html`
      <h2><?php esc_html_e( 'Test message', ${plan.domain} ); ?></h2>
      <?php if ( 'sent' === $result ) : ?>
        <div class="notice notice-success inline"><p><?php esc_html_e( 'The message is on its way to you.', ${plan.domain} ); ?></p></div>
      <?php elseif ( 'failed' === $result ) : ?>
        <div class="notice notice-error inline"><p><?php esc_html_e( 'The site could not hand the message over to a mail server.', ${plan.domain} ); ?></p></div>
      <?php endif; ?>
      <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
        <input type="hidden" name="action" value="${action}">
        <?php
        wp_nonce_field( ${action} );
        submit_button( __( 'Send me a test message', ${plan.domain} ), 'secondary', 'submit', false );
        ?>
      </form>
    `)}
  }

  /**
   * Sends a test message to the current user, and returns to the settings.
   */
  public function send_test() {
    check_admin_referer( ${action} );
    if ( ! current_user_can( 'manage_options' ) ) {
      wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
    }

    $is_sent = $this->send(
      'test',
      array( wp_get_current_user()->user_email ),
      sprintf(
        /* translators: %s: name of the site. */
        __( '[%s] Test message', ${plan.domain} ),
        $this->site_name()
      ),
      __( 'Messages of this site reach you.', ${plan.domain} ),
      array()
    );

    wp_safe_redirect( add_query_arg( ${action}, $is_sent ? 'sent' : 'failed', remove_query_arg( ${action}, (string) wp_get_referer() ) ) );
    exit;
  }
`;
