import { translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { RecordKind } from '../records/record-kind.ts';

/** What shows staff the numbers in the list of the administration, and finds them there: people call and say a number. */
export const staffMethods = (
  plan: PluginPlan,
  { type }: RecordKind,
): { readonly hooks: PhpCode; readonly methods: PhpCode } => ({
  hooks: php`
    add_filter( ${`manage_${type}_posts_columns`}, array( $this, 'add_column' ) );
    add_action( ${`manage_${type}_posts_custom_column`}, array( $this, 'show_column' ), 10, 2 );
    add_action( 'pre_get_posts', array( $this, 'find_number' ) );
  `,
  methods: php`
    /**
     * Adds the column.
     *
     * @param string[] $columns Labels, keyed by column.
     * @return string[]
     */
    public function add_column( $columns ) {
      $columns['lookup_number'] = ${translated(plan, 'Number')};

      return $columns;
    }

    /**
     * Fills the column.
     *
     * @param string $column  Column.
     * @param int    $post_id Post ID.
     */
    public function show_column( $column, $post_id ) {
      if ( 'lookup_number' === $column ) {
        echo esc_html( self::number( $post_id ) );
      }
    }

    /**
     * Finds the one with a number where staff search for it.
     *
     * @param WP_Query $query Query.
     */
    public function find_number( $query ) {
      if ( ! is_admin() || ! $query->is_main_query() || ${type} !== $query->get( 'post_type' ) ) {
        return;
      }

      $id = self::id_of( (string) $query->get( 's' ) );
      if ( 0 < $id ) {
        $query->set( 's', '' );
        $query->set( 'p', $id );
      }
    }
  `,
});
