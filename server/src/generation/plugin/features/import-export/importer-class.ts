import { php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class that reads files into repositories, or only says what it would do. */
export function importerClass(plan: PluginPlan): PluginClass {
  const kinds = classOf(plan, 'Transfer_Kinds');
  const hasFields = plan.entities.some(({ fields }) => fields.length > 0);
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
    summary: 'Reads entries from CSV and JSON files.',
    code: php`
      /**
       * Reads entries from a file. Each row stands for itself: one that is wrong is named and left out.
       */
      final class ${classOf(plan, 'Importer')} {

        /** More rows in one request could meet the time limit of the server. */
        const MOST_ROWS = 2000;

        /** More errors help nobody. */
        const MOST_ERRORS = 50;

        /**
         * What is imported.
         *
         * @var array
         */
        private $kind;

        /**
         * Whether nothing is written.
         *
         * @var bool
         */
        private $is_trial;

        /**
         * Remembers what to import.
         *
         * @param array $kind     One of the kinds.
         * @param bool  $is_trial Whether to check only.
         */
        public function __construct( $kind, $is_trial ) {
          $this->kind     = $kind;
          $this->is_trial = $is_trial;
        }

        /**
         * Reads a file.
         *
         * @param string $path   Where the file is.
         * @param string $format Either csv or json.
         * @return array|WP_Error Numbers of created and updated entries and a list of errors.
         */
        public function import( $path, $format ) {
          $rows = 'json' === $format ? $this->read_json( $path ) : $this->read_csv( $path );

          if ( is_wp_error( $rows ) ) {
            return $rows;
          }

          if ( count( $rows ) > self::MOST_ROWS ) {
            return new WP_Error(
              ${prefixed(plan, 'too_many_rows')},
              /* translators: %d: number of rows. */
              sprintf( ${translated(plan, 'The file has more than %d rows. Please divide it.')}, self::MOST_ROWS )
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
              /* translators: 1: number of a row, 2: what is wrong with it. */
              $report['errors'][] = sprintf( ${translated(plan, 'Row %1$d: %2$s')}, $number, $done->get_error_message() );
            }
          }

          wp_defer_term_counting( false );

          return $report;
        }

        /**
         * Writes a row, or only checks it.
         *
         * @param array $row Texts by column.
         * @return string|WP_Error Either created or updated.
         */
        private function import_row( $row ) {
          $repository = $this->kind['repository'];
          $values     = $this->values( $row );
          $id         = isset( $values['id'] ) && $repository->get( (int) $values['id'] ) ? (int) $values['id'] : 0;

          if ( ! $repository->can( $id ? 'edit' : 'create', $id ) ) {
            return new WP_Error( ${prefixed(plan, 'not_allowed')}, ${translated(plan, 'You may not write this entry.')} );
          }

          if ( ! $id && ( ! isset( $values['title'] ) || '' === $values['title'] ) ) {
            return new WP_Error( ${prefixed(plan, 'no_title')}, ${translated(plan, 'There is no title.')} );
          }

          if ( isset( $values['status'] ) && ! in_array( $values['status'], array( 'publish', 'draft', 'pending', 'private' ), true ) ) {
            return new WP_Error( ${prefixed(plan, 'unknown_status')}, ${translated(plan, 'The status is not known.')} );
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
         * Checks the values of a row.
         *
         * @param int   $id     The entry that is changed, 0 for a new one.
         * @param array $values Values by column.
         * @return true|WP_Error
         */
        private function check( $id, $values ) {
          ${check}
        }

        /**
         * Takes the values of known columns from a row, and what protects spreadsheets from the texts.
         *
         * @param array $row Values by column.
         * @return array
         */
        private function values( $row ) {
          $fields = $this->kind['repository']->fields();
          $values = array_intersect_key( $row, array_flip( ${kinds}::columns( $this->kind ) ) );

          foreach ( $values as $key => $value ) {
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
         * @param string $path Where the file is.
         * @return array[]|WP_Error Texts by column, by number of the row in the file.
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
            return new WP_Error( ${prefixed(plan, 'no_columns')}, ${translated(plan, 'The first line does not name the columns: one has to be title or id.')} );
          }

          return $rows;
        }

        /**
         * Reads a text as UTF-8. Spreadsheets on Windows write its older encoding.
         *
         * @param string|null $text A cell.
         * @return string
         */
        private function as_utf8( $text ) {
          $text = (string) $text;

          return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
        }

        /**
         * Reads the entries of a JSON file.
         *
         * @param string $path Where the file is.
         * @return array[]|WP_Error Values by column, by number of the entry.
         */
        private function read_json( $path ) {
          $file    = new SplFileObject( $path );
          $entries = json_decode( (string) $file->fread( max( 1, $file->getSize() ) ), true );

          if ( ! is_array( $entries ) || array_filter( $entries, 'is_array' ) !== $entries ) {
            return new WP_Error( ${prefixed(plan, 'no_entries')}, ${translated(plan, 'The file is not a list of entries in JSON.')} );
          }

          return $entries ? array_combine( range( 1, count( $entries ) ), $entries ) : array();
        }
      }
    `,
  };
}
