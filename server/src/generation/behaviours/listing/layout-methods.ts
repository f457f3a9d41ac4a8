import { handleOf, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Listing } from './listing-plan.ts';

type Layout = Listing['layout'];

/** The method that lays records out, and those that it needs for the layouts of this plugin. */
export function layoutMethods(plan: PluginPlan, listings: readonly Listing[]): PhpCode {
  const used = new Set(listings.map(({ layout }) => layout));
  const has = (layout: Layout): boolean => used.has(layout);
  const own = (['table', 'accordion', 'timeline'] as const).filter(has);
  return php`
    /**
     * Lays records out.
     *
     * @param array  $listing Listing.
     * @param array  $records Records.
     * @param array  $request What the visitor has chosen.
     * @param string $id      ID of the listing.
     * @return string HTML.
     */
    private function layout( $listing, $records, $request, $id ) {
      ${
        has('calendar')
          ? php`
            if ( 'calendar' === $listing['layout'] ) {
              return $this->calendar( $listing, $records, $request, $id );
            }

          `
          : noPhp
      }
      $groups = $this->groups( $listing, $records );
      $html   = '';
      ${has('a_to_z') ? letters(plan) : noPhp}
      foreach ( $groups as $name => $group ) {
        $heading = (string) $name;
        if ( '' !== $heading ) {
          $html .= sprintf( '<h3 id="%1$s">%2$s</h3>', esc_attr( $id . '-' . sanitize_title( '#' === $heading ? 'other' : $heading ) ), esc_html( $heading ) );
        }
        switch ( $listing['layout'] ) {
          ${joinPhp(
            own.map(
              (layout) => php`
                case ${layout}:
                  $html .= $this->${php`${layouts[layout].name}`}( $listing, $group );
                  break;
              `,
            ),
          )}
          default:
            $html .= $this->items( $listing, $group );
        }
      }

      return $html;
    }

    ${itemsMethod(plan)}

    ${joinPhp(
      own.map((layout) => layouts[layout].code(plan)),
      '\n\n',
    )}

    ${has('map') ? mapMethod(plan) : noPhp}

    ${has('calendar') ? calendarMethod(plan) : noPhp}
  `;
}

const letters = (plan: PluginPlan): PhpCode => php`
  if ( 'a_to_z' === $listing['layout'] ) {
    ksort( $groups );
    $links = '';
    foreach ( array_keys( $groups ) as $name ) {
      $links .= sprintf( '<a href="#%1$s">%2$s</a> ', esc_attr( $id . '-' . sanitize_title( '#' === (string) $name ? 'other' : (string) $name ) ), esc_html( $name ) );
    }
    $html .= sprintf( '<nav class="%1$s" aria-label="%2$s">%3$s</nav>', ${handleOf(plan, 'listing-letters')}, ${translatedHtml(plan, 'Letters')}, $links );
  }
`;

const itemsMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders a list of items.
   *
   * @param array $listing Listing.
   * @param array $records Records.
   * @return string HTML.
   */
  private function items( $listing, $records ) {
    $html = '';
    foreach ( $records as $record ) {
      $html .= '<li>' . $this->item( $listing, $record ) . '</li>';
    }

    return sprintf( '<ul class="%1$s" data-items%2$s>%3$s</ul>', ${handleOf(plan, 'listing-items')}, 'slider' === $listing['layout'] ? ' tabindex="0"' : '', $html );
  }
