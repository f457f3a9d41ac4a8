import { type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';

/** The class of the list of redirects. */
export const redirectsListTableClass = (plan: PluginPlan): PhpCode => php`
  /**
   * The list of redirects, as lists look in WordPress.
   */
  final class ${classOf(plan, 'Redirects_List_Table')} extends WP_List_Table {

    /**
     * Where the redirects are.
     *
     * @var ${classNameOf(plan, 'Redirect_Store')}
     */
    private $store;

    /**
     * Prepares the list.
     *
     * @param ${classNameOf(plan, 'Redirect_Store')} $store Where the redirects are.
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
     * The columns.
     *
     * @return string[] Labels by key.
     */
    public function get_columns() {
      return array(
        'cb'       => '<input type="checkbox">',
        'source'   => __( 'Source', ${plan.domain} ),
        'target'   => __( 'Target', ${plan.domain} ),
        'status'   => __( 'Type', ${plan.domain} ),
        'hits'     => __( 'Hits', ${plan.domain} ),
        'last_hit' => __( 'Last hit', ${plan.domain} ),
      );
    }

    /**
     * What the list can be sorted by.
     *
     * @return array[] Name of the order, and whether it begins downwards, by column.
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
     * What can be done to several redirects at once.
     *
     * @return string[] Labels by action.
     */
    protected function get_bulk_actions() {
      return array( 'delete' => __( 'Delete', ${plan.domain} ) );
    }

    /**
     * Says that there are none.
     */
    public function no_items() {
      esc_html_e( 'No redirects found.', ${plan.domain} );
    }

    /**
     * Reads the redirects of the page that is shown.
     */
    public function prepare_items() {
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- What a list shows changes nothing.
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
     * The box that chooses a redirect.
     *
     * @param array $item The redirect.
     * @return string HTML.
     */
    protected function column_cb( $item ) {
      return sprintf(
        '<label class="screen-reader-text" for="cb-select-%1$d">%2$s</label><input type="checkbox" id="cb-select-%1$d" name="ids[]" value="%1$d">',
        $item['id'],
        /* translators: %s: address of a redirect. */
        esc_html( sprintf( __( 'Select %s', ${plan.domain} ), $item['source'] ) )
      );
    }

    /**
     * The source of a redirect, with what can be done to it.
     *
     * @param array $item The redirect.
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
            /* translators: %s: address of a redirect. */
            esc_attr( sprintf( __( 'Delete the redirect of %s', ${plan.domain} ), $item['source'] ) ),
            esc_html__( 'Delete', ${plan.domain} )
          ),
        )
      );
    }

    /**
     * When a redirect was used last.
     *
     * @param array $item The redirect.
     * @return string HTML.
     */
    protected function column_last_hit( $item ) {
      return null === $item['last_hit'] ? '—' : esc_html( get_date_from_gmt( $item['last_hit'], get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) );
    }

    /**
     * Any other column.
     *
     * @param array  $item        The redirect.
     * @param string $column_name Key of the column.
     * @return string HTML.
     */
    protected function column_default( $item, $column_name ) {
      return esc_html( 'hits' === $column_name ? number_format_i18n( $item['hits'] ) : $item[ $column_name ] );
    }
  }
`;
