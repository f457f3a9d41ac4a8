import { php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class that prints files page by page, so that they may be larger than memory. */
export function exporterClass(plan: PluginPlan): PluginClass {
  const kinds = classOf(plan, 'Transfer_Kinds');
  return {
    name: classNameOf(plan, 'Exporter'),
    summary: 'Prints entries as CSV or JSON.',
    code: php`
      /**
       * Prints all entries of a kind, page by page.
       */
      final class ${classOf(plan, 'Exporter')} {

        /**
         * What is exported.
         *
         * @var array
         */
        private $kind;

        /**
         * Remembers what to export.
         *
         * @param array $kind One of the kinds.
         */
        public function __construct( $kind ) {
          $this->kind = $kind;
        }

        /**
         * Prints everything as CSV, for spreadsheets.
         */
        public function print_csv() {
          // phpcs:ignore WordPress.WP.AlternativeFunctions -- This is the answer to the request, not a file.
          $output = fopen( 'php://output', 'w' );

          fputcsv( $output, ${kinds}::columns( $this->kind ), ',', '"', '' );

          foreach ( $this->rows() as $row ) {
            fputcsv( $output, array_map( array( $this, 'cell' ), $row ), ',', '"', '' );
          }
        }

        /**
         * Prints everything as JSON.
         */
        public function print_json() {
          $separator = '[';

          foreach ( $this->rows() as $row ) {
            echo $separator . "\n" . wp_json_encode( $row ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a download.
            $separator = ',';
          }

          echo '[' === $separator ? '[]' : "\n]";
        }

        /**
         * Reads all entries, a hundred at a time.
         *
         * @return Generator Values by column.
         */
        private function rows() {
          $columns = array_flip( ${kinds}::columns( $this->kind ) );
          $page    = 1;

          do {
            $records = $this->kind['repository']->find(
              array(
                'status'   => 'any',
                'orderby'  => 'id',
                'order'    => 'asc',
                'per_page' => 100,
                'page'     => $page,
              )
            );

            foreach ( $records as $record ) {
              yield array_replace( array_fill_keys( array_keys( $columns ), null ), array_intersect_key( $record, $columns ) );
            }

            ++$page;
          } while ( 100 === count( $records ) );
        }

        /**
         * Writes a value as the text of a cell. Spreadsheets must not take texts for formulas.
         *
         * @param mixed $value A value.
         * @return string
         */
        private function cell( $value ) {
          if ( is_array( $value ) ) {
            $value = implode( ${kinds}::SEPARATOR, $value );
          }

          if ( is_bool( $value ) ) {
            return $value ? '1' : '0';
          }

          $text = (string) $value;

          return is_string( $value ) && preg_match( '/^[=+@\t\r-]/', $text ) ? "'" . $text : $text;
        }
      }
    `,
  };
}
