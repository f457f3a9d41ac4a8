import { handleOf, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Listing } from './listing-plan.ts';

/** Methods that show one record. */
export function itemMethods(plan: PluginPlan, listings: readonly Listing[]): PhpCode {
  const hasMap = listings.some(({ layout }) => layout === 'map');
  return php`
    /**
     * Renders the title of a record, with its link.
     *
     * @param array  $listing Listing.
     * @param object $record  Record.
     * @return string HTML.
     */
    private function title( $listing, $record ) {
      $reader = $listing['reader'];
      $title  = $reader::title( $record );
      $title  = esc_html( '' === $title ? '#' . $reader::id( $record ) : $title );
      $link   = 'none' === $listing['links'] ? '' : $reader::link( $record );
      if ( 'file' === $listing['links'] ) {
        $link = 'attachment' === get_post_type( $record ) ? (string) wp_get_attachment_url( $record->ID ) : $link;
      }

      return '' === $link ? $title : sprintf( '<a href="%1$s">%2$s</a>', esc_url( $link ), $title );
    }

    /**
     * Renders a value if the current user can see it.
     *
     * @param array  $listing Listing.
     * @param object $record  Record.
     * @param string $key     Attribute.
     * @return string HTML; empty where there is none.
     */
    private function value( $listing, $record, $key ) {
      $reader = $listing['reader'];
      if ( ! $reader::can_see( $record, $key ) ) {
        return '';
      }

      return 'link' === $key
        ? sprintf( '<a href="%1$s">%2$s <span class="screen-reader-text">%3$s</span></a>', esc_url( $reader::link( $record ) ), ${translatedHtml(plan, 'Read more')}, esc_html( $reader::title( $record ) ) )
        : $reader::html( $record, $key );
    }

    /**
     * Renders the values of a record.
     *
     * @param array  $listing Listing.
     * @param object $record  Record.
     * @return string HTML.
     */
    private function values_list( $listing, $record ) {
      $labels = $listing['reader']::labels();
      $html   = '';
      foreach ( $listing['attributes'] as $key ) {
        $value    = $this->value( $listing, $record, $key );
        $is_title = in_array( $key, array( 'title', 'name' ), true ) && $listing['reader']::text( $record, $key ) === $listing['reader']::title( $record );
        if ( '' === $value || $is_title ) {
          continue;
        }

        $is_plain = in_array( $key, array( 'featured_image', 'avatar', 'file', 'excerpt', 'content', 'bio', 'description', 'link' ), true );
        $html    .= sprintf( '<div class="%1$s">%2$s<span>%3$s</span></div>', esc_attr( 'is-' . str_replace( '_', '-', $key ) ), $is_plain ? '' : '<strong>' . esc_html( $labels[ $key ] ?? $key ) . ':</strong> ', $value );
      }
      ${
        hasMap
          ? php`
            if ( 'map' === $listing['layout'] ) {
              $html .= $this->map( $listing, $record );
            }
          `
          : noPhp
      }

      return '' === $html ? '' : '<div class="' . ${handleOf(plan, 'listing-values')} . '">' . $html . '</div>';
    }

    /**
     * Renders a record with its title and its values.
     *
     * @param array  $listing Listing.
     * @param object $record  Record.
     * @return string HTML.
     */
    private function item( $listing, $record ) {
      return '<h3>' . $this->title( $listing, $record ) . '</h3>' . $this->values_list( $listing, $record );
    }

    /**
     * Sorts records into the groups that are shown.
     *
     * @param array $listing Listing.
     * @param array $records Records.
     * @return array[] Records, keyed by heading; one without a heading where there are no groups.
     */
    private function groups( $listing, $records ) {
      $reader = $listing['reader'];
      $groups = array();
      foreach ( $records as $record ) {
        $names = array( '' );
        if ( 'a_to_z' === $listing['layout'] ) {
          $letter = strtoupper( substr( remove_accents( trim( $reader::title( $record ) ) ), 0, 1 ) );
          $names  = array( preg_match( '/^[A-Z]$/', $letter ) ? $letter : '#' );
        } elseif ( '' !== $listing['group_by'] ) {
          $value = $reader::value( $record, $listing['group_by'] );
          $text  = $reader::text( $record, $listing['group_by'] );
          $names = is_array( $value ) && $value && implode( ', ', $value ) === $text ? $value : array( $text );
        }
        foreach ( $names as $name ) {
          $groups[ $name ][] = $record;
        }
      }

      return $groups;
    }
  `;
}
