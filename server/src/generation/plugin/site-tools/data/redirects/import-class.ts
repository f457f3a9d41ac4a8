import { type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';

/** The class that reads redirects from a CSV file, or only says what it would do. */
export const redirectsImportClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Imports redirects from a CSV file: old path, new path and, optionally, the type. Invalid rows are reported and skipped.
   */
  final class ${classOf(plan, 'Redirects_Import')} {

    /**
     * Maximum number of rows per import, to stay within the time limit of the server.
     */
    const MOST_ROWS = 5000;

    /**
     * Maximum number of errors to report.
     */
    const MOST_ERRORS = 50;

    /**
     * Redirect store.
     *
     * @var ${classNameOf(plan, 'Redirect_Store')}
     */
    private $store;

    /**
     * Constructor.
     *
     * @param ${classNameOf(plan, 'Redirect_Store')} $store Redirect store.
     */
    public function __construct( $store ) {
      $this->store = $store;
    }

    /**
     * Imports a file.
     *
     * @param string $path     File path.
     * @param bool   $is_trial Whether to only validate the file.
     * @return array|WP_Error Numbers of created and updated redirects, and a list of errors.
     */
    public function import( $path, $is_trial ) {
      $rows = $this->read( $path );
      if ( count( $rows ) > self::MOST_ROWS ) {
        return new WP_Error(
          'too_many_rows',
          /* translators: %s: Number of rows. */
          sprintf( __( 'The file has more than %s rows. Please split it into smaller files.', ${plan.domain} ), number_format_i18n( self::MOST_ROWS ) )
        );
      }

      $seen   = array();
      $report = array(
        'created' => 0,
        'updated' => 0,
        'errors'  => array(),
      );
      foreach ( $rows as $number => $cells ) {
        $done = $this->import_row( $cells, $is_trial, $seen );
        if ( ! is_wp_error( $done ) ) {
          ++$report[ $done ];
        } elseif ( count( $report['errors'] ) < self::MOST_ERRORS ) {
          /* translators: 1: Row number, 2: Error message. */
          $report['errors'][] = sprintf( __( 'Row %1$d: %2$s', ${plan.domain} ), $number, $done->get_error_message() );
        }
      }

      return $report;
    }

    /**
     * Imports or validates a row.
     *
     * @param string[] $cells    Cells of the row.
     * @param bool     $is_trial Whether to only validate the row.
     * @param array    $seen     Sources of earlier rows, as keys.
     * @return string|WP_Error Either created or updated, or a WP_Error object on failure.
     */
    private function import_row( $cells, $is_trial, &$seen ) {
      if ( ! isset( $cells[1] ) || '' === trim( $cells[1] ) ) {
        return new WP_Error( 'cells', __( 'A row needs an old path and a new path.', ${plan.domain} ) );
      }

      $values = array(
        'source' => sanitize_text_field( rawurldecode( $cells[0] ) ),
        'target' => $cells[1],
      );
      if ( isset( $cells[2] ) && '' !== trim( $cells[2] ) ) {
        $values['status'] = (int) $cells[2];
        if ( ! in_array( $values['status'], ${classOf(plan, 'Redirect_Store')}::STATUSES, true ) ) {
          return new WP_Error(
            'status',
            /* translators: 1: List of types such as 301, 2: Text of the cell. */
            sprintf( __( 'The type must be one of %1$s, not “%2$s”.', ${plan.domain} ), implode( ', ', ${classOf(plan, 'Redirect_Store')}::STATUSES ), sanitize_text_field( $cells[2] ) )
          );
        }
      }

      $source = ${classOf(plan, 'Redirect_Store')}::source_of( $values['source'] );
      if ( isset( $seen[ $source ] ) ) {
        /* translators: %s: Path. */
        return new WP_Error( 'source', sprintf( __( '%s is in the file twice.', ${plan.domain} ), $source ) );
      }
      $seen[ $source ] = true;

      $id   = $this->store->id_of( $source );
      $done = $is_trial ? $this->store->validate( $values, $id ) : $this->store->save( $values, $id );

      return is_wp_error( $done ) ? $done : ( 0 === $id ? 'created' : 'updated' );
    }

    /**
     * Reads the rows of a file, without its header.
     *
     * @param string $path File path.
     * @return array[] Cells, keyed by row number.
     */
    private function read( $path ) {
      $file = new SplFileObject( $path );
      $line = (string) $file->fgets();

      $file->rewind();
      $file->setFlags( SplFileObject::READ_CSV | SplFileObject::READ_AHEAD | SplFileObject::SKIP_EMPTY | SplFileObject::DROP_NEW_LINE );
      $file->setCsvControl( substr_count( $line, ';' ) > substr_count( $line, ',' ) ? ';' : ',', '"', '' );

      $rows = array();
      foreach ( $file as $number => $cells ) {
        if ( ! is_array( $cells ) || count( $rows ) > self::MOST_ROWS ) {
          continue;
        }

        $cells    = array_map( array( $this, 'as_utf8' ), $cells );
        $cells[0] = (string) preg_replace( '/^\xEF\xBB\xBF/', '', $cells[0] );
        // The names of the columns are neither paths nor URLs.
        if ( 0 === $number && ! preg_match( '#^\s*(/|https?://)#i', $cells[0] ) ) {
          continue;
        }

        $rows[ $number + 1 ] = $cells;
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
  }
`;
