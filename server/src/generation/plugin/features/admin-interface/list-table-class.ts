import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed, translated } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { statusActionsOf } from '../status-actions/status-actions.ts';
import { entityClassOf, pluralKeyOf } from '../support/entity-names.ts';
import { behaviourOf } from '../support/find-behaviours.ts';
import { pageSlugOf } from './page-slug.ts';

const longTypes = new Set(['textarea', 'html', 'gallery', 'list']);

/** Fields that the list has columns for: what the description names, else the first five that are short. */
export function columnFields(plan: PluginPlan, entity: PlanEntity): readonly PlanField[] {
  const asked = behaviourOf(plan, 'admin_columns', entity)?.fields ?? [];
  const named = entity.fields.filter(({ key }) => asked.includes(key));
  return named.length > 0 ? named : entity.fields.filter(({ type }) => !longTypes.has(type)).slice(0, 5);
}

const unsortable = new Set(['gallery', 'choices', 'list', 'relations', 'textarea', 'html', 'image', 'file']);

/** Action of the nonce of a row's link. */
export const rowNonce = (plan: PluginPlan): string => prefixed(plan, 'delete_');

/** Name of the screen option that says how many rows a page has. */
export const perPageOption = (plan: PluginPlan, entity: PlanEntity): string =>
  prefixed(plan, `${pluralKeyOf(entity)}_per_page`);

/** The class of the list of an entity's rows: its columns. */
export function listTableClass(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const columns = columnFields(plan, entity);
  const sortable = columns.filter(({ type }) => !unsortable.has(type)).map(({ key }) => key);
  const page = pageSlugOf(plan, entity);
  return php`
    /**
     * List table of ${entity.pluralLower}.
     */
    final class ${entityClassOf(entity, 'List_Table')} extends ${classOf(plan, 'List_Table')} {

      const PAGE     = ${page};
      const PER_PAGE = ${perPageOption(plan, entity)};
      ${statusActionsOf(plan).some((action) => action.entity.storage === 'table') ? php`const KIND     = ${entity.key};` : noPhp}

      /**
       * Gets the list of columns.
       *
       * @return string[] Column labels.
       */
      public function get_columns() {
        return ${{
          ...(!entity.isLog && { cb: php`'<input type="checkbox">'` }),
          title: translated(plan, entity.titleLabel),
          ...Object.fromEntries(columns.map(({ key, label }) => [key, translated(plan, label)])),
          date: translated(plan, 'Date'),
        }};
      }

      /**
       * Gets the list of sortable columns.
       *
       * @return array[] Sortable columns.
       */
      protected function get_sortable_columns() {
        return ${Object.fromEntries([
          ['title', ['title', false]],
          ...sortable.map((key) => [key, [key, false]] as const),
          ['date', ['date', true]],
        ])};
      }

      /**
       * Displays a message when there are no items.
       */
      public function no_items() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
        if ( ! empty( $_REQUEST['s'] ) ) {
          esc_html_e( ${`No ${entity.pluralLower} found for this search.`}, ${plan.domain} );
          return;
        }
        ${
          entity.isLog
            ? php`esc_html_e( 'No events have been recorded yet.', ${plan.domain} );`
            : php`
              esc_html_e( ${`No ${entity.pluralLower} found.`}, ${plan.domain} );
              printf(
                ' <a href="%1$s">%2$s</a>',
                esc_url( admin_url( ${`admin.php?page=${page}&action=add`} ) ),
                esc_html__( ${`Add your first ${entity.singularLower}`}, ${plan.domain} )
              );
            `
        }
      }
    }
  `;
}

