import { classOf, handleOf, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup, noHtml } from '../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type MadeSubscription, subscriptionKey, triesOf } from './subscription-plan.ts';

/** Methods that show the form and take what is sent. */
export function formMethods(plan: PluginPlan, { one, number, taxonomy }: MadeSubscription): PhpCode {
  const key = subscriptionKey(plan, number);
  return php`
    /**
     * Renders the form.
     *
     * @return string
     */
    public function render() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
      $said  = isset( $_GET['subscribed'] ) ? sanitize_key( $_GET['subscribed'] ) : '';
      $texts = array(
        'yes' => ${translated(plan, 'Thank you! Please check your email and follow the link in it to confirm.')},
        'no'  => ${translated(plan, 'Please enter a valid email address and fill in all fields.')},
      );
      $id    = wp_unique_id( ${`${key}-`} );

      ob_start();
      ${formMarkup(plan, one, key, taxonomy)}
      return (string) ob_get_clean();
    }
    ${one.below_content ? belowContent : noPhp}

    ${taxonomy === '' ? noPhp : termsMethod(taxonomy)}

    /**
     * Takes what the form sends.
     */
    public function receive() {
      if ( ! isset( $_POST[ self::ACTION ], $_POST['_wpnonce'] ) || ! is_string( $_POST['_wpnonce'] ) ) {
        return;
      }
      if ( ! wp_verify_nonce( sanitize_key( $_POST['_wpnonce'] ), self::ACTION ) ) {
        wp_die( ${translatedHtml(plan, 'This form has expired. Please submit it again.')}, '', array( 'response' => 403 ) );
      }

      $email   = isset( $_POST['email'] ) && is_string( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
      $is_fine = ${one.consent === '' ? isAddress : php`${isAddress} && ! empty( $_POST['consent'] )`};
      $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
      $tries   = ${triesOf(plan)} . wp_hash( $address );
      if ( (int) get_transient( $tries ) >= 20 ) {
        wp_die( ${translatedHtml(plan, 'Too many requests. Please try again later.')}, '', array( 'response' => 429 ) );
      }
      set_transient( $tries, (int) get_transient( $tries ) + 1, HOUR_IN_SECONDS );

      // Bots get the same answer, and so does an address that is known already.
      if ( $is_fine && empty( $_POST['homepage'] ) ) {
        ${
          taxonomy === ''
            ? php`$this->request( $email );`
            : php`
              $terms = isset( $_POST['terms'] ) ? array_map( 'absint', (array) wp_unslash( $_POST['terms'] ) ) : array();
              $this->request( $email, array_values( array_intersect( $terms, wp_list_pluck( self::terms(), 'term_id' ) ) ) );
            `
        }
      }

      $back = wp_get_raw_referer();
      wp_safe_redirect( add_query_arg( 'subscribed', $is_fine ? 'yes' : 'no', $back ? $back : home_url( '/' ) ) );
      exit;
    }
  `;
}

const isAddress = php`is_email( $email ) && 190 >= strlen( $email )`;

const belowContent = php`

  /**
   * Adds the form below the content.
   *
   * @param string $content Content.
   * @return string
   */
  public function add_form( $content ) {
    return is_singular( self::TYPE ) && in_the_loop() && is_main_query() ? $content . $this->render() : $content;
  }
`;

const termsMethod = (taxonomy: string): PhpCode => php`
  /**
   * Gets what subscribers choose from.
   *
   * @return WP_Term[]
   */
  private static function terms() {
    $terms = get_terms(
      array(
        'taxonomy'   => ${taxonomy},
        'hide_empty' => false,
        'number'     => 100,
      )
    );

    return is_array( $terms ) ? $terms : array();
  }
`;

function formMarkup(plan: PluginPlan, one: MadeSubscription['one'], key: string, taxonomy: string): PhpCode {
  const choices = html`
    <?php $terms = self::terms(); ?>
    <?php if ( 1 < count( $terms ) ) : ?>
      <fieldset>
        <legend><?php echo ${translatedHtml(plan, 'What are you interested in? Choose nothing to get everything.')}; ?></legend>
        <?php foreach ( $terms as $term ) : ?>
          <label><input type="checkbox" name="terms[]" value="<?php echo esc_attr( (string) $term->term_id ); ?>"> <?php echo esc_html( $term->name ); ?></label><br>
        <?php endforeach; ?>
      </fieldset>
    <?php endif; ?>
  `;
  return markup(html`
    <form method="post" class="${handleOf(plan, 'subscribe')}">
      <input type="hidden" name="${key}" value="1">
      <?php wp_nonce_field( self::ACTION ); ?>
      <?php if ( isset( $texts[ $said ] ) ) : ?>
        <p role="<?php echo esc_attr( 'yes' === $said ? 'status' : 'alert' ); ?>"><?php echo esc_html( $texts[ $said ] ); ?></p>
      <?php endif; ?>
      <p>
        <label for="<?php echo esc_attr( $id ); ?>"><?php echo ${translatedHtml(plan, one.label)}; ?></label><br>
        <input type="email" id="<?php echo esc_attr( $id ); ?>" name="email" maxlength="190" autocomplete="email" required placeholder="<?php echo esc_attr( ${translated(plan, 'Your email address')} ); ?>">
      </p>
      ${taxonomy === '' ? noHtml : choices}
      <p hidden><label><?php echo ${translatedHtml(plan, 'Leave this field empty')}; ?> <input type="text" name="homepage" tabindex="-1" autocomplete="off"></label></p>
      ${
        one.consent === ''
          ? noHtml
          : html`<p><label><input type="checkbox" name="consent" value="1" required> <?php echo ${translatedHtml(plan, one.consent)}; ?></label></p>`
      }
      <p><button type="submit" class="wp-element-button"><?php echo ${translatedHtml(plan, one.button)}; ?></button></p>
    </form>
  `);
}

/** The class that keeps subscribers, as code. */
export const storeOf = (plan: PluginPlan): PhpCode => classOf(plan, 'Post_Subscribers');
