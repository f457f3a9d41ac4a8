import { translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** The method that tells search engines the way to a record. */
export const breadcrumbsMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the way to a record.
   *
   * @param array  $settings Settings.
   * @param object $record   Record.
   * @param string $url      Address.
   * @return array Empty where there is none.
   */
  private function breadcrumbs( $settings, $record, $url ) {
    if ( ! $settings['has_breadcrumbs'] ) {
      return array();
    }

    $steps = array( array( ${translated(plan, 'Home')}, home_url( '/' ) ) );
    if ( $record instanceof WP_Post ) {
      $archive = get_post_type_archive_link( $record->post_type );
      $type    = get_post_type_object( $record->post_type );
      if ( $archive && home_url( '/' ) !== $archive && $type ) {
        $steps[] = array( $type->labels->name, $archive );
      }
      foreach ( array_reverse( get_post_ancestors( $record ) ) as $ancestor ) {
        $steps[] = array( get_post_field( 'post_title', $ancestor ), get_permalink( $ancestor ) );
      }
    } elseif ( $record instanceof WP_Term ) {
      foreach ( array_reverse( get_ancestors( $record->term_id, $record->taxonomy, 'taxonomy' ) ) as $ancestor ) {
        $steps[] = array( get_term_field( 'name', $ancestor, $record->taxonomy ), get_term_link( $ancestor, $record->taxonomy ) );
      }
    }
    $steps[] = array( $settings['reader']::title( $record ), $url );

    $items = array();
    foreach ( $steps as $index => $step ) {
      $items[] = array(
        '@type'    => 'ListItem',
        'position' => $index + 1,
        'name'     => wp_strip_all_tags( (string) $step[0] ),
        'item'     => is_string( $step[1] ) ? $step[1] : home_url( '/' ),
      );
    }

    return array(
      '@type'           => 'BreadcrumbList',
      'itemListElement' => $items,
    );
  }
`;
