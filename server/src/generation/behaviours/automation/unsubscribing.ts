import { prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Methods that let recipients end e-mails: a link in each, and what it leads to. */
export const optOutMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the link with which a recipient unsubscribes.
   *
   * @param string $address Email address.
   * @return string
   */
  private function unsubscribe_url( $address ) {
    return add_query_arg(
      array(
        ${prefixed(plan, 'unsubscribe')} => rawurlencode( $address ),
        'token' => $this->unsubscribe_token( $address ),
      ),
      home_url( '/' )
    );
  }

  /**
   * Gets the token that proves that a link was sent to an address.
   *
   * @param string $address Email address.
   * @return string
   */
  private function unsubscribe_token( $address ) {
    return substr( wp_hash( 'unsubscribe ' . strtolower( $address ) ), 0, 20 );
  }

  /**
   * Determines whether a recipient has unsubscribed.
   *
   * @param string $address Email address.
   * @return bool
   */
  private function has_unsubscribed( $address ) {
    return in_array( $this->unsubscribe_token( $address ), (array) get_option( ${prefixed(plan, 'unsubscribed')}, array() ), true );
  }

  /**
   * Asks a recipient who has followed the link to confirm, since mail programs follow links as well, and unsubscribes them.
   */
  public function unsubscribe() {
    // phpcs:disable WordPress.Security.NonceVerification -- The token takes the place of a nonce: recipients are not logged in.
    if ( ! isset( $_GET[ ${prefixed(plan, 'unsubscribe')} ], $_GET['token'] ) ) {
      return;
    }

    $address = sanitize_email( wp_unslash( $_GET[ ${prefixed(plan, 'unsubscribe')} ] ) );
    $token   = sanitize_key( wp_unslash( $_GET['token'] ) );

    if ( ! hash_equals( $this->unsubscribe_token( $address ), $token ) ) {
      wp_die( ${translatedHtml(plan, 'This link is not valid.')}, '', array( 'response' => 403 ) );
    }

    if ( isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ) {
      $tokens   = (array) get_option( ${prefixed(plan, 'unsubscribed')}, array() );
      $tokens[] = $token;
      update_option( ${prefixed(plan, 'unsubscribed')}, array_values( array_unique( $tokens ) ), false );
      wp_die( ${translatedHtml(plan, 'You will not receive these emails any more.')}, ${translatedHtml(plan, 'Unsubscribed')}, array( 'response' => 200 ) );
    }
    // phpcs:enable

    $form = sprintf(
      '<form method="post"><p>%1$s</p><p><button class="button">%2$s</button></p></form>',
      /* translators: %s: Email address. */
      esc_html( sprintf( ${translated(plan, 'Do you want to stop emails to %s?')}, $address ) ),
      ${translatedHtml(plan, 'Unsubscribe')}
    );

    wp_die(
      wp_kses(
        $form,
        array(
          'form'   => array( 'method' => true ),
          'p'      => array(),
          'button' => array( 'class' => true ),
        )
      ),
      ${translatedHtml(plan, 'Unsubscribe')},
      array( 'response' => 200 )
    );
  }
`;
