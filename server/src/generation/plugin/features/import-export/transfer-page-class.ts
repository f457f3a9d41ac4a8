import { html, markup } from '../../../writers/html.ts';
import { php } from '../../../writers/php.ts';
import { classNameOf, classOf, handleOf, prefixed, translated, translatedHtml } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class of the page below Tools. */
export function transferPageClass(plan: PluginPlan): PluginClass {
  const kinds = classOf(plan, 'Transfer_Kinds');
  const { domain, entities } = plan;
  const [first] = entities;
  const isOne = entities.length === 1;
  const chooser = (id: string) =>
    isOne
      ? html`<input type="hidden" name="kind" value="${first?.key ?? ''}">`
      : html`
          <p>
            <label for="${id}"><?php esc_html_e( 'Content', ${domain} ); ?></label>
            <select id="${id}" name="kind">
              <?php foreach ( ${kinds}::all() as $key => $kind ) : ?>
                <option value="<?php echo esc_attr( $key ); ?>"><?php echo esc_html( $kind['label'] ); ?></option>
              <?php endforeach; ?>
            </select>
          </p>
        `;
  const id = (part: string) => handleOf(plan, part);
  const page = html`
    <div class="wrap">
      <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
      <?php $this->show_report(); ?>

      <h2><?php esc_html_e( 'Export', ${domain} ); ?></h2>
      <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
        <input type="hidden" name="action" value="<?php echo esc_attr( self::EXPORT ); ?>">
        <?php wp_nonce_field( self::EXPORT ); ?>
        ${chooser(id('export-kind'))}
        <p>
          <label for="${id('format')}"><?php esc_html_e( 'Format', ${domain} ); ?></label>
          <select id="${id('format')}" name="format">
            <option value="csv"><?php esc_html_e( 'CSV', ${domain} ); ?></option>
            <option value="json"><?php esc_html_e( 'JSON', ${domain} ); ?></option>
          </select>
        </p>
        <?php submit_button( __( 'Export', ${domain} ), 'secondary', 'submit-export' ); ?>
      </form>

      <h2><?php esc_html_e( 'Import', ${domain} ); ?></h2>
      <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post" enctype="multipart/form-data">
        <input type="hidden" name="action" value="<?php echo esc_attr( self::IMPORT ); ?>">
        <?php wp_nonce_field( self::IMPORT ); ?>
        ${chooser(id('import-kind'))}
        <p>
          <label for="${id('file')}"><?php esc_html_e( 'CSV or JSON file', ${domain} ); ?></label>
          <input type="file" id="${id('file')}" name="file" accept=".csv,.json" required aria-describedby="${id('file-help')}">
        </p>
        <p class="description" id="${id('file-help')}"><?php esc_html_e( 'Rows with the ID of an existing entry update it; all other rows create new entries.', ${domain} ); ?></p>
        <p>
          <label><input type="checkbox" name="trial" value="1" checked> <?php esc_html_e( 'Dry run: validate the file without importing it', ${domain} ); ?></label>
        </p>
        <?php submit_button( __( 'Import', ${domain} ), 'primary', 'submit-import' ); ?>
      </form>
    </div>
  `;
  return {
    name: classNameOf(plan, 'Transfer_Page'),
    summary: 'The export and import page.',
    code: php`
      /**
       * Displays the export and import page for administrators, and handles its forms.
       */
      final class ${classOf(plan, 'Transfer_Page')} {

        const PAGE       = ${handleOf(plan, 'transfer')};
        const EXPORT     = ${prefixed(plan, 'export')};
        const IMPORT     = ${prefixed(plan, 'import')};
        const CAPABILITY = 'manage_options';

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'admin_menu', array( $this, 'add_page' ) );
          add_action( 'admin_post_' . self::EXPORT, array( $this, 'export' ) );
          add_action( 'admin_post_' . self::IMPORT, array( $this, 'import' ) );
        }

        /**
         * Adds the page to the Tools menu.
         */
        public function add_page() {
          add_management_page(
            ${translated(plan, `${plan.names.title}: Export and Import`)},
            ${translated(plan, plan.names.title)},
            self::CAPABILITY,
            self::PAGE,
            array( $this, 'show' )
          );
        }

        /**
         * Renders the page.
         */
        public function show() {
          ${markup(page)}
        }

        /**
         * Sends the export file.
         */
        public function export() {
          $this->check( self::EXPORT );

          // phpcs:disable WordPress.Security.NonceVerification -- check() verifies the nonce.
          $key    = isset( $_POST['kind'] ) ? sanitize_key( wp_unslash( $_POST['kind'] ) ) : '';
          $format = isset( $_POST['format'] ) && 'json' === $_POST['format'] ? 'json' : 'csv';
          // phpcs:enable

          $kinds = ${kinds}::all();

          if ( ! isset( $kinds[ $key ] ) ) {
            wp_die( ${translatedHtml(plan, 'Invalid content type.')}, '', array( 'response' => 400 ) );
          }

          $name     = sanitize_file_name( ${`${plan.names.slug}-`} . $key . '-' . wp_date( 'Y-m-d' ) . '.' . $format );
          $exporter = new ${classOf(plan, 'Exporter')}( $kinds[ $key ] );

          nocache_headers();
          header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
          header( 'Content-Disposition: attachment; filename="' . $name . '"' );

          if ( 'json' === $format ) {
            $exporter->print_json();
          } else {
            $exporter->print_csv();
          }

          exit;
        }

        /**
         * Imports the uploaded file and redirects back to the page.
         */
        public function import() {
          $this->check( self::IMPORT );

          // phpcs:disable WordPress.Security.NonceVerification -- check() verifies the nonce.
          $key   = isset( $_POST['kind'] ) ? sanitize_key( wp_unslash( $_POST['kind'] ) ) : '';
          $trial = ! empty( $_POST['trial'] );
          // phpcs:enable

          $kinds  = ${kinds}::all();
          $file   = $this->sent_file();
          $report = $file;

          if ( ! isset( $kinds[ $key ] ) ) {
            $report = new WP_Error( ${prefixed(plan, 'unknown_kind')}, ${translated(plan, 'Invalid content type.')} );
          } elseif ( is_array( $file ) ) {
            $report = ( new ${classOf(plan, 'Importer')}( $kinds[ $key ], $trial ) )->import( $file['path'], $file['format'] );
          }

          if ( is_wp_error( $report ) ) {
            $report = array( 'errors' => array( $report->get_error_message() ) );
          }

          set_transient( $this->report_name(), $report + array( 'trial' => $trial ), HOUR_IN_SECONDS );
          wp_safe_redirect( admin_url( 'tools.php?page=' . self::PAGE ) );
          exit;
        }

        /**
         * Checks the nonce and the permissions of the current user.
         *
         * @param string $action Nonce action.
         */
        private function check( $action ) {
          if ( ! current_user_can( self::CAPABILITY ) ) {
            wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, '', array( 'response' => 403 ) );
          }

          check_admin_referer( $action );
        }

        /**
         * Gets the uploaded file.
         *
         * @return array|WP_Error File path and format, or a WP_Error object on failure.
         */
        private function sent_file() {
          // phpcs:disable WordPress.Security -- The nonce is verified before; the temporary file name is set by PHP.
          $name  = isset( $_FILES['file']['name'] ) ? sanitize_file_name( wp_unslash( $_FILES['file']['name'] ) ) : '';
          $path  = isset( $_FILES['file']['tmp_name'] ) ? (string) $_FILES['file']['tmp_name'] : '';
          $error = isset( $_FILES['file']['error'] ) ? (int) $_FILES['file']['error'] : UPLOAD_ERR_NO_FILE;
          // phpcs:enable

          $types = array(
            'csv'  => 'text/csv',
            'json' => 'application/json',
          );
          $type  = wp_check_filetype( $name, $types );

          if ( UPLOAD_ERR_OK !== $error || ! is_uploaded_file( $path ) ) {
            return new WP_Error( ${prefixed(plan, 'no_file')}, ${translated(plan, 'No file was uploaded, or it exceeds the maximum upload size.')} );
          }

          if ( ! $type['ext'] ) {
            return new WP_Error( ${prefixed(plan, 'wrong_file')}, ${translated(plan, 'The file must be a CSV or JSON file.')} );
          }

          return array(
            'path'   => $path,
            'format' => $type['ext'],
          );
        }

        /**
         * Gets the name of the transient with the import report of the current user.
         *
         * @return string
         */
        private function report_name() {
          return ${prefixed(plan, 'import_report_')} . get_current_user_id();
        }

        /**
         * Displays the report of the last import once.
         */
        private function show_report() {
          $report = get_transient( $this->report_name() );

          if ( ! is_array( $report ) ) {
            return;
          }

          delete_transient( $this->report_name() );

          if ( isset( $report['created'] ) ) {
            $text = $report['trial']
              /* translators: 1: Number of new entries, 2: Number of updated entries. */
              ? ${translated(plan, 'Dry run: %1$d entries would be created and %2$d updated.')}
              /* translators: 1: Number of new entries, 2: Number of updated entries. */
              : ${translated(plan, '%1$d entries created and %2$d updated.')};

            wp_admin_notice(
              esc_html( sprintf( $text, $report['created'], $report['updated'] ) ),
              array( 'type' => 'success' )
            );
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
      }
    `,
  };
}
