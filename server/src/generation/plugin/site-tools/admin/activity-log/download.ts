import { type HtmlCode, html } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import { filterSql, filterValues } from './filters.ts';

/** The button below the list: it downloads what the list shows, all pages of it. */
export const downloadForm = (plan: PluginPlan): HtmlCode => html`
  <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
    <input type="hidden" name="action" value="<?php echo esc_attr( self::DOWNLOAD ); ?>">
    <?php foreach ( self::FILTERS as $key ) : ?>
      <?php // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only list filtering. ?>
      <input type="hidden" name="<?php echo esc_attr( $key ); ?>" value="<?php echo esc_attr( isset( $_GET[ $key ] ) ? sanitize_text_field( wp_unslash( $_GET[ $key ] ) ) : '' ); ?>">
    <?php endforeach; ?>
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

      nocache_headers();
      header( 'Content-Type: text/csv; charset=utf-8' );
      header( 'Content-Disposition: attachment; filename="' . self::PAGE . '-' . wp_date( 'Y-m-d' ) . '.csv"' );

      $file = fopen( 'php://output', 'w' );
      // Byte order mark, so that spreadsheet software detects UTF-8.
      fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- Writes to the output, not to a file.
      foreach ( $this->rows( $_POST ) as $row ) {
        fputcsv( $file, array_map( array( $this, 'disarm' ), $row ), ',', '"', '' );
      }
      exit;
    }

    /**
     * Gets the rows of the download, newest first. Reads the table in batches, because a log can be long.
     *
     * @param array $sent Filter, as filter() reads it.
     * @return Generator Headings, then the entries.
     */
    public function rows( $sent ) {
      global $wpdb;

      yield array(
        __( 'Date', ${plan.domain} ),
        __( 'User', ${plan.domain} ),
        __( 'Event', ${plan.domain} ),
        __( 'Subject', ${plan.domain} ),
        __( 'IP address', ${plan.domain} ),
      );

      $labels = ${recorder}::labels();
      $filter = self::filter( $sent );
      $last   = PHP_INT_MAX;
      do {
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table; the log must not be served from a cache.
        $entries = (array) $wpdb->get_results(
          $wpdb->prepare(
            ${`SELECT * FROM %i WHERE ${filterSql} AND id < %d ORDER BY id DESC LIMIT 500`},
            ${recorder}::table(),
            ${filterValues},
            $last
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
