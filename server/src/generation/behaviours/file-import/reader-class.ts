import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** The class that reads a CSV file row by row, from any place in it. */
export const readerClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Reads the rows of a CSV file with headings in its first row.
   */
  class ${classOf(plan, 'Import_Reader')} {

    /**
     * File.
     *
     * @var SplFileObject
     */
    private $file;

    /**
     * Character between cells.
     *
     * @var string
     */
    private $separator;

    /**
     * Headings in small letters.
     *
     * @var string[]
     */
    private $headings = array();

    /**
     * Constructor. Reads the headings.
     *
     * @param string $path Path of a file that can be read.
     */
    public function __construct( $path ) {
      $this->file = new SplFileObject( $path );
      $line       = (string) $this->file->fgets();
      $counts     = array(
        ','  => substr_count( $line, ',' ),
        ';'  => substr_count( $line, ';' ),
        "\t" => substr_count( $line, "\t" ),
      );

      arsort( $counts );
      $this->separator = (string) key( $counts );
      $this->file->fseek( 0 );

      foreach ( (array) $this->cells() as $heading ) {
        $this->headings[] = mb_strtolower( trim( preg_replace( '/^\xEF\xBB\xBF/', '', $heading ), " \"\t" ), 'UTF-8' );
      }
    }

    /**
     * Checks whether there is a column with one of some headings.
     *
     * @param string[] $headings Headings in small letters.
     * @return bool
     */
    public function has( $headings ) {
      return array() !== array_intersect( $headings, $this->headings );
    }

    /**
     * Continues at a place.
     *
     * @param int $offset Place, as offset() has returned it; 0 for the first row.
     */
    public function seek( $offset ) {
      if ( $offset > 0 ) {
        $this->file->fseek( $offset );
      }
    }

    /**
     * Gets the current place.
     *
     * @return int Bytes from the beginning.
     */
    public function offset() {
      return (int) $this->file->ftell();
    }

    /**
     * Reads the next row that is not empty.
     *
     * @return string[]|null Cells, keyed by heading; null at the end.
     */
    public function next() {
      while ( ! $this->file->eof() ) {
        $cells = $this->cells();
        if ( '' !== trim( implode( '', $cells ) ) ) {
          $width = count( $this->headings );

          return array_combine( $this->headings, array_slice( array_pad( $cells, $width, '' ), 0, $width ) );
        }
      }

      return null;
    }

    /**
     * Reads the cells of the next line as UTF-8. Spreadsheet software on Windows may use a legacy encoding.
     *
     * @return string[]
     */
    private function cells() {
      return array_map(
        static function ( $cell ) {
          $cell = (string) $cell;

          return mb_check_encoding( $cell, 'UTF-8' ) ? $cell : mb_convert_encoding( $cell, 'UTF-8', 'Windows-1252' );
        },
        (array) $this->file->fgetcsv( $this->separator, '"', '' )
      );
    }
  }
`;
