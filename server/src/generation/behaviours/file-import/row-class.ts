import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PlanFieldType, PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Made } from './import-plan.ts';
import { pictureMethod, termsMethod } from './row-extras.ts';
import { valueMethods } from './value-methods.ts';

/** The class that saves rows as records. */
export function rowClass(plan: PluginPlan, all: readonly Made[]): PhpCode {
  const columns = all.flatMap((made) => made.columns);
  const types = new Set<PlanFieldType>(
    all.flatMap(({ entity, columns: own }) =>
      entity.fields
        .filter(({ key }) => own.some(({ as, target }) => as === 'field' && target === key))
        .map(({ type }) => type),
    ),
  );
  const hasPicture = columns.some(({ as }) => as === 'picture');
  const hasTerms = columns.some(({ as }) => as === 'terms');
  const loads = hasPicture || ['image', 'file', 'gallery'].some((type) => types.has(type as PlanFieldType));
  return php`
    /**
     * Creates and updates records from the rows of a file.
     */
    class ${classOf(plan, 'Import_Row')} {

      /**
       * Import, as the list of all imports has it.
       *
       * @var array
       */
      private $import;

      /**
       * Name of the run.
       *
       * @var string
       */
      private $run;

      /**
       * What went wrong with a row that was saved all the same.
       *
       * @var string[]
       */
      public $notes = array();

      /**
       * Constructor.
       *
       * @param array  $import Import.
       * @param string $run    Name of the run.
       */
      public function __construct( $import, $run ) {
        $this->import = $import;
        $this->run    = $run;
      }

      ${saveMethod(plan, hasPicture, hasTerms, loads)}

      ${findMethods(
        plan,
        all.some(({ key }) => key.as === 'field'),
        hasPicture,
        hasTerms,
      )}

      ${valueMethods(plan, types, loads)}
    }
  `;
}

const saveMethod = (plan: PluginPlan, hasPicture: boolean, hasTerms: boolean, loads: boolean): PhpCode => php`
  /**
   * Saves a row: the record with its key is updated, or created if there is none.
   *
   * @param string[] $cells  Cells, keyed by heading.
   * @param int      $number Number of the row.
   * @return string|WP_Error Either created or updated, or a WP_Error object if the row is faulty.
   */
  public function save( $cells, $number ) {
    $this->notes = array();
    $repository  = new $this->import['repository']();
    $fields      = $repository->fields();
    $key         = $this->key( $cells, $fields );

    if ( is_wp_error( $key ) ) {
      return $key;
    }

    ${loads ? php`$this->loaded = array();` : noPhp}

    $id   = $this->find( $key );
    $mark = $id ? (string) get_post_meta( $id, $this->import['mark'], true ) : '';
    $seen = $this->run . ':' . $number;

    if ( $mark !== $seen && 0 === strpos( $mark, $this->run . ':' ) ) {
      /* translators: %s: Value that identifies an entry. */
      return new WP_Error( ${prefixed(plan, 'twice')}, sprintf( ${translated(plan, '%s is in the file more than once.')}, $key ) );
    }

    // A row with a fault is in the file all the same.
    if ( $id && 'gone' !== $mark ) {
      update_post_meta( $id, $this->import['mark'], $seen );
    }

    $values = $this->values( $cells, $fields, $id );
    if ( ! $id && ! isset( $values['title'] ) ) {
      $values['title'] = $key;
    }
    if ( 'gone' === $mark ) {
      $values['status'] = 'publish';
    }

    $saved = $id ? $repository->update( $id, $values ) : $repository->create( $values );
    if ( is_wp_error( $saved ) ) {
      return $saved;
    }

    update_post_meta( $saved, $this->import['mark'], $seen );
    ${hasTerms ? php`$this->set_terms( $saved, $cells );` : noPhp}
    ${hasPicture ? php`$this->set_picture( $saved, $cells );` : noPhp}
    ${
      loads
        ? php`
            foreach ( $id ? array() : $this->loaded as $file ) {
              if ( 0 === (int) wp_get_post_parent_id( $file ) ) {
                wp_update_post(
                  array(
                    'ID'          => $file,
                    'post_parent' => $saved,
                  )
                );
              }
            }
          `
        : noPhp
    }

    return $id ? 'updated' : 'created';
  }
`;

