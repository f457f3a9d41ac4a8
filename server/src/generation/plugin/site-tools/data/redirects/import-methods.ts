import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';

const nonce = (plan: PluginPlan): string => prefixed(plan, 'import_redirects');

/** What the screen does with a file that was sent. */
export const importStep = (plan: PluginPlan): PhpCode => php`
  if ( isset( $_POST['import'] ) ) {
    check_admin_referer( ${nonce(plan)} );
    $this->import( ! empty( $_POST['trial'] ) );
  }
`;

/** Methods of the screen about the import: the form, the file that was sent, and what became of it. */
export function importMethods(plan: PluginPlan): PhpCode {
  const { domain } = plan;
  const id = (part: string): string => handleOf(plan, `redirects-${part}`);
  const report = prefixed(plan, 'redirects_import_');
  return php`
    /**
     * Imports the uploaded file and redirects back to the import tab.
     *
     * @param bool $is_trial Whether to only validate the file.
     */
    private function import( $is_trial ) {
      // phpcs:disable WordPress.Security -- The nonce is verified before; the temporary file name is set by PHP.
      $path  = isset( $_FILES['file']['tmp_name'] ) ? (string) $_FILES['file']['tmp_name'] : '';
      $error = isset( $_FILES['file']['error'] ) ? (int) $_FILES['file']['error'] : UPLOAD_ERR_NO_FILE;
      $name  = isset( $_FILES['file']['name'] ) ? sanitize_file_name( wp_unslash( $_FILES['file']['name'] ) ) : '';
      // phpcs:enable

      if ( UPLOAD_ERR_OK !== $error || ! is_uploaded_file( $path ) ) {
        $report = new WP_Error( 'file', __( 'No file was uploaded, or it exceeds the maximum upload size.', ${domain} ) );
      } elseif ( ! wp_check_filetype( $name, array( 'csv' => 'text/csv' ) )['ext'] ) {
        $report = new WP_Error( 'file', __( 'The file must be a CSV file.', ${domain} ) );
      } else {
        $report = ( new ${classOf(plan, 'Redirects_Import')}( $this->store ) )->import( $path, $is_trial );
      }
      if ( is_wp_error( $report ) ) {
        $report = array( 'errors' => array( $report->get_error_message() ) );
      }

      set_transient( ${report} . get_current_user_id(), $report + array( 'trial' => $is_trial ), HOUR_IN_SECONDS );
      wp_safe_redirect( add_query_arg( 'tab', 'import', menu_page_url( self::PAGE, false ) ) );
      exit;
    }

    /**
     * Displays the report of the last import once.
     */
    private function print_report() {
      $report = get_transient( ${report} . get_current_user_id() );
      if ( ! is_array( $report ) ) {
        return;
      }

      delete_transient( ${report} . get_current_user_id() );
      if ( isset( $report['created'] ) ) {
        $text = $report['trial']
          /* translators: 1: Number of new redirects, 2: Number of updated redirects. */
          ? __( 'Dry run: %1$d redirects would be created and %2$d updated.', ${domain} )
          /* translators: 1: Number of new redirects, 2: Number of updated redirects. */
          : __( '%1$d redirects created and %2$d updated.', ${domain} );
        wp_admin_notice( esc_html( sprintf( $text, $report['created'], $report['updated'] ) ), array( 'type' => 'success' ) );
      }
      if ( ! empty( $report['errors'] ) ) {
        wp_admin_notice(
          '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $report['errors'] ) ) . '</li></ul>',
          array(
            'type'           => 'error',
            'paragraph_wrap' => false,
          )
        );
      }
    }

    /**
     * Renders the import tab.
     */
    private function print_import() {
      $this->print_report();
      ${markup(html`
        <form method="post" action="<?php menu_page_url( self::PAGE ); ?>" enctype="multipart/form-data">
          <?php wp_nonce_field( ${nonce(plan)} ); ?>
          <p>
            <label for="${id('file')}"><?php esc_html_e( 'CSV file', ${domain} ); ?></label>
            <input type="file" id="${id('file')}" name="file" accept=".csv" required aria-describedby="${id('file-description')}">
          </p>
          <p class="description" id="${id('file-description')}"><?php esc_html_e( 'Each row has an old path, a new path or URL and, optionally, a type such as 301. Rows whose old path has a redirect already update it.', ${domain} ); ?></p>
          <p>
            <label><input type="checkbox" name="trial" value="1" checked> <?php esc_html_e( 'Dry run: validate the file without importing it', ${domain} ); ?></label>
          </p>
          <?php submit_button( __( 'Import', ${domain} ), 'primary', 'import' ); ?>
        </form>
      `)}
    }
  `;
}
