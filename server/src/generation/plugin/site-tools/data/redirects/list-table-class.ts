import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { hasSeasons, type Redirects } from './options.ts';

/** The class of the list of redirects. */
export const redirectsListTableClass = (plan: PluginPlan, options: Redirects): PhpCode => php`
  /**
   * List table of redirects.
   */
  final class ${classOf(plan, 'Redirects_List_Table')} extends WP_List_Table {

    /**
     * Redirect store.
     *
     * @var ${classNameOf(plan, 'Redirect_Store')}
     */
    private $store;

    /**
     * Constructor.
     *
     * @param ${classNameOf(plan, 'Redirect_Store')} $store Redirect store.
     */
    public function __construct( $store ) {
      $this->store = $store;

      parent::__construct(
        array(
          'singular' => 'redirect',
          'plural'   => 'redirects',
          'ajax'     => false,
        )
      );
    }

    /**
     * Gets the list of columns.
     *
     * @return string[] Column labels.
     */
    public function get_columns() {
      return array(
        'cb'       => '<input type="checkbox">',
        'source'   => __( 'Source', ${plan.domain} ),
        'target'   => __( 'Target', ${plan.domain} ),
        'status'   => __( 'Type', ${plan.domain} ),
        ${hasSeasons(options) ? php`'season'   => __( 'Season', ${plan.domain} ),` : noPhp}
        'hits'     => __( 'Hits', ${plan.domain} ),
        'last_hit' => __( 'Last hit', ${plan.domain} ),
      );
    }

    /**
     * Gets the list of sortable columns.
     *
     * @return array[] Sortable columns.
     */
    protected function get_sortable_columns() {
      return array(
        'source'   => array( 'source', false ),
        'target'   => array( 'target', false ),
        'status'   => array( 'status', false ),
        'hits'     => array( 'hits', true ),
        'last_hit' => array( 'last_hit', true ),
      );
    }

    /**
     * Gets the list of bulk actions.
     *
     * @return string[] Bulk action labels.
     */
    protected function get_bulk_actions() {
      return array( 'delete' => __( 'Delete', ${plan.domain} ) );
    }

    /**
     * Displays a message when there are no redirects.
     */
    public function no_items() {
      esc_html_e( 'No redirects found.', ${plan.domain} );
    }

    /**
     * Prepares the redirects of the current page.
     */
    public function prepare_items() {
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Read-only list filtering.
      $search   = isset( $_REQUEST['s'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['s'] ) ) : '';
      $per_page = $this->get_items_per_page( ${prefixed(plan, 'redirects_per_page')} );

      $this->items = $this->store->find(
        array(
          'per_page' => $per_page,
          'page'     => $this->get_pagenum(),
          'search'   => $search,
          'orderby'  => isset( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : 'id',
          'order'    => isset( $_GET['order'] ) && 'asc' === $_GET['order'] ? 'asc' : 'desc',
        )
      );
      // phpcs:enable WordPress.Security.NonceVerification.Recommended

      $this->set_pagination_args(
        array(
          'total_items' => $this->store->count( $search ),
          'per_page'    => $per_page,
        )
      );
    }

    /**
     * Renders the checkbox column.
     *
     * @param array $item Redirect.
     * @return string HTML.
     */
    protected function column_cb( $item ) {
      return sprintf(
        '<label class="screen-reader-text" for="cb-select-%1$d">%2$s</label><input type="checkbox" id="cb-select-%1$d" name="ids[]" value="%1$d">',
        $item['id'],
        /* translators: %s: Source of a redirect. */
        esc_html( sprintf( __( 'Select %s', ${plan.domain} ), $item['source'] ) )
      );
    }

    /**
     * Renders the source column with row actions.
     *
     * @param array $item Redirect.
     * @return string HTML.
     */
    protected function column_source( $item ) {
      $page   = menu_page_url( ${classOf(plan, 'Redirects_Screen')}::PAGE, false );
      $edit   = add_query_arg( 'edit', $item['id'], $page );
      $delete = wp_nonce_url(
        add_query_arg(
          array(
            'action' => 'delete',
            'id'     => $item['id'],
          ),
          $page
        ),
        ${prefixed(plan, 'delete_redirect_')} . $item['id']
      );

      return sprintf( '<strong><a class="row-title" href="%1$s">%2$s</a></strong>', esc_url( $edit ), esc_html( $item['source'] ) ) . $this->row_actions(
        array(
          'edit'   => sprintf( '<a href="%1$s">%2$s</a>', esc_url( $edit ), esc_html__( 'Edit', ${plan.domain} ) ),
          'delete' => sprintf(
            '<a class="submitdelete" href="%1$s" aria-label="%2$s">%3$s</a>',
            esc_url( $delete ),
            /* translators: %s: Source of a redirect. */
            esc_attr( sprintf( __( 'Delete the redirect from %s', ${plan.domain} ), $item['source'] ) ),
            esc_html__( 'Delete', ${plan.domain} )
          ),
        )
      );
    }

    ${
      hasSeasons(options)
        ? php`
          /**
           * Renders the season column.
           *
           * @param array $item Redirect.
           * @return string HTML.
           */
          protected function column_season( $item ) {
            return '' === $item['season_from'] ? '—' : esc_html( $item['season_from'] . ' – ' . $item['season_until'] );
          }
        `
        : noPhp
    }

    /**
     * Renders the last hit column.
     *
     * @param array $item Redirect.
     * @return string HTML.
     */
    protected function column_last_hit( $item ) {
      return null === $item['last_hit'] ? '—' : esc_html( get_date_from_gmt( $item['last_hit'], get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) );
    }

    /**
     * Renders other columns.
     *
     * @param array  $item        Redirect.
     * @param string $column_name Column name.
     * @return string HTML.
     */
    protected function column_default( $item, $column_name ) {
      return esc_html( 'hits' === $column_name ? number_format_i18n( $item['hits'] ) : $item[ $column_name ] );
    }
  }
`;
