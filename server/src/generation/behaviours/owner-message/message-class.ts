import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import { fieldOf } from '../../plugin/features/support/find-behaviours.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup, noHtml } from '../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { messageKey, messageOf, type OwnerMessage, subjectOf } from './message-plan.ts';

/** The address that gets the message, as PHP. */
function addressOf(plan: PluginPlan, one: OwnerMessage, kind: RecordKind): PhpCode {
  const entity = plan.entities.find(({ key }) => key === one.entity);
  const field = one.field === undefined || entity === undefined ? undefined : fieldOf(entity, one.field);
  return field === undefined
    ? kind.ownerEmail(php`$record`)
    : php`(string) get_post_meta( $record->ID, ${field.metaKey}, true )`;
}

/** The class that shows the form and sends what is written. */
export function messageClass(plan: PluginPlan, one: OwnerMessage, kind: RecordKind, number: number): PhpCode {
  const key = messageKey(plan, number);
  const tests = conditionsPhp(kind, one.conditions ?? [], php`$record`);
  const isOpen = tests.map((test) => php` && ( ${test} )`).reduce((all, test) => php`${all}${test}`, noPhp);
  return php`
    /**
     * Lets visitors write to whom ${kind.plural} belong, without showing an address.
     */
    final class ${classOf(plan, `Owner_Message_${number}`)} {

      const TYPE   = ${kind.type};
      const MARKER = ${key};

      /**
       * What is wrong with what was sent, if anything.
       *
       * @var string
       */
      private $error = '';

      /**
       * What was sent, shown again with the error.
       *
       * @var string[]
       */
      private $values = array();

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'the_content', array( $this, 'add_form' ), 30 );
        add_action( 'template_redirect', array( $this, 'receive' ) );
      }

      /**
       * Determines whether somebody can be written to.
       *
       * @param WP_Post|null $record Record.
       * @return bool
       */
      public function is_open( $record ) {
        if ( ! $record || self::TYPE !== $record->post_type || ! is_post_publicly_viewable( $record ) || post_password_required( $record ) ) {
          return false;
        }

        return (bool) is_email( self::address( $record ) )${isOpen};
      }

      /**
       * Gets the address that gets the message. It is never shown.
       *
       * @param WP_Post $record Record.
       * @return string
       */
      private static function address( $record ) {
        return ${addressOf(plan, one, kind)};
      }

      /**
       * Adds the form below the content of a record.
       *
       * @param string $content Content.
       * @return string
       */
      public function add_form( $content ) {
        $record = get_post();
        if ( ! is_singular( self::TYPE ) || ! in_the_loop() || ! is_main_query() || ! $this->is_open( $record ) ) {
          return $content;
        }

        ob_start();
        $this->print_form( $record );

        return $content . ob_get_clean();
      }

      /**
       * Prints the form.
       *
       * @param WP_Post $record Record.
       */
      private function print_form( $record ) {
        ${printed(plan, one, key)}
      }

      /**
       * Sends what a visitor has written, and redirects.
       */
      public function receive() {
        if ( ! isset( $_POST[ self::MARKER ], $_POST['_wpnonce'] ) || ! is_singular( self::TYPE ) ) {
          return;
        }

        // The form is sent to the page that it stands on.
        $record = get_queried_object();
        foreach ( array( 'name', 'email', 'text', 'homepage', 'consent' ) as $name ) {
          $this->values[ $name ] = isset( $_POST[ 'message_' . $name ] ) ? sanitize_textarea_field( wp_unslash( $_POST[ 'message_' . $name ] ) ) : '';
        }
        if ( ! $record instanceof WP_Post || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ), self::MARKER . $record->ID ) ) {
          $this->error = ${translated(plan, 'This form has expired. Please submit it again.')};
          return;
        }

        // Bots get a success response.
        $sent = '' !== $this->values['homepage'] ? true : $this->send( $record, $this->values );
        if ( is_wp_error( $sent ) ) {
          $this->error = $sent->get_error_message();
          return;
        }

        wp_safe_redirect( add_query_arg( 'message_sent', 1, (string) get_permalink( $record ) ) );
        exit;
      }

      /**
       * Sends a message to whom a record belongs.
       *
       * @param WP_Post  $record Record.
       * @param string[] $values Name, email, text and consent.
       * @return true|WP_Error
       */
      public function send( $record, $values ) {
        if ( ! $this->is_open( $record )${one.requires_login ? php` || ! is_user_logged_in()` : noPhp} ) {
          return new WP_Error( 'closed', ${translated(plan, 'Sorry, you are not allowed to submit this form.')} );
        }

        $name = trim( preg_replace( '/\s+/', ' ', $values['name'] ) );
        $text = trim( $values['text'] );
        if ( '' === $name || '' === $text || ! is_email( $values['email'] ) ) {
          return new WP_Error( 'incomplete', ${translated(plan, 'Please enter your name, a valid email address and a message.')} );
        }
        if ( 5000 < strlen( $text ) ) {
          return new WP_Error( 'long', ${translated(plan, 'Please write less than 5,000 characters.')} );
        }
        ${
          one.consent === ''
            ? noPhp
            : php`
              if ( '1' !== $values['consent'] ) {
                return new WP_Error( 'consent', ${translated(plan, 'Please check the box.')} );
              }
            `
        }
        if ( ! $this->is_within_limit() ) {
          return new WP_Error( 'often', ${translated(plan, 'You have sent several messages already. Please try again later.')} );
        }

        $texts = array(
          '{title}' => wp_specialchars_decode( $record->post_title, ENT_QUOTES ),
          '{name}'  => $name,
          '{email}' => $values['email'],
          '{text}'  => $text,
          '{link}'  => (string) get_permalink( $record ),
          '{site}'  => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
        );
        $done  = wp_mail(
          self::address( $record ),
          trim( preg_replace( '/\s+/', ' ', strtr( ${settingValue(plan, `message_${number}_subject`, subjectOf(one))}, $texts ) ) ),
          strtr( ${settingValue(plan, `message_${number}_message`, messageOf(one))}, $texts ),
          array( 'Reply-To: ' . $values['email'] )
        );

        return $done ? true : new WP_Error( 'failed', ${translated(plan, 'Could not send the message. Please try again later.')} );
      }

      /**
       * Counts the messages of the current visitor.
       *
       * @return bool Whether there may be one more in this hour.
       */
      private function is_within_limit() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
        $key     = ${prefixed(plan, 'message_')} . wp_hash( self::MARKER . $address );
        $count   = (int) get_transient( $key );
        if ( ${one.hourly} <= $count ) {
          return false;
        }
        set_transient( $key, $count + 1, HOUR_IN_SECONDS );

        return true;
      }
    }
  `;
}

