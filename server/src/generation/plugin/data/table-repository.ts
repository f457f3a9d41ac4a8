import { type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { readingMethods } from './table-reading.ts';
import { writingMethods } from './table-writing.ts';

/** The base of repositories of entities that have tables of their own. */
export function tableRepository(plan: PluginPlan): PluginClass {
  return {
    name: classNameOf(plan, 'Repository_Of_Rows'),
    summary: "Reads and writes rows of the plugin's own tables.",
    code: php`
      /**
       * Reads and writes rows of one table, as arrays of typed values. Rows that were read are cached.
       */
      abstract class ${classOf(plan, 'Repository_Of_Rows')} {

        /**
         * The table's name in the database.
         *
         * @return string
         */
        abstract public function table();

        /**
         * What the rows are, for hooks and caches.
         *
         * @return string
         */
        abstract public function key();

        /**
         * The table's fields, by key.
         *
         * @return array[]
         */
        abstract public function fields();

        /**
         * Whether the current user may do something.
         *
         * @param string $action One of read, list, create, publish, edit and delete.
         * @param int    $id     ID of a row, 0 for rows in general.
         * @return bool
         */
        abstract public function can( $action, $id = 0 );

        ${readingMethods(plan)}

        ${writingMethods(plan)}

        ${queryMethods(plan)}
      }
    `,
  };
}

const queryMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Conditions of a query, prepared.
   *
   * @param array $args See find().
   * @return string Begins with WHERE, or is empty.
   */
  private function conditions( array $args ) {
    global $wpdb;

    $fields     = $this->fields();
    $conditions = array();

    if ( isset( $args['search'] ) && '' !== $args['search'] ) {
      $like    = '%' . $wpdb->esc_like( $args['search'] ) . '%';
      $matches = array( $wpdb->prepare( 'title LIKE %s', $like ) );

      foreach ( $fields as $key => $field ) {
        if ( 'string' === $field['schema']['type'] && ( $field['public'] || $this->can( 'list' ) ) ) {
          $matches[] = $wpdb->prepare( '%i LIKE %s', $key, $like );
        }
      }

      $conditions[] = '( ' . implode( ' OR ', $matches ) . ' )';
    }

    foreach ( isset( $args['where'] ) ? $args['where'] : array() as $key => $condition ) {
      if ( isset( $fields[ $key ] ) && in_array( $condition[0], array( '=', '!=', '<', '<=', '>', '>=' ), true ) ) {
        // phpcs:ignore WordPress.DB.PreparedSQL -- One of six operators.
        $conditions[] = $wpdb->prepare( "%i {$condition[0]} %s", $key, $condition[1] );
      }
    }

    return $conditions ? 'WHERE ' . implode( ' AND ', $conditions ) . ' ' : '';
  }

  /**
   * Answers from the cache, or asks the database.
   *
   * @param string   $query What is asked.
   * @param callable $ask   Asks it.
   * @return mixed
   */
  private function cached( $query, $ask ) {
    $group  = ${prefixed(plan, 'rows')};
    $key    = md5( $this->table() . $query . wp_cache_get_last_changed( $group ) );
    $found  = false;
    $answer = wp_cache_get( $key, $group, false, $found );

    if ( ! $found ) {
      $answer = $ask();
      wp_cache_set( $key, $answer, $group, HOUR_IN_SECONDS );
    }

    return $answer;
  }
`;
