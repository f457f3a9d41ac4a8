import { handleOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { bookingKey, type MadeBooking } from './booking-plan.ts';

/** Slug of the screen of closed days. */
export const closedPage = (plan: PluginPlan, { number }: MadeBooking): string =>
  handleOf(plan, `closed-days-${number}`);

/** Methods of the screen on which staff enter closed days. */
export function closedMethods(plan: PluginPlan, made: MadeBooking): PhpCode {
  const page = closedPage(plan, made);
  const target = php`admin_url( ${`edit.php?post_type=${made.kind.type}&page=${page}`} )`;
  return php`
    /**
     * Adds the screen of closed days to the menu of the ${made.kind.plural}.
     */
    public function add_page() {
      add_submenu_page(
        'edit.php?post_type=' . self::TYPE,
        ${translated(plan, 'Closed days')},
        ${translated(plan, 'Closed days')},
        ${made.kind.capability},
        ${page},
        array( $this, 'render_closed' )
      );
    }

    /**
     * Renders the screen of closed days.
     */
    public function render_closed() {
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
          <p><?php esc_html_e( 'There are no bookings on these days. Bookings that are there already stay.', ${plan.domain} ); ?></p>
          <table class="widefat striped">
            <thead>
              <tr>
                <th scope="col"><?php esc_html_e( 'From', ${plan.domain} ); ?></th>
                <th scope="col"><?php esc_html_e( 'Until', ${plan.domain} ); ?></th>
                <th scope="col"><?php esc_html_e( 'Note', ${plan.domain} ); ?></th>
                <td></td>
              </tr>
            </thead>
            <tbody>
              <?php foreach ( self::closed() as $index => $row ) : ?>
                <tr>
                  <td><?php echo esc_html( self::day_text( $row['from'] ) ); ?></td>
                  <td><?php echo esc_html( self::day_text( $row['until'] ) ); ?></td>
                  <td><?php echo esc_html( $row['note'] ); ?></td>
                  <td>
                    <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
                      <input type="hidden" name="action" value="<?php echo esc_attr( self::CLOSED ); ?>">
                      <input type="hidden" name="remove" value="<?php echo esc_attr( (string) $index ); ?>">
                      <?php wp_nonce_field( self::CLOSED, '_wpnonce', true, true ); ?>
                      <button type="submit" class="button-link"><?php esc_html_e( 'Remove', ${plan.domain} ); ?></button>
                    </form>
                  </td>
                </tr>
              <?php endforeach; ?>
            </tbody>
          </table>
          <h2><?php esc_html_e( 'Add closed days', ${plan.domain} ); ?></h2>
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
            <input type="hidden" name="action" value="<?php echo esc_attr( self::CLOSED ); ?>">
            <?php wp_nonce_field( self::CLOSED ); ?>
            <p><label><?php esc_html_e( 'From', ${plan.domain} ); ?> <input type="date" name="from" required></label></p>
            <p><label><?php esc_html_e( 'Until', ${plan.domain} ); ?> <input type="date" name="until"></label> <?php esc_html_e( 'Leave empty for one day.', ${plan.domain} ); ?></p>
            <p><label><?php esc_html_e( 'Note', ${plan.domain} ); ?> <input type="text" name="note" class="regular-text"></label></p>
            <p><label><input type="checkbox" name="yearly" value="1"> <?php esc_html_e( 'Every year', ${plan.domain} ); ?></label></p>
            <?php submit_button( ${translated(plan, 'Add')} ); ?>
          </form>
        </div>
      `)}
    }

    /**
     * Gets a closed day as text.
     *
     * @param string $day Day, such as 2026-12-24, or 12-24 for every year.
     * @return string
     */
    private static function day_text( $day ) {
      $utc = new DateTimeZone( 'UTC' );

      return 5 === strlen( $day )
        /* translators: %s: day and month */
        ? sprintf( __( '%s of every year', ${plan.domain} ), wp_date( __( 'F j', ${plan.domain} ), strtotime( '2024-' . $day ), $utc ) )
        : wp_date( get_option( 'date_format' ), strtotime( $day ), $utc );
    }

    /**
     * Adds or removes closed days.
     */
    public function save_closed() {
      check_admin_referer( self::CLOSED );
      if ( ! current_user_can( ${made.kind.capability} ) ) {
        wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }

      $rows = self::closed();
      if ( isset( $_POST['remove'] ) ) {
        unset( $rows[ absint( $_POST['remove'] ) ] );
      } else {
        $from  = isset( $_POST['from'] ) ? sanitize_text_field( wp_unslash( $_POST['from'] ) ) : '';
        $until = isset( $_POST['until'] ) ? sanitize_text_field( wp_unslash( $_POST['until'] ) ) : '';
        $until = '' === $until ? $from : $until;
        if ( ! self::is_day( $from ) || ! self::is_day( $until ) || $until < $from ) {
          wp_die( esc_html__( 'Please enter two days, the first before the last.', ${plan.domain} ), '', array( 'response' => 400, 'back_link' => true ) );
        }
        $skip   = empty( $_POST['yearly'] ) ? 0 : 5;
        $rows[] = array(
          'from'  => substr( $from, $skip ),
          'until' => substr( $until, $skip ),
          'note'  => isset( $_POST['note'] ) ? sanitize_text_field( wp_unslash( $_POST['note'] ) ) : '',
        );
      }
      update_option( ${`${bookingKey(plan, made)}_closed`}, array_values( $rows ), false );
      wp_safe_redirect( ${target} );
      exit;
    }

    /**
     * Determines whether a text is a day of the calendar.
     *
     * @param string $text Text.
     * @return bool
     */
    private static function is_day( $text ) {
      return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts ) && wp_checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1], $text );
    }
  `;
}
