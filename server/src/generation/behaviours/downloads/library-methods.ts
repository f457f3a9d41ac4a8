import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Methods that show the number of downloads in the media library. */
export const libraryMethods = (plan: PluginPlan): PhpCode => php`
    /**
     * Adds the column.
     *
     * @param string[] $columns Labels, keyed by column.
     * @return string[]
     */
    public function add_column( $columns ) {
      $columns[${prefixed(plan, 'downloads')}] = ${translated(plan, 'Downloads')};

      return $columns;
    }

    /**
     * Makes the column sortable; the most downloaded come first.
     *
     * @param array $columns What is ordered by, keyed by column.
     * @return array
     */
    public function sort_column( $columns ) {
      $columns[${prefixed(plan, 'downloads')}] = array( ${prefixed(plan, 'downloads')}, true );

      return $columns;
    }

    /**
     * Fills the column.
     *
     * @param string $column Column.
     * @param int    $id     Attachment ID.
     */
    public function show_column( $column, $id ) {
      if ( ${prefixed(plan, 'downloads')} === $column ) {
        echo esc_html( number_format_i18n( (int) get_post_meta( $id, self::COUNT, true ) ) );
      }
    }

    /**
     * Orders files by their downloads. Those that nobody downloaded have no metadata and count as 0.
     *
     * @param string[] $clauses Clauses of the query.
     * @param WP_Query $query   Query.
     * @return string[]
     */
    public function sort_by_count( $clauses, $query ) {
      global $wpdb;

      if ( ${prefixed(plan, 'downloads')} !== $query->get( 'orderby' ) ) {
        return $clauses;
      }

      $order               = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
      $clauses['join']    .= $wpdb->prepare( " LEFT JOIN {$wpdb->postmeta} AS file_downloads ON file_downloads.post_id = {$wpdb->posts}.ID AND file_downloads.meta_key = %s", self::COUNT );
      $clauses['orderby']  = "COALESCE( file_downloads.meta_value + 0, 0 ) {$order}, {$wpdb->posts}.ID {$order}";

      return $clauses;
    }

    /**
     * Shows the link and the number in the details of a file.
     *
     * @param array   $fields Fields.
     * @param WP_Post $post   Attachment.
     * @return array
     */
    public function show_details( $fields, $post ) {
      if ( ! self::is_counted( $post->ID ) ) {
        return $fields;
      }

      $fields[${prefixed(plan, 'download_link')}] = array(
        'label' => ${translated(plan, 'Download link')},
        'input' => 'html',
        'html'  => sprintf( '<input type="text" class="widefat" readonly value="%s">', esc_url( self::address( $post->ID ) ) ),
        /* translators: %s: Number of downloads. */
        'helps' => sprintf( esc_html__( 'Downloads so far: %s', ${plan.domain} ), number_format_i18n( (int) get_post_meta( $post->ID, self::COUNT, true ) ) ),
      );

      return $fields;
    }
  `;
