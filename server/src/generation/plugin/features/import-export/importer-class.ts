import { noPhp, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class that reads files into repositories, or only says what it would do. */
export function importerClass(plan: PluginPlan): PluginClass {
  const kinds = classOf(plan, 'Transfer_Kinds');
  const hasFields = plan.entities.some(({ fields }) => fields.length > 0);
  const hasUsers = plan.entities.some(({ fields }) => fields.some(({ type }) => type === 'user'));
  const check = hasFields
    ? php`
        foreach ( $this->kind['repository']->fields() as $key => $field ) {
          if ( $id && ! array_key_exists( $key, $values ) ) {
            continue;
          }

          $value = ${classOf(plan, 'Fields')}::prepare( isset( $values[ $key ] ) ? $values[ $key ] : null, $field );

          if ( is_wp_error( $value ) ) {
            return $value;
          }
        }

        return true;
      `
    : php`return true;`;
  return {
    name: classNameOf(plan, 'Importer'),
    summary: 'Imports entries from CSV and JSON files.',
    code: php`
      /**
       * Imports entries from a file. Invalid rows are reported and skipped.
       */
      final class ${classOf(plan, 'Importer')} {

        /** Maximum number of rows per import, to stay within the time limit of the server. */
        const MOST_ROWS = 2000;

        /** Maximum number of errors to report. */
        const MOST_ERRORS = 50;

        /**
         * Kind of entries to import.
         *
         * @var array
         */
        private $kind;

        /**
         * Whether this is a dry run.
         *
         * @var bool
         */
        private $is_trial;

        /**
         * Constructor.
         *
         * @param array $kind     Kind of entries.
         * @param bool  $is_trial Whether to only validate the file.
         */
        public function __construct( $kind, $is_trial ) {
          $this->kind     = $kind;
          $this->is_trial = $is_trial;
        }

        /**
         * Imports a file.
         *
         * @param string $path   File path.
         * @param string $format File format: csv or json.
         * @return array|WP_Error Number of created and updated entries, and a list of errors.
         */
        public function import( $path, $format ) {
          $rows = 'json' === $format ? $this->read_json( $path ) : $this->read_csv( $path );

          if ( is_wp_error( $rows ) ) {
            return $rows;
          }

          if ( count( $rows ) > self::MOST_ROWS ) {
            return new WP_Error(
              ${prefixed(plan, 'too_many_rows')},
              /* translators: %d: Number of rows. */
              sprintf( ${translated(plan, 'The file has more than %d rows. Please split it into smaller files.')}, self::MOST_ROWS )
            );
          }

          $report = array(
            'created' => 0,
            'updated' => 0,
            'errors'  => array(),
          );

          wp_defer_term_counting( true );

          foreach ( $rows as $number => $row ) {
            $done = $this->import_row( $row );

            if ( ! is_wp_error( $done ) ) {
              ++$report[ $done ];
            } elseif ( count( $report['errors'] ) < self::MOST_ERRORS ) {
              /* translators: 1: Row number, 2: Error message. */
              $report['errors'][] = sprintf( ${translated(plan, 'Row %1$d: %2$s')}, $number, $done->get_error_message() );
            }
          }

          wp_defer_term_counting( false );

          return $report;
        }

        /**
         * Imports or validates a row.
         *
         * @param array $row Values, keyed by column.
         * @return string|WP_Error Either created or updated, or a WP_Error object on failure.
         */
        private function import_row( $row ) {
          $repository = $this->kind['repository'];
          $values     = $this->values( $row );
          $id         = isset( $values['id'] ) && $repository->get( (int) $values['id'] ) ? (int) $values['id'] : 0;

          if ( ! $repository->can( $id ? 'edit' : 'create', $id ) ) {
            return new WP_Error( ${prefixed(plan, 'not_allowed')}, ${translated(plan, 'Sorry, you are not allowed to edit this entry.')} );
          }

          if ( ! $id && ( ! isset( $values['title'] ) || '' === $values['title'] ) ) {
            return new WP_Error( ${prefixed(plan, 'no_title')}, ${translated(plan, 'The title is missing.')} );
          }

          if ( isset( $values['status'] ) && ! in_array( $values['status'], array( 'publish', 'draft', 'pending', 'private' ), true ) ) {
            return new WP_Error( ${prefixed(plan, 'unknown_status')}, ${translated(plan, 'Invalid status.')} );
          }

          $checked = $this->check( $id, $values );

          if ( true === $checked && ! $this->is_trial ) {
            $checked = $id ? $repository->update( $id, $values ) : $repository->create( $values );
          }

          if ( is_wp_error( $checked ) ) {
            return $checked;
          }

          return $id ? 'updated' : 'created';
        }

        /**
         * Validates the values of a row.
         *
         * @param int   $id     ID of the entry to update; 0 for a new one.
         * @param array $values Values, keyed by column.
         * @return true|WP_Error
         */
        private function check( $id, $values ) {
          ${check}
        }

        /**
         * Extracts the values of known columns and removes formula protection.
         *
         * @param array $row Values, keyed by column.
         * @return array
         */
        private function values( $row ) {
          $fields = $this->kind['repository']->fields();
          $values = array_intersect_key( $row, array_flip( ${kinds}::columns( $this->kind ) ) );

          foreach ( $values as $key => $value ) {
            ${
              hasUsers
                ? php`
                    if ( is_string( $value ) && 'user' === ( $fields[ $key ]['input'] ?? '' ) && ! ctype_digit( $value ) ) {
                      $user  = get_user_by( is_email( $value ) ? 'email' : 'login', $value );
                      $value = $user ? (string) $user->ID : $value;
                    }
                  `
                : noPhp
            }

            if ( is_string( $value ) && isset( $fields[ $key ] ) && 'array' === $fields[ $key ]['schema']['type'] ) {
              $values[ $key ] = array_values( array_filter( array_map( 'trim', explode( ${kinds}::SEPARATOR, $value ) ), 'strlen' ) );
            } elseif ( is_string( $value ) ) {
              $values[ $key ] = preg_replace( "/^'(?=[=+@\t\r-])/", '', $value );
            } elseif ( ! isset( $fields[ $key ] ) && ! is_int( $value ) ) {
              unset( $values[ $key ] );
            }
          }

          return array_filter(
            $values,
            static function ( $value, $key ) use ( $fields ) {
              return isset( $fields[ $key ] ) || '' !== $value;
            },
            ARRAY_FILTER_USE_BOTH
          );
        }

        /**
         * Reads the rows of a CSV file.
         *
         * @param string $path File path.
         * @return array[]|WP_Error Rows, keyed by row number, or a WP_Error object on failure.
         */
        private function read_csv( $path ) {
          $file = new SplFileObject( $path );
          $line = (string) $file->fgets();

          $file->rewind();
          $file->setFlags( SplFileObject::READ_CSV | SplFileObject::READ_AHEAD | SplFileObject::SKIP_EMPTY | SplFileObject::DROP_NEW_LINE );
          $file->setCsvControl( substr_count( $line, ';' ) > substr_count( $line, ',' ) ? ';' : ',', '"', '' );

          $columns = array();
          $rows    = array();

          foreach ( $file as $number => $cells ) {
            if ( ! is_array( $cells ) ) {
              continue;
            }

            if ( ! $columns ) {
              $cells[0] = preg_replace( '/^\xEF\xBB\xBF/', '', (string) $cells[0] );
              $columns  = array_map( 'trim', array_map( 'strval', $cells ) );
              continue;
            }

            $cells               = array_map( array( $this, 'as_utf8' ), $cells );
            $rows[ $number + 1 ] = array_combine( $columns, array_slice( array_pad( $cells, count( $columns ), '' ), 0, count( $columns ) ) );

            if ( count( $rows ) > self::MOST_ROWS ) {
              break;
            }
          }

          if ( ! in_array( 'title', $columns, true ) && ! in_array( 'id', $columns, true ) ) {
            return new WP_Error( ${prefixed(plan, 'no_columns')}, ${translated(plan, 'The first row must contain the column names, including title or id.')} );
          }

          return $rows;
        }

        /**
         * Converts text to UTF-8. Spreadsheet software on Windows may use a legacy encoding.
         *
         * @param string|null $text Text of a cell.
         * @return string
         */
        private function as_utf8( $text ) {
          $text = (string) $text;

          return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
        }

        /**
         * Reads the entries of a JSON file.
         *
         * @param string $path File path.
         * @return array[]|WP_Error Entries, keyed by number, or a WP_Error object on failure.
         */
        private function read_json( $path ) {
          $file    = new SplFileObject( $path );
          $entries = json_decode( (string) $file->fread( max( 1, $file->getSize() ) ), true );

          if ( ! is_array( $entries ) || array_filter( $entries, 'is_array' ) !== $entries ) {
            return new WP_Error( ${prefixed(plan, 'no_entries')}, ${translated(plan, 'The JSON file does not contain a list of entries.')} );
          }

          return $entries ? array_combine( range( 1, count( $entries ) ), $entries ) : array();
        }
      }
    `,
  };
}
