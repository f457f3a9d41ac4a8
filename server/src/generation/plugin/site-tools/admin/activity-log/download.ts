import { type HtmlCode, html } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';

/** The button below the list: it downloads what the list shows, all pages of it. */
export const downloadForm = (plan: PluginPlan): HtmlCode => html`
  <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
    <input type="hidden" name="action" value="<?php echo esc_attr( self::DOWNLOAD ); ?>">
    <?php // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Read-only list filtering. ?>
    <input type="hidden" name="s" value="<?php echo esc_attr( isset( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '' ); ?>">
    <input type="hidden" name="event" value="<?php echo esc_attr( isset( $_GET['event'] ) ? sanitize_key( $_GET['event'] ) : '' ); ?>">
    <?php // phpcs:enable WordPress.Security.NonceVerification.Recommended ?>
    <?php wp_nonce_field( self::DOWNLOAD ); ?>
    <?php submit_button( __( 'Download CSV', ${plan.domain} ), 'secondary', 'download' ); ?>
  </form>
`;

export const downloadAction = (plan: PluginPlan): string => `${toolName(plan, 'activity_log')}_download`;

export const downloadConstant = (plan: PluginPlan): PhpCode => php`
  /**
   * Action that sends the log as CSV.
   */
  const DOWNLOAD = ${downloadAction(plan)};
`;

/** The methods that send the log as CSV. */
export const downloadMethods = (plan: PluginPlan): PhpCode => {
  const recorder = toolClass(plan, 'activity_log', 'Recorder');
  return php`
    /**
     * Sends the log as CSV.
     */
    public function download() {
      if ( ! current_user_can( 'manage_options' ) ) {
        wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }

      check_admin_referer( self::DOWNLOAD );

      $search = isset( $_POST['s'] ) ? sanitize_text_field( wp_unslash( $_POST['s'] ) ) : '';
      $event  = isset( $_POST['event'] ) ? sanitize_key( $_POST['event'] ) : '';

      nocache_headers();
      header( 'Content-Type: text/csv; charset=utf-8' );
      header( 'Content-Disposition: attachment; filename="' . self::PAGE . '-' . wp_date( 'Y-m-d' ) . '.csv"' );

      $file = fopen( 'php://output', 'w' );
      // Byte order mark, so that spreadsheet software detects UTF-8.
      fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- Writes to the output, not to a file.
      foreach ( $this->rows( $search, $event ) as $row ) {
        fputcsv( $file, array_map( array( $this, 'disarm' ), $row ), ',', '"', '' );
      }
      exit;
    }

    /**
     * Gets the rows of the download, newest first. Reads the table in batches, because a log can be long.
     *
     * @param string $search Part of the subject; empty for all.
     * @param string $event  Key of the event; empty for all.
     * @return Generator Headings, then the entries.
     */
    public function rows( $search, $event ) {
      global $wpdb;

      yield array(
        __( 'Date', ${plan.domain} ),
        __( 'User', ${plan.domain} ),
        __( 'Event', ${plan.domain} ),
        __( 'Subject', ${plan.domain} ),
        __( 'IP address', ${plan.domain} ),
      );

      $labels = ${recorder}::labels();
      $words  = '%' . $wpdb->esc_like( $search ) . '%';
      $events = '' === $event ? '%' : $wpdb->esc_like( $event );
      $last   = PHP_INT_MAX;
      do {
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table; the log must not be served from a cache.
        $entries = (array) $wpdb->get_results(
          $wpdb->prepare(
            'SELECT * FROM %i WHERE id < %d AND subject LIKE %s AND event LIKE %s ORDER BY id DESC LIMIT 500',
            ${recorder}::table(),
            $last,
            $words,
            $events
          ),
          ARRAY_A
        );
        foreach ( $entries as $entry ) {
          $user = get_userdata( (int) $entry['user_id'] );
          $last = (int) $entry['id'];
          yield array(
            get_date_from_gmt( $entry['created_at'] ),
            false === $user ? '' : $user->user_login,
            $labels[ $entry['event'] ] ?? $entry['event'],
            $entry['subject'],
            $entry['address'],
          );
        }
      } while ( array() !== $entries );
    }

    /**
     * Prevents spreadsheet software from interpreting text as formulas.
     *
     * @param string $text Value.
     * @return string
     */
    public function disarm( $text ) {
      return preg_match( '/^[=+\-@\t\r]/', $text ) ? "'" . $text : $text;
    }
  `;
};
