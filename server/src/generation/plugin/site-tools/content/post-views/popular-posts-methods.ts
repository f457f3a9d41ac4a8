import { type PhpCode, php } from '../../../../writers/php.ts';
import { translated, translatedHtml } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { contentTypes } from '../../support/content-types.ts';
import { toolHandle, toolName } from '../../support/tool-names.ts';
import type { PostViews } from './post-views-options.ts';

/** The methods that list the most viewed posts: by a shortcode, and on the dashboard. */
export const popularPostsMethods = (plan: PluginPlan, { content, count }: PostViews): PhpCode => php`
  /**
   * Renders the list of the most viewed posts.
   *
   * @param array|string $atts Shortcode attributes: \`count\`.
   * @return string HTML, or an empty string if there are no views yet.
   */
  public function render_popular( $atts ) {
    $atts  = shortcode_atts( array( 'count' => ${settingValue(plan, 'count', count)} ), $atts, ${toolName(plan, 'popular_posts')} );
    $items = $this->items( absint( $atts['count'] ) );

    return '' === $items ? '' : sprintf( '<ol class="%1$s">%2$s</ol>', ${toolHandle(plan, 'popular_posts')}, $items );
  }

  /**
   * Adds a dashboard widget for users who can edit posts.
   */
  public function add_dashboard_widget() {
    if ( current_user_can( 'edit_posts' ) ) {
      wp_add_dashboard_widget( ${toolHandle(plan, 'popular_posts')}, ${translated(plan, 'Most viewed posts')}, array( $this, 'print_dashboard_widget' ) );
    }
  }

  /**
   * Renders the dashboard widget.
   */
  public function print_dashboard_widget() {
    $items = $this->items( (int) ${settingValue(plan, 'count', count)} );

    if ( '' === $items ) {
      printf( '<p>%s</p>', ${translatedHtml(plan, 'No views yet.')} );
    } else {
      printf( '<ol>%s</ol>', wp_kses_post( $items ) );
    }
  }

  /**
   * Renders the list items of the most viewed posts.
   *
   * @param int $count Maximum number of posts.
   * @return string HTML.
   */
  private function items( $count ) {
    $items = '';

    foreach ( array_slice( $this->popular(), 0, $count ) as $id ) {
      if ( 'publish' === get_post_status( $id ) ) {
        $title  = wp_strip_all_tags( get_the_title( $id ) );
        $items .= sprintf(
          '<li><a href="%1$s">%2$s</a> <span>(%3$s)</span></li>',
          esc_url( get_permalink( $id ) ),
          esc_html( '' === $title ? ${translated(plan, '(no title)')} : $title ),
          esc_html( $this->views_text( $id ) )
        );
      }
    }

    return $items;
  }

  /**
   * Gets the most viewed posts, cached for 15 minutes.
   *
   * @return int[] Up to 20 post IDs, most viewed first.
   */
  public function popular() {
    $ids = get_transient( self::CACHE );
    if ( is_array( $ids ) ) {
      return $ids;
    }

    $types = ${contentTypes(plan, content)};
    $query = array() === $types ? null : new WP_Query(
      array(
        'post_type'           => $types,
        'post_status'         => 'publish',
        'has_password'        => false,
        'posts_per_page'      => 20,
        'fields'              => 'ids',
        'meta_key'            => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- The result is kept.
        'orderby'             => array(
          'meta_value_num' => 'DESC',
          'ID'             => 'DESC',
        ),
        'no_found_rows'       => true,
        'ignore_sticky_posts' => true,
        'cache_results'       => false,
      )
    );
    $ids   = null === $query ? array() : $query->posts;
    set_transient( self::CACHE, $ids, 15 * MINUTE_IN_SECONDS );

    return $ids;
  }
`;
