import { php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class that prints files page by page, so that they may be larger than memory. */
export function exporterClass(plan: PluginPlan): PluginClass {
  const kinds = classOf(plan, 'Transfer_Kinds');
  return {
    name: classNameOf(plan, 'Exporter'),
    summary: 'Exports entries as CSV or JSON.',
    code: php`
      /**
       * Exports all entries of a kind, page by page.
       */
      final class ${classOf(plan, 'Exporter')} {

        /**
         * Kind of entries to export.
         *
         * @var array
         */
        private $kind;

        /**
         * Constructor.
         *
         * @param array $kind Kind of entries.
         */
        public function __construct( $kind ) {
          $this->kind = $kind;
        }

        /**
         * Outputs all entries as CSV.
         */
        public function print_csv() {
          // phpcs:ignore WordPress.WP.AlternativeFunctions -- Writes to the output, not to a file.
          $output = fopen( 'php://output', 'w' );

          fputcsv( $output, ${kinds}::columns( $this->kind ), ',', '"', '' );

          foreach ( $this->rows() as $row ) {
            fputcsv( $output, array_map( array( $this, 'cell' ), $row ), ',', '"', '' );
          }
        }

        /**
         * Outputs all entries as JSON.
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
         * Reads all entries in batches of 100.
         *
         * @return Generator Values, keyed by column.
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
         * Converts a value to the text of a cell. Prevents spreadsheet software from interpreting text as formulas.
         *
         * @param mixed $value Value.
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
