import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { htmlOf } from '../shown/reader-class.ts';
import { lookupPart, type MadeLookup, secretOption } from './lookup-plan.ts';
import { staffMethods } from './staff-methods.ts';

/** The class with the numbers of an entity's records and the form that finds them. */
export function lookupClass(plan: PluginPlan, made: MadeLookup): PhpCode {
  const { one, kind } = made;
  const isPost = kind.storage === 'post';
  const start = one.prefix === '' ? '' : `${one.prefix}-`;
  return php`
    /**
     * Gives ${kind.plural} numbers, and lets visitors look one up by its number and email address: shortcode [${prefixed(plan, one.name)}].
     */
    final class ${classOf(plan, lookupPart(made))} {

      /**
       * Marks what the form sends.
       */
      const MARKER = ${prefixed(plan, one.name)};

      /**
       * Maximum number of attempts per hour and IP address.
       */
      const HOURLY_LIMIT = ${one.hourly ?? 20};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_shortcode( ${prefixed(plan, one.name)}, array( $this, 'render' ) );
        ${isPost ? staffMethods(plan, kind).hooks : noPhp}
      }

      /**
       * Gets the number of ${kind.storage === 'row' ? 'a row' : 'a post'}: its ID, and digits that nobody can guess.
       *
       * @param int $id ID.
       * @return string Number, as people read it.
       */
      public static function number( $id ) {
        $digits = hexdec( substr( hash_hmac( 'sha256', ${`${one.entity}:`} . $id, self::secret() ), 0, 10 ) ) % 1000000;

        return sprintf( '%1$s%2$d-%3$06d', ${start}, $id, $digits );
      }

      /**
       * Gets the ID that a number belongs to.
       *
       * @param string $number Number, as it was typed.
       * @return int ID, 0 if nothing has that number.
       */
      public static function id_of( $number ) {
        $number = strtoupper( preg_replace( '/\s+/', '', $number ) );
        if ( ! preg_match( ${`/^${start}([0-9]{1,18})-[0-9]{6}$/`}, $number, $found ) ) {
          return 0;
        }

        return hash_equals( self::number( (int) $found[1] ), $number ) ? (int) $found[1] : 0;
      }

      /**
       * Finds what number and email address belong to together.
       *
       * @param string $number Number.
       * @param string $email  Email address.
       * @return ${isPost ? 'WP_Post' : 'array'}|null
       */
      public static function find( $number, $email ) {
        $id     = self::id_of( $number );
        $record = 0 === $id ? null : ${kind.get(php`$id`)};
        ${
          isPost
            ? php`
              if ( ! $record instanceof WP_Post || ${kind.type} !== $record->post_type || in_array( $record->post_status, array( 'trash', 'auto-draft' ), true ) ) {
                return null;
              }
            `
            : php`
              if ( ! $record ) {
                return null;
              }
            `
        }

        $known = strtolower( trim( (string) ${made.email.read(php`$record`)} ) );

        return '' !== $known && hash_equals( $known, strtolower( trim( $email ) ) ) ? $record : null;
      }

      /**
       * Gets what the digits are made from. It stays as long as the plugin does, and so do the numbers.
       *
       * @return string
       */
      private static function secret() {
        $secret = (string) get_option( ${secretOption(plan)}, '' );
        if ( '' === $secret ) {
          add_option( ${secretOption(plan)}, wp_generate_password( 32, false ), '', false );
          $secret = (string) get_option( ${secretOption(plan)} );
        }

        return $secret;
      }

      /**
       * Renders the form, and what was found.
       *
       * @return string HTML.
       */
      public function render() {
        $number = '';
        $email  = '';
        $error  = '';
        $record = null;
        if ( isset( $_POST[ self::MARKER ], $_POST['_wpnonce'], $_POST['lookup_number'], $_POST['lookup_email'] ) ) {
          $number = sanitize_text_field( wp_unslash( $_POST['lookup_number'] ) );
          $email  = sanitize_text_field( wp_unslash( $_POST['lookup_email'] ) );
          if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ), self::MARKER ) ) {
            $error = ${translated(plan, 'This form has expired. Please submit it again.')};
          } elseif ( ! $this->is_within_limit() ) {
            $error = ${translated(plan, 'You have tried too often. Please try again in an hour.')};
          } else {
            $record = self::find( $number, $email );
            $error  = $record ? '' : ${translated(plan, `Could not find a ${kind.singular} with this number and email address.`)};
          }
        } elseif ( isset( $_GET['number'] ) ) {
          // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only fills in the form.
          $number = sanitize_text_field( wp_unslash( $_GET['number'] ) );
        }

        ob_start();
        $this->print_form( $number, $email, $error );
        if ( $record ) {
          $this->print_record( $record );
        }

        return (string) ob_get_clean();
      }

      ${formMethod(plan, made)}

      ${recordMethod(plan, made)}

      /**
       * Counts the attempts of the current visitor.
       *
       * @return bool Whether there may be one more in this hour.
       */
      private function is_within_limit() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
        $key     = ${prefixed(plan, 'lookup_')} . wp_hash( self::MARKER . $address );
        $count   = (int) get_transient( $key );
        if ( $count >= self::HOURLY_LIMIT ) {
          return false;
        }
        set_transient( $key, $count + 1, HOUR_IN_SECONDS );

        return true;
      }

      ${isPost ? staffMethods(plan, kind).methods : noPhp}
    }
  `;
}

