import { prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { isLateRefused, refuseLate } from '../booking/late.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { Made } from './made.ts';

const record = php`$record`;

/** Kinds of records that recipients of an e-mail can cancel. */
const cancelledKinds = (made: readonly Made[]): readonly RecordKind[] => [
  ...new Map(
    made.flatMap(({ one, kind }) =>
      one.actions.some((action) => action.do === 'email' && action.can_cancel === true)
        ? [[kind.key, kind] as const]
        : [],
    ),
  ).values(),
];

/** Methods that let recipients of an e-mail cancel what it is about: a link, and what it leads to. */
export const cancelMethods = (plan: PluginPlan, made: readonly Made[]): PhpCode => php`
  /**
   * Gets the link with which the recipient of an email cancels a record.
   *
   * @param string $kind Kind of record.
   * @param int    $id   ID.
   * @return string
   */
  private function cancel_url( $kind, $id ) {
    return add_query_arg(
      array(
        ${prefixed(plan, 'cancel')} => $kind . '-' . $id,
        'token' => $this->cancel_token( $kind . '-' . $id ),
      ),
      home_url( '/' )
    );
  }

  /**
   * Gets the token that proves that a link comes from an email.
   *
   * @param string $what Kind and ID of the record.
   * @return string
   */
  private function cancel_token( $what ) {
    return substr( wp_hash( 'cancel ' . $what ), 0, 20 );
  }

  /**
   * Asks who has followed the link to confirm, since mail programs follow links as well, and cancels the record.
   */
  public function cancel() {
    // phpcs:disable WordPress.Security.NonceVerification -- The token takes the place of a nonce: recipients are not logged in.
    if ( ! isset( $_GET[ ${prefixed(plan, 'cancel')} ], $_GET['token'] ) ) {
      return;
    }

    $what  = sanitize_key( wp_unslash( $_GET[ ${prefixed(plan, 'cancel')} ] ) );
    $token = sanitize_key( wp_unslash( $_GET['token'] ) );

    if ( ! hash_equals( $this->cancel_token( $what ), $token ) ) {
      wp_die( ${translatedHtml(plan, 'This link is not valid.')}, '', array( 'response' => 403 ) );
    }
    // phpcs:enable

    $is_sent  = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
    $id       = (int) substr( strrchr( $what, '-' ), 1 );
    $question = '';

    nocache_headers();

    switch ( substr( $what, 0, -strlen( '-' . $id ) ) ) {
      ${joinPhp(
        cancelledKinds(made).map(
          (kind) => php`
            case ${kind.key}:
              $record = ${kind.get(php`$id`)};
              if ( ${kind.storage === 'post' ? php`$record && ${kind.type ?? 'post'} === $record->post_type && 'trash' !== $record->post_status` : php`$record`} ) {
                ${isLateRefused(plan, kind) ? refuseLate(plan) : noPhp}
                $question = ${translated(plan, `Do you want to cancel this ${kind.singular}?`)};
                if ( $is_sent ) {
                  ${kind.remove(record, true)}
                }
              }
              break;
          `,
        ),
        '\n\n',
      )}
    }

    if ( '' === $question ) {
      wp_die( ${translatedHtml(plan, 'This has been canceled already.')}, ${translatedHtml(plan, 'Canceled')}, array( 'response' => 200 ) );
    }

    if ( $is_sent ) {
      wp_die( ${translatedHtml(plan, 'It has been canceled.')}, ${translatedHtml(plan, 'Canceled')}, array( 'response' => 200 ) );
    }

    wp_die(
      wp_kses(
        sprintf(
          '<form method="post"><p>%1$s</p><p><button class="button">%2$s</button></p></form>',
          esc_html( $question ),
          ${translatedHtml(plan, 'Cancel it')}
        ),
        array(
          'form'   => array( 'method' => true ),
          'p'      => array(),
          'button' => array( 'class' => true ),
        )
      ),
      ${translatedHtml(plan, 'Cancel')},
      array( 'response' => 200 )
    );
  }
`;
