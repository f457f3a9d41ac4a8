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
    summary: 'Base class of table repositories.',
    code: php`
      /**
       * Reads and writes the rows of a table as arrays of typed values, with caching.
       */
      abstract class ${classOf(plan, 'Repository_Of_Rows')} {

        /**
         * Gets the table name.
         *
         * @return string
         */
        abstract public function table();

        /**
         * Gets the kind of the rows, used in hooks and cache keys.
         *
         * @return string
         */
        abstract public function key();

        /**
         * Gets the fields of the table.
         *
         * @return array[]
         */
        abstract public function fields();

        /**
         * Determines whether the current user can perform an action.
         *
         * @param string $action Action: read, list, create, publish, edit or delete.
         * @param int    $id     Row ID, or 0 for rows in general.
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
   * Builds the prepared conditions of a query.
   *
   * @param array $args See find().
   * @return string WHERE clause, or an empty string.
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
        // phpcs:ignore WordPress.DB.PreparedSQL -- Operator from an allowlist.
        $conditions[] = $wpdb->prepare( "%i {$condition[0]} %s", $key, $condition[1] );
      }
    }

    return $conditions ? 'WHERE ' . implode( ' AND ', $conditions ) . ' ' : '';
  }

  /**
   * Gets a result from the cache or the database.
   *
   * @param string   $query Query, used as cache key.
   * @param callable $ask   Callback that runs the query.
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