/** The class of what all lists of rows do, as lists look in WordPress. */
export function baseListTableClass(plan: PluginPlan, entities: readonly PlanEntity[]): PhpCode {
  const isEditing = entities.some(({ isLog }) => !isLog);
  const isDecided = statusActionsOf(plan).some(({ entity }) => entities.includes(entity));
  const repository = `${plan.names.className}_Repository_Of_Rows`;
  return php`
    /**
     * Base class of list tables.
     */
    abstract class ${classOf(plan, 'List_Table')} extends WP_List_Table {

      /**
       * Repository.
       *
       * @var ${repository}
       */
      private $repository;

      /**
       * Constructor.
       *
       * @param ${repository} $repository Repository.
       */
      public function __construct( $repository ) {
        $this->repository = $repository;

        parent::__construct(
          array(
            'singular' => static::PAGE . '-row',
            'plural'   => static::PAGE,
            'ajax'     => false,
          )
        );
      }

      /**
       * Gets the name of the primary column.
       *
       * @return string Column name.
       */
      protected function get_default_primary_column_name() {
        return 'title';
      }

      ${isEditing ? bulkActions(plan) : noPhp}

      /**
       * Prepares the rows of the current page.
       */
      public function prepare_items() {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Read-only list filtering.
        $args = array(
          'per_page' => $this->get_items_per_page( static::PER_PAGE ),
          'page'     => $this->get_pagenum(),
          'search'   => isset( $_REQUEST['s'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['s'] ) ) : '',
          'orderby'  => isset( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : 'date',
          'order'    => isset( $_GET['order'] ) && 'asc' === $_GET['order'] ? 'asc' : 'desc',
        );
        // phpcs:enable WordPress.Security.NonceVerification.Recommended

        $this->items = $this->repository->find( $args );
        $this->set_pagination_args(
          array(
            'total_items' => $this->repository->count( $args ),
            'per_page'    => $args['per_page'],
          )
        );
      }

      ${isEditing ? checkboxColumn(plan) : noPhp}

      /**
       * Renders the title column${isEditing ? ' with row actions' : ''}.
       *
       * @param array $item Row.
       * @return string HTML.
       */
      protected function column_title( $item ) {
        $title = '' === $item['title'] ? __( '(no title)', ${plan.domain} ) : $item['title'];
        ${
          isEditing
            ? titleWithActions(plan, isDecided)
            : php`

          return esc_html( $title );
        `
        }
      }

      /**
       * Renders the date column.
       *
       * @param array $item Row.
       * @return string HTML.
       */
      protected function column_date( $item ) {
        return esc_html( mysql2date( get_option( 'date_format' ), $item['date'] ) );
      }

      ${defaultColumn(plan)}
    }
  `;
}

const bulkActions = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the list of bulk actions.
   *
   * @return string[] Bulk action labels.
   */
  protected function get_bulk_actions() {
    return $this->repository->can( 'delete' ) ? array( 'delete' => __( 'Delete permanently', ${plan.domain} ) ) : array();
  }
`;

const checkboxColumn = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the checkbox column.
   *
   * @param array $item Row.
   * @return string HTML.
   */
  protected function column_cb( $item ) {
    return sprintf(
      '<label class="screen-reader-text" for="%1$s">%2$s</label><input type="checkbox" id="%1$s" name="ids[]" value="%3$d">',
      esc_attr( 'cb-select-' . $item['id'] ),
      /* translators: %s: Title of the entry. */
      esc_html( sprintf( __( 'Select %s', ${plan.domain} ), $item['title'] ) ),
      $item['id']
    );
  }
`;

const titleWithActions = (plan: PluginPlan, isDecided: boolean): PhpCode => php`
  $edit  = add_query_arg(
    array(
      'action' => 'edit',
      'id'     => $item['id'],
    ),
    admin_url( 'admin.php?page=' . static::PAGE )
  );
  $links = array();
  if ( $this->repository->can( 'edit', $item['id'] ) ) {
    $links['edit'] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $edit ), esc_html__( 'Edit', ${plan.domain} ) );
  }
  if ( $this->repository->can( 'delete', $item['id'] ) ) {
    $links['delete'] = sprintf(
      '<a class="submitdelete" href="%1$s" aria-label="%2$s">%3$s</a>',
      esc_url( wp_nonce_url( add_query_arg( 'action', 'delete', $edit ), ${rowNonce(plan)} . $item['id'] ) ),
      /* translators: %s: Title of the entry. */
      esc_attr( sprintf( __( 'Delete %s permanently', ${plan.domain} ), $title ) ),
      esc_html__( 'Delete permanently', ${plan.domain} )
    );
  }

  ${
    isDecided
      ? php`
    /**
     * Filters the row actions.
     *
     * @param string[] $links Row action links.
     * @param array    $item  Row.
     * @param string   $kind  Kind of entry.
     */
    $links = (array) apply_filters( ${prefixed(plan, 'row_links')}, $links, $item, static::KIND );
  `
      : noPhp
  }

  return sprintf( '<strong><a class="row-title" href="%1$s">%2$s</a></strong>', esc_url( $edit ), esc_html( $title ) ) . $this->row_actions( $links );
`;

const defaultColumn = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the column of a field.
   *
   * @param array  $item        Row.
   * @param string $column_name Column name.
   * @return string HTML.
   */
  protected function column_default( $item, $column_name ) {
    $fields = $this->repository->fields();

    return esc_html( ${classOf(plan, 'Fields')}::format( $item[ $column_name ], $fields[ $column_name ] ) );
  }
`;
