import { html, markup } from '../../../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classFile, constantOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolHandle } from '../../support/tool-names.ts';
import { downloadAction, downloadConstant, downloadForm, downloadMethods } from './download.ts';
import { filterConstant, filterControls, filterMethod, filterSql, filterValues } from './filters.ts';
import type { ActivityLog } from './options.ts';

/** The screen below Tools. */
export const screenClass = (plan: PluginPlan, { hasDownload = false }: ActivityLog): PhpCode => php`
  /**
   * Displays the activity log to administrators.
   */
  class ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')} {

    /**
     * Slug of the screen.
     */
    const PAGE = ${toolHandle(plan, 'activity_log')};

    ${filterConstant}

    ${hasDownload ? downloadConstant(plan) : noPhp}

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'admin_menu', array( $this, 'add_page' ) );
      ${hasDownload ? php`add_action( ${`admin_post_${downloadAction(plan)}`}, array( $this, 'download' ) );` : noPhp}
    }

    /**
     * Adds the page to the Tools menu.
     */
    public function add_page() {
      add_management_page(
        __( 'Activity log', ${plan.domain} ),
        __( 'Activity log', ${plan.domain} ),
        'manage_options',
        self::PAGE,
        array( $this, 'render' )
      );
    }

    /**
     * Renders the screen.
     */
    public function render() {
      if ( ! current_user_can( 'manage_options' ) ) {
        return;
      }

      require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
      require_once ${constantOf(plan, 'PATH')} . ${classFile(toolClassName(plan, 'activity_log_list', 'Activity_List'))};

      $list = new ${toolClass(plan, 'activity_log_list', 'Activity_List')}();
      $list->prepare_items();
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
          <form method="get">
            <input type="hidden" name="page" value="<?php echo esc_attr( self::PAGE ); ?>">
            <?php
            $list->search_box( __( 'Search the log', ${plan.domain} ), self::PAGE );
            $list->display();
            ?>
          </form>
          ${hasDownload ? downloadForm(plan) : html``}
        </div>
      `)}
    }

    ${filterMethod(plan)}

    ${hasDownload ? downloadMethods(plan) : noPhp}
  }
`;

/** The list of entries. */
export function activityListClass(plan: PluginPlan): PhpCode {
  const recorder = toolClass(plan, 'activity_log', 'Recorder');
  return php`
    /**
     * Lists recorded events, newest first.
     */
    class ${toolClass(plan, 'activity_log_list', 'Activity_List')} extends WP_List_Table {

      /**
       * Gets the list of columns.
       *
       * @return string[] Labels by key.
       */
      public function get_columns() {
        return array(
          'created_at' => __( 'Date', ${plan.domain} ),
          'user_id'    => __( 'User', ${plan.domain} ),
          'event'      => __( 'Event', ${plan.domain} ),
          'subject'    => __( 'Subject', ${plan.domain} ),
          'address'    => __( 'IP address', ${plan.domain} ),
        );
      }

      /**
       * Displays a message when there are no entries.
       */
      public function no_items() {
        esc_html_e( 'No events found.', ${plan.domain} );
      }

      /**
       * Prepares the entries of the current page.
       */
      public function prepare_items() {
        global $wpdb;

        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only list filtering.
        $filter   = ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')}::filter( $_GET );
        $per_page = 20;

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table; the log must not be served from a cache.
        $total       = (int) $wpdb->get_var(
          $wpdb->prepare(
            ${`SELECT COUNT(*) FROM %i WHERE ${filterSql}`},
            ${recorder}::table(),
            ${filterValues}
          )
        );
        $this->items = $wpdb->get_results(
          $wpdb->prepare(
            ${`SELECT * FROM %i WHERE ${filterSql} ORDER BY id DESC LIMIT %d OFFSET %d`},
            ${recorder}::table(),
            ${filterValues},
            $per_page,
            ( $this->get_pagenum() - 1 ) * $per_page
          ),
          ARRAY_A
        );
        // phpcs:enable WordPress.DB.DirectDatabaseQuery

        $this->_column_headers = array( $this->get_columns(), array(), array(), 'created_at' );
        $this->set_pagination_args(
          array(
            'total_items' => $total,
            'per_page'    => $per_page,
          )
        );
      }

      ${filterControls(plan)}

      /**
       * A cell.
       *
       * @param array  $item   The entry.
       * @param string $column Key of the column.
       * @return string HTML of the column.
       */
      protected function column_default( $item, $column ) {
        switch ( $column ) {
          case 'created_at':
            return esc_html( get_date_from_gmt( $item['created_at'], get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) );
          case 'user_id':
            $user = get_userdata( (int) $item['user_id'] );

            return false === $user ? '&mdash;' : esc_html( $user->display_name );
          case 'event':
            $labels = ${recorder}::labels();

            return esc_html( isset( $labels[ $item['event'] ] ) ? $labels[ $item['event'] ] : $item['event'] );
          default:
            return esc_html( $item[ $column ] );
        }
      }
    }
  `;
}