const findMethods = (plan: PluginPlan, hasKeyField: boolean, hasPicture: boolean, hasTerms: boolean): PhpCode => php`
  /**
   * Gets the text of a cell.
   *
   * @param string[] $cells  Cells, keyed by heading.
   * @param string   $target Where the cell goes.
   * @return string|null Text; null if the file has no such column.
   */
  private function cell( $cells, $target ) {
    foreach ( $this->import['columns'][ $target ]['headings'] as $heading ) {
      if ( isset( $cells[ $heading ] ) ) {
        return trim( $cells[ $heading ] );
      }
    }

    return null;
  }

  /**
   * Gets the value that identifies the record of a row.
   *
   * @param string[] $cells  Cells, keyed by heading.
   * @param array[]  $fields Fields, keyed by name.
   * @return string|WP_Error Value, or a WP_Error object if there is none or it is invalid.
   */
  private function key( $cells, $fields ) {
    $target = $this->import['key'];
    $text   = (string) $this->cell( $cells, $target );

    if ( '' === $text ) {
      /* translators: %s: Heading of a column. */
      return new WP_Error( ${prefixed(plan, 'no_key')}, sprintf( ${translated(plan, 'The column “%s” is empty.')}, $this->import['key_label'] ) );
    }

    ${
      hasKeyField
        ? php`
            if ( isset( $fields[ $target ] ) ) {
              $value = ${classOf(plan, 'Fields')}::prepare( $this->value( $text, $fields[ $target ], 0 ), $fields[ $target ] );

              return is_wp_error( $value ) ? $value : (string) $value;
            }
          `
        : noPhp
    }

    return sanitize_text_field( $text );
  }

  /**
   * Finds the record with a key.
   *
   * @param string $key Value that identifies it.
   * @return int Post ID; 0 for none.
   */
  private function find( $key ) {
    $args = array(
      'post_type'   => $this->import['type'],
      'post_status' => array_values( array_diff( get_post_stati(), array( 'trash', 'auto-draft', 'inherit' ) ) ),
      'fields'      => 'ids',
      'numberposts' => 1,
      'orderby'     => 'ID',
      'order'       => 'ASC',
    );

    if ( '' === $this->import['key_meta'] ) {
      $args['title'] = $key;
    } else {
      $args['meta_key']   = $this->import['key_meta']; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In the background only.
      $args['meta_value'] = $key; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- In the background only.
    }

    $found = get_posts( $args );

    return $found ? (int) $found[0] : 0;
  }

  /**
   * Gets the values of a row.
   *
   * @param string[] $cells  Cells, keyed by heading.
   * @param array[]  $fields Fields, keyed by name.
   * @param int      $id     Post ID; 0 for a new one.
   * @return array Values, keyed by field.
   */
  private function values( $cells, $fields, $id ) {
    $values = array();

    foreach ( $this->import['columns'] as $target => $column ) {
      $text = $this->cell( $cells, $target );

      if ( null === $text ) {
        continue;
      }

      if ( 'field' === $column['as'] && isset( $fields[ $target ] ) ) {
        $value = $this->value( $text, $fields[ $target ], $id );
        // What could not be loaded stays as it is.
        if ( null !== $value ) {
          $values[ $target ] = $value;
        }
      } elseif ( 'content' === $column['as'] || ( 'title' === $column['as'] && '' !== $text ) ) {
        $values[ $target ] = $text;
      }
    }

    return $values;
  }

  ${hasTerms ? termsMethod : noPhp}

  ${hasPicture ? pictureMethod : noPhp}
`;
