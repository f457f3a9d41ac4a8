import { handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Listing } from './listing-plan.ts';

/** Methods that read what the visitor chose, and show what can be chosen. */
export function requestMethods(plan: PluginPlan, listings: readonly Listing[]): PhpCode {
  const has = (control: string): boolean =>
    listings.some(({ controls = [] }) => controls.some((one) => one.control === control));
  const text = (words: string): PhpCode => translatedHtml(plan, words);
  return php`
    /**
     * Reads what the visitor has chosen; it changes nothing but what is shown.
     *
     * @param array $listing Listing.
     * @return array Page, month, search, filters and order.
     */
    private function request( $listing ) {
      $name = ${prefixed(plan, '')} . $listing['name'];
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only.
      $given = isset( $_GET[ $name ] ) && is_array( $_GET[ $name ] ) ? map_deep( wp_unslash( $_GET[ $name ] ), 'sanitize_text_field' ) : array();
      $texts = array_filter( $given, 'is_string' );
      $month = $texts['month'] ?? '';
      $sort  = explode( ':', $texts['sort'] ?? '' );

      $filters = array();
      foreach ( $listing['filters'] as $key ) {
        $value = $given['filter'][ $key ] ?? '';
        if ( is_string( $value ) ? '' !== $value : array() !== array_filter( (array) $value, 'strlen' ) ) {
          $filters[ $key ] = $value;
        }
      }

      return array(
        'name'     => $name,
        'page'     => 'none' === $listing['paging'] ? 1 : max( 1, (int) ( $texts['page'] ?? 1 ) ),
        'month'    => preg_match( '/^\d{4}-(?:0[1-9]|1[0-2])$/', $month ) ? $month : wp_date( 'Y-m' ),
        'search'   => $listing['has_search'] ? trim( $texts['search'] ?? '' ) : '',
        'filters'  => $filters,
        'order_by' => in_array( $sort[0], $listing['sorts'], true ) ? $sort[0] : $listing['order_by'],
        'order'    => in_array( $sort[0], $listing['sorts'], true ) ? ( 'desc' === ( $sort[1] ?? '' ) ? 'desc' : 'asc' ) : $listing['order'],
        'sort'     => in_array( $sort[0], $listing['sorts'], true ) ? $texts['sort'] : '',
        'is_asked' => array() !== $given,
      );
    }

    /**
     * Gets an address that shows the listing with other choices.
     *
     * @param array  $request What the visitor has chosen.
     * @param array  $changes What is to be chosen.
     * @param string $id      ID of the listing.
     * @return string Not escaped.
     */
    private function address( $request, $changes, $id ) {
      $chosen = array_filter(
        array(
          'page'   => (string) $request['page'],
          'search' => $request['search'],
          'filter' => $request['filters'],
          'sort'   => $request['sort'],
        )
      );

      return add_query_arg( array( $request['name'] => urlencode_deep( array_merge( $chosen, $changes ) ) ) ) . '#' . $id;
    }

    /**
     * Renders the form with which visitors search, filter and sort.
     *
     * @param array  $listing Listing.
     * @param array  $request What the visitor has chosen.
     * @param array  $choices Values that there are, keyed by attribute.
     * @param string $id      ID of the listing.
     * @return string HTML.
     */
    private function controls( $listing, $request, $choices, $id ) {
      if ( ! $listing['has_search'] && ! $listing['filters'] && ! $listing['sorts'] ) {
        return '';
      }

      ${has('filter') || has('sort') ? php`$labels = $listing['reader']::labels();` : noPhp}
      $name   = $request['name'];
      $fields = '';
      ${
        has('search')
          ? php`
            if ( $listing['has_search'] ) {
              $fields .= sprintf(
                '<p><label for="%1$s-search">%2$s</label> <input type="search" id="%1$s-search" name="%3$s[search]" value="%4$s"></p>',
                esc_attr( $id ),
                ${text('Search')},
                esc_attr( $name ),
                esc_attr( $request['search'] )
              );
            }
          `
          : noPhp
      }
      ${has('filter') ? filterFields(text) : noPhp}
      ${has('sort') ? sortField(text) : noPhp}

      $hidden = '';
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only.
      foreach ( array_diff_key( wp_unslash( $_GET ), array( $name => true ) ) as $key => $value ) {
        if ( is_string( $value ) ) {
          $hidden .= sprintf( '<input type="hidden" name="%1$s" value="%2$s">', esc_attr( $key ), esc_attr( $value ) );
        }
      }

      return sprintf(
        '<form class="%1$s" method="get" action="%2$s" role="search" aria-label="%6$s">%3$s%4$s<p><button type="submit" class="wp-element-button">%5$s</button></p></form>',
        ${handleOf(plan, 'listing-controls')},
        esc_url( '#' . $id ),
        $hidden,
        $fields,
        ${text('Apply')},
        ${text('Filter the list')}
      );
    }

    /**
     * Renders links to the other pages.
     *
     * @param array  $listing  Listing.
     * @param array  $request  What the visitor has chosen.
     * @param bool   $has_more Whether there is a next page.
     * @param string $id       ID of the listing.
     * @return string HTML.
     */
    private function paging( $listing, $request, $has_more, $id ) {
      $page = $request['page'];
      if ( 'none' === $listing['paging'] || ( 1 === $page && ! $has_more ) ) {
        return '';
      }

      $links = '';
      if ( $page > 1 ) {
        $links .= sprintf( '<a rel="prev" href="%1$s">%2$s</a> ', esc_url( $this->address( $request, array( 'page' => $page - 1 ), $id ) ), ${text('Previous page')} );
      }
      if ( $has_more ) {
        $links .= sprintf(
          '<a rel="next"%3$s href="%1$s">%2$s</a>',
          esc_url( $this->address( $request, array( 'page' => $page + 1 ), $id ) ),
          'load_more' === $listing['paging'] ? ${text('Load more')} : ${text('Next page')},
          'load_more' === $listing['paging'] ? ' class="wp-element-button" data-load-more="' . esc_attr( $id ) . '"' : ''
        );
      }

      return sprintf( '<nav class="%1$s" aria-label="%2$s">%3$s</nav>', ${handleOf(plan, 'listing-paging')}, esc_attr( ${translated(plan, 'Pages of the list')} ), $links );
    }
  `;
}

