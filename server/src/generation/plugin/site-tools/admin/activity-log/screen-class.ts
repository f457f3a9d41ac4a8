import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { classFile, constantOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolHandle } from '../../support/tool-names.ts';

/** The screen below Tools. */
export const screenClass = (plan: PluginPlan): PhpCode => php`
  /**
   * The screen with the log, for administrators.
   */
  class ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')} {

    /**
     * Slug of the screen.
     */
    const PAGE = ${toolHandle(plan, 'activity_log')};

    /**
     * Adds the hooks.
     */
    public function register() {
      add_action( 'admin_menu', array( $this, 'add_page' ) );
    }

    /**
     * Adds the screen to the menu.
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
     * Prints the screen.
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
        </div>
      `)}
    }
  }
`;

/** The list of entries. */
export function activityListClass(plan: PluginPlan): PhpCode {
  const recorder = toolClass(plan, 'activity_log', 'Recorder');
  return php`
    /**
     * The list of what happened, the latest first.
     */
    class ${toolClass(plan, 'activity_log_list', 'Activity_List')} extends WP_List_Table {

      /**
       * The columns.
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
       * Says that there is nothing.
       */
      public function no_items() {
        esc_html_e( 'Nothing has been recorded.', ${plan.domain} );
      }

      /**
       * Reads the entries of the page that is shown.
       */
      public function prepare_items() {
        global $wpdb;

        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- What a list shows changes nothing.
        $search = isset( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
        $event  = isset( $_GET['event'] ) ? sanitize_key( $_GET['event'] ) : '';
        // phpcs:enable WordPress.Security.NonceVerification.Recommended

        $per_page = 20;
        $words    = '%' . $wpdb->esc_like( $search ) . '%';
        $events   = '' === $event ? '%' : $wpdb->esc_like( $event );

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- The table is the plugin's own, and the log is read as it is now.
        $total       = (int) $wpdb->get_var(
          $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE subject LIKE %s AND event LIKE %s', ${recorder}::table(), $words, $events )
        );
        $this->items = $wpdb->get_results(
          $wpdb->prepare(
            'SELECT * FROM %i WHERE subject LIKE %s AND event LIKE %s ORDER BY id DESC LIMIT %d OFFSET %d',
            ${recorder}::table(),
            $words,
            $events,
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

      /**
       * Prints the choice of events above the list.
       *
       * @param string $which Whether it is above or below.
       */
      protected function extra_tablenav( $which ) {
        if ( 'top' !== $which ) {
          return;
        }

        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- What a list shows changes nothing.
        $event = isset( $_GET['event'] ) ? sanitize_key( $_GET['event'] ) : '';
        ${markup(html`
          <div class="alignleft actions">
            <label class="screen-reader-text" for="<?php echo esc_attr( ${toolHandle(plan, 'activity_log')} ); ?>-event"><?php esc_html_e( 'Event', ${plan.domain} ); ?></label>
            <select name="event" id="<?php echo esc_attr( ${toolHandle(plan, 'activity_log')} ); ?>-event">
              <option value=""><?php esc_html_e( 'All events', ${plan.domain} ); ?></option>
              <?php foreach ( ${recorder}::labels() as $key => $label ) : ?>
                <option value="<?php echo esc_attr( $key ); ?>"<?php selected( $event, $key ); ?>><?php echo esc_html( $label ); ?></option>
              <?php endforeach; ?>
            </select>
            <?php submit_button( __( 'Filter', ${plan.domain} ), '', '', false ); ?>
          </div>
        `)}
      }

      /**
       * A cell.
       *
       * @param array  $item   The entry.
       * @param string $column Key of the column.
       * @return string Markup.
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