function formMethod(plan: PluginPlan, { one, kind }: MadeLookup): PhpCode {
  const id = handleOf(plan, `lookup-${one.name.replaceAll('_', '-')}`);
  const intro =
    one.intro.trim() === '' ? `Enter the number of your ${kind.singular} and your email address.` : one.intro;
  return php`
    /**
     * Prints the form.
     *
     * @param string $number Number.
     * @param string $email  Email address.
     * @param string $error  What is wrong, empty for nothing.
     */
    private function print_form( $number, $email, $error ) {
      ${markup(html`
        <form method="post" id="${id}" class="${handleOf(plan, 'lookup')}">
          <p><?php echo ${translatedHtml(plan, intro)}; ?></p>
          <?php if ( '' !== $error ) : ?>
            <p role="alert"><?php echo esc_html( $error ); ?></p>
          <?php endif; ?>
          <?php wp_nonce_field( self::MARKER, '_wpnonce', false ); ?>
          <input type="hidden" name="${prefixed(plan, one.name)}" value="1">
          <p>
            <label for="${`${id}-number`}"><?php echo ${translatedHtml(plan, 'Number')}; ?></label><br>
            <input type="text" id="${`${id}-number`}" name="lookup_number" value="<?php echo esc_attr( $number ); ?>" maxlength="40" autocomplete="off" required>
          </p>
          <p>
            <label for="${`${id}-email`}"><?php echo ${translatedHtml(plan, 'Email address')}; ?></label><br>
            <input type="email" id="${`${id}-email`}" name="lookup_email" value="<?php echo esc_attr( $email ); ?>" autocomplete="email" required>
          </p>
          <p><button type="submit" class="wp-element-button"><?php echo ${translatedHtml(plan, one.button ?? 'Look up')}; ?></button></p>
        </form>
      `)}
    }
  `;
}

function recordMethod(plan: PluginPlan, { kind, shown }: MadeLookup): PhpCode {
  return php`
    /**
     * Prints what is shown of a record. What is empty is left out.
     *
     * @param ${kind.storage === 'row' ? 'array  ' : 'WP_Post'} $record Record.
     */
    private function print_record( $record ) {
      $values = array(
        ${joinPhp(shown.map((attribute) => php`array( ${translated(plan, attribute.label)}, ${htmlOf(attribute)} ),`))}
      );
      $rows   = '';
      foreach ( $values as list( $label, $value ) ) {
        $rows .= '' === $value ? '' : sprintf( '<dt>%1$s</dt><dd>%2$s</dd>', esc_html( $label ), $value );
      }

      printf(
        '<div class="%1$s" role="status"><h3>%2$s</h3><dl>%3$s</dl></div>',
        esc_attr( ${handleOf(plan, 'lookup-result')} ),
        esc_html( self::number( (int) ${kind.id(php`$record`)} ) ),
        wp_kses_post( $rows )
      );
    }
  `;
}