const filterFields = (text: (words: string) => PhpCode): PhpCode => php`
  foreach ( $listing['filters'] as $key ) {
    $field  = $id . '-' . str_replace( '_', '-', $key );
    $chosen = $request['filters'][ $key ] ?? '';
    $label  = $labels[ $key ] ?? $key;
    $is_day = in_array( $key, $listing['reader']::DATES, true );
    if ( $is_day || in_array( $key, $listing['reader']::NUMBERS, true ) ) {
      $inputs = '';
      foreach ( array( 'from' => ${text('from')}, 'to' => ${text('to')} ) as $side => $word ) {
        $inputs .= sprintf(
          ' <label>%1$s <input type="%2$s" name="%3$s[filter][%4$s][%5$s]" value="%6$s"%7$s></label>',
          $word,
          $is_day ? 'date' : 'number',
          esc_attr( $name ),
          esc_attr( $key ),
          esc_attr( $side ),
          esc_attr( is_array( $chosen ) ? ( $chosen[ $side ] ?? '' ) : '' ),
          $is_day ? '' : ' step="any"'
        );
      }
      $fields .= sprintf( '<fieldset><legend>%1$s</legend>%2$s</fieldset>', esc_html( $label ), $inputs );
      continue;
    }

    $options = sprintf( '<option value="">%s</option>', ${text('All')} );
    foreach ( $choices[ $key ] ?? array() as $value ) {
      $options .= sprintf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $value ), $chosen === $value ? ' selected' : '' );
    }
    $fields .= sprintf( '<p><label for="%1$s">%2$s</label> <select id="%1$s" name="%3$s[filter][%4$s]">%5$s</select></p>', esc_attr( $field ), esc_html( $label ), esc_attr( $name ), esc_attr( $key ), $options );
  }
`;

const sortField = (text: (words: string) => PhpCode): PhpCode => php`
  if ( $listing['sorts'] ) {
    $options = sprintf( '<option value="">%s</option>', ${text('Default order')} );
    foreach ( $listing['sorts'] as $key ) {
      foreach ( array( 'asc' => ${text('ascending')}, 'desc' => ${text('descending')} ) as $order => $word ) {
        $value    = $key . ':' . $order;
        $options .= sprintf( '<option value="%1$s"%2$s>%3$s, %4$s</option>', esc_attr( $value ), selected( $request['sort'], $value, false ), esc_html( $labels[ $key ] ?? $key ), $word );
      }
    }
    $fields .= sprintf( '<p><label for="%1$s-sort">%2$s</label> <select id="%1$s-sort" name="%3$s[sort]">%4$s</select></p>', esc_attr( $id ), ${text('Sort by')}, esc_attr( $name ), $options );
  }
`;