`;

const layouts = {
  table: {
    name: php`table`,
    code: (): PhpCode => php`
      /**
       * Renders a table.
       *
       * @param array $listing Listing.
       * @param array $records Records.
       * @return string HTML.
       */
      private function table( $listing, $records ) {
        $reader  = $listing['reader'];
        $labels  = $reader::labels();
        $columns = array_values( array_diff( $listing['attributes'], array( 'title' ) ) );
        $head    = sprintf( '<th scope="col">%s</th>', esc_html( $labels['title'] ?? $labels['name'] ?? '' ) );
        foreach ( $columns as $key ) {
          $head .= sprintf( '<th scope="col">%s</th>', esc_html( $labels[ $key ] ?? $key ) );
        }

        $rows = '';
        foreach ( $records as $record ) {
          $rows .= '<tr><th scope="row">' . $this->title( $listing, $record ) . '</th>';
          foreach ( $columns as $key ) {
            $rows .= '<td>' . $this->value( $listing, $record, $key ) . '</td>';
          }
          $rows .= '</tr>';
        }

        return '<figure class="wp-block-table"><table><thead><tr>' . $head . '</tr></thead><tbody data-items>' . $rows . '</tbody></table></figure>';
      }
    `,
  },
  accordion: {
    name: php`accordion`,
    code: (plan: PluginPlan): PhpCode => php`
      /**
       * Renders records that open one by one.
       *
       * @param array $listing Listing.
       * @param array $records Records.
       * @return string HTML.
       */
      private function accordion( $listing, $records ) {
        $reader = $listing['reader'];
        $html   = '';
        foreach ( $records as $record ) {
          $link  = 'none' === $listing['links'] ? '' : $reader::link( $record );
          $more  = '' === $link ? '' : sprintf( '<p><a href="%1$s">%2$s <span class="screen-reader-text">%3$s</span></a></p>', esc_url( $link ), ${translatedHtml(plan, 'Read more')}, esc_html( $reader::title( $record ) ) );
          $html .= '<details><summary>' . esc_html( $reader::title( $record ) ) . '</summary>' . $this->values_list( $listing, $record ) . $more . '</details>';
        }

        return '<div data-items>' . $html . '</div>';
      }
    `,
  },
  timeline: {
    name: php`timeline`,
    code: (plan: PluginPlan): PhpCode => php`
      /**
       * Renders records along their dates.
       *
       * @param array $listing Listing.
       * @param array $records Records.
       * @return string HTML.
       */
      private function timeline( $listing, $records ) {
        $reader = $listing['reader'];
        $html   = '';
        foreach ( $records as $record ) {
          $value = (string) $reader::value( $record, $listing['date'] );
          $time  = '' === $value ? '' : sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( str_replace( ' ', 'T', $value ) ), esc_html( $reader::text( $record, $listing['date'] ) ) );
          $html .= '<li>' . $time . $this->item( $listing, $record ) . '</li>';
        }

        return sprintf( '<ol class="%1$s" data-items>%2$s</ol>', ${handleOf(plan, 'listing-timeline')}, $html );
      }
    `,
  },
} as const;

/** Nobody's map is asked before the visitor opens it. */
const mapMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders a map that is loaded once the visitor opens it.
   *
   * @param array  $listing Listing.
   * @param object $record  Record.
   * @return string HTML; empty where the record has no place.
   */
  private function map( $listing, $record ) {
    $reader = $listing['reader'];
    $place  = '';
    foreach ( $listing['attributes'] as $key ) {
      $text = $reader::can_see( $record, $key ) ? $reader::text( $record, $key ) : '';
      if ( preg_match( '/^\s*(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\s*$/', $text, $found ) ) {
        $box = array( (float) $found[2] - 0.01, (float) $found[1] - 0.006, (float) $found[2] + 0.01, (float) $found[1] + 0.006 );
        $map = 'https://www.openstreetmap.org/export/embed.html?bbox=' . implode( '%2C', $box ) . '&marker=' . $found[1] . '%2C' . $found[2];

        return sprintf( '<details class="is-map"><summary>%1$s</summary><iframe loading="lazy" referrerpolicy="no-referrer" title="%2$s" src="%3$s"></iframe></details>', ${translatedHtml(plan, 'Show on the map')}, esc_attr( $reader::title( $record ) ), esc_url( $map ) );
      }
      if ( preg_match( '/place|address|location|venue|street|city|where/', $key ) ) {
        $place = trim( $place . ' ' . $text );
      }
    }

    return '' === $place ? '' : sprintf( '<p><a href="%1$s" rel="noopener noreferrer">%2$s <span class="screen-reader-text">%3$s</span></a></p>', esc_url( 'https://www.openstreetmap.org/search?query=' . rawurlencode( $place ) ), ${translatedHtml(plan, 'Show on the map')}, esc_html( $reader::title( $record ) ) );
  }
`;

const calendarMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders a month.
   *
   * @param array  $listing Listing.
   * @param array  $records Records of the month.
   * @param array  $request What the visitor has chosen.
   * @param string $id      ID of the listing.
   * @return string HTML.
   */
  private function calendar( $listing, $records, $request, $id ) {
    global $wp_locale;

    $month = strtotime( $request['month'] . '-01' );
    $days  = array();
    foreach ( $records as $record ) {
      $span = $this->span( $listing, $record );
      for ( $day = max( 1, (int) floor( ( $span[0] - $month ) / DAY_IN_SECONDS ) + 1 ); $day <= (int) gmdate( 't', $month ) && $month + ( $day - 1 ) * DAY_IN_SECONDS <= $span[1]; $day++ ) {
        $days[ $day ][] = $this->title( $listing, $record );
      }
    }

    $first = (int) get_option( 'start_of_week' );
    $head  = '';
    for ( $day = 0; $day < 7; $day++ ) {
      $name  = $wp_locale->get_weekday( ( $first + $day ) % 7 );
      $head .= sprintf( '<th scope="col"><abbr title="%1$s">%2$s</abbr></th>', esc_attr( $name ), esc_html( $wp_locale->get_weekday_abbrev( $name ) ) );
    }

    $cells = str_repeat( '<td></td>', ( (int) gmdate( 'w', $month ) - $first + 7 ) % 7 );
    $total = (int) gmdate( 't', $month );
    for ( $day = 1; $day <= $total; $day++ ) {
      $titles = isset( $days[ $day ] ) ? '<ul><li>' . implode( '</li><li>', $days[ $day ] ) . '</li></ul>' : '';
      $cells .= sprintf( '<td><time datetime="%1$s">%2$d</time>%3$s</td>', esc_attr( gmdate( 'Y-m-d', $month + ( $day - 1 ) * DAY_IN_SECONDS ) ), $day, $titles );
    }
    $rows = '';
    foreach ( preg_split( '~(?<=</td>)(?=<td>)~', $cells ) as $index => $cell ) {
      $rows .= ( 0 === $index % 7 ? ( 0 === $index ? '<tr>' : '</tr><tr>' ) : '' ) . $cell;
    }

    $links = '';
    foreach ( array( '-1 month' => ${translatedHtml(plan, 'Previous month')}, '+1 month' => ${translatedHtml(plan, 'Next month')} ) as $step => $word ) {
      $links .= sprintf( '<a href="%1$s">%2$s</a> ', esc_url( $this->address( $request, array( 'month' => gmdate( 'Y-m', strtotime( $step, $month ) ) ), $id ) ), $word );
    }

    return sprintf(
      '<table class="%1$s"><caption>%2$s</caption><thead><tr>%3$s</tr></thead><tbody>%4$s</tr></tbody></table><nav aria-label="%6$s">%5$s</nav>',
      ${handleOf(plan, 'listing-calendar')},
      esc_html( date_i18n( 'F Y', $month ) ),
      $head,
      $rows,
      $links,
      ${translatedHtml(plan, 'Months')}
    );
  }
`;