function printed(plan: PluginPlan, one: OwnerMessage, key: string): PhpCode {
  const row = (name: 'name' | 'email', label: string, type: string) => html`
    <p>
      <label for="${`${key}-${name}`}"><?php echo ${translatedHtml(plan, label)}; ?></label><br>
      <input type="${type}" id="${`${key}-${name}`}" name="${`message_${name}`}" value="<?php echo esc_attr( isset( $this->values[${name}] ) ? $this->values[${name}] : '' ); ?>" required>
    </p>
  `;
  const form = markup(html`
    <form method="post" id="${key}" class="${handleOf(plan, 'owner-message')}">
      <h3><?php echo ${translatedHtml(plan, one.label)}; ?></h3>
      <?php // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message. ?>
      <?php if ( isset( $_GET['message_sent'] ) ) : ?>
        <p role="status"><?php echo ${translatedHtml(plan, 'Your message has been sent.')}; ?></p>
      <?php endif; ?>
      <?php if ( '' !== $this->error ) : ?>
        <p role="alert"><?php echo esc_html( $this->error ); ?></p>
      <?php endif; ?>
      <?php wp_nonce_field( self::MARKER . $record->ID ); ?>
      <input type="hidden" name="${key}" value="<?php echo esc_attr( (string) $record->ID ); ?>">
      ${row('name', 'Your name', 'text')}
      ${row('email', 'Your email address', 'email')}
      <p>
        <label for="${`${key}-text`}"><?php echo ${translatedHtml(plan, 'Message')}; ?></label><br>
        <textarea id="${`${key}-text`}" name="message_text" rows="5" maxlength="5000" required><?php echo esc_textarea( isset( $this->values['text'] ) ? $this->values['text'] : '' ); ?></textarea>
      </p>
      <p hidden><label><?php echo ${translatedHtml(plan, 'Leave this field empty')}; ?> <input type="text" name="message_homepage" tabindex="-1" autocomplete="off"></label></p>
      ${
        one.consent === ''
          ? noHtml
          : html`<p><label><input type="checkbox" name="message_consent" value="1" required> <?php echo ${translatedHtml(plan, one.consent)}; ?></label></p>`
      }
      <p><button type="submit" class="wp-element-button"><?php echo ${translatedHtml(plan, one.button)}; ?></button></p>
    </form>
  `);
  return one.requires_login
    ? php`
      if ( ! is_user_logged_in() ) {
        printf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_login_url( (string) get_permalink( $record ) ) ), ${translatedHtml(plan, 'Log in to write a message')} );
        return;
      }
      ${form}
    `
    : form;
}
