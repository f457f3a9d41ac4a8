import { type HtmlCode, html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';

/** What entries have to be for a filter; its values are `filterValues`. */
export const filterSql =
  'subject LIKE %s AND event LIKE %s AND ( 0 = %d OR user_id = %d ) AND created_at >= %s AND created_at <= %s';

/** Values of the filter in the order of its placeholders. */
export const filterValues: PhpCode = php`
  $filter['search'],
  $filter['event'],
  $filter['user'],
  $filter['user'],
  $filter['from'],
  $filter['until']
`;

/** The method that reads a filter of a request. */
export const filterMethod = (plan: PluginPlan): PhpCode => {
  const recorder = toolClass(plan, 'activity_log', 'Recorder');
  return php`
    /**
     * Reads a filter.
     *
     * @param array $sent Search (s), event or kind of events (event), user ID (user), first and last day (from, until).
     * @return array Patterns, user ID and moments.
     */
    public static function filter( $sent ) {
      global $wpdb;

      $sent  = array_map( 'sanitize_text_field', array_filter( wp_unslash( $sent ), 'is_string' ) ) + array_fill_keys( self::FILTERS, '' );
      $event = sanitize_key( $sent['event'] );
      $kinds = ${recorder}::groups();
      $event = isset( $kinds[ $event ] ) ? $wpdb->esc_like( $kinds[ $event ][1] ) . '%' : $wpdb->esc_like( $event );
      $day   = '/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/';

      return array(
        'search' => '%' . $wpdb->esc_like( $sent['s'] ) . '%',
        'event'  => '' === $event ? '%' : $event,
        'user'   => absint( $sent['user'] ),
        'from'   => preg_match( $day, $sent['from'] ) ? get_gmt_from_date( $sent['from'] . ' 00:00:00' ) : '1970-01-01 00:00:00',
        'until'  => preg_match( $day, $sent['until'] ) ? get_gmt_from_date( $sent['until'] . ' 23:59:59' ) : '9999-12-31 23:59:59',
      );
    }
  `;
};

export const filterConstant = php`
  /**
   * What the list can be filtered by.
   */
  const FILTERS = array( 's', 'event', 'user', 'from', 'until' );
`;

const controls = ({ domain }: PluginPlan, recorder: PhpCode, id: string): HtmlCode => html`
  <div class="alignleft actions">
    <label class="screen-reader-text" for="${id}-event"><?php esc_html_e( 'Event', ${domain} ); ?></label>
    <select name="event" id="${id}-event">
      <option value=""><?php esc_html_e( 'All events', ${domain} ); ?></option>
      <?php foreach ( ${recorder}::groups() as $group => list( $name, $prefix ) ) : ?>
        <optgroup label="<?php echo esc_attr( $name ); ?>">
          <option value="<?php echo esc_attr( $group ); ?>"<?php selected( $event, $group ); ?>>
            <?php
            /* translators: %s: Kind of events. */
            printf( esc_html__( 'All: %s', ${domain} ), esc_html( $name ) );
            ?>
          </option>
          <?php foreach ( ${recorder}::labels() as $key => $label ) : ?>
            <?php if ( 0 === strpos( $key, $prefix ) ) : ?>
              <option value="<?php echo esc_attr( $key ); ?>"<?php selected( $event, $key ); ?>><?php echo esc_html( $label ); ?></option>
            <?php endif; ?>
          <?php endforeach; ?>
        </optgroup>
      <?php endforeach; ?>
    </select>
    <label class="screen-reader-text" for="${id}-user"><?php esc_html_e( 'User', ${domain} ); ?></label>
    <?php
    wp_dropdown_users(
      array(
        'name'            => 'user',
        'id'              => ${`${id}-user`},
        'show_option_all' => __( 'All users', ${domain} ),
        'selected'        => $user,
        'include'         => $this->users(),
      )
    );
    ?>
    <label for="${id}-from"><?php esc_html_e( 'From', ${domain} ); ?></label>
    <input type="date" name="from" id="${id}-from" value="<?php echo esc_attr( $from ); ?>">
    <label for="${id}-until"><?php esc_html_e( 'To', ${domain} ); ?></label>
    <input type="date" name="until" id="${id}-until" value="<?php echo esc_attr( $until ); ?>">
    <?php submit_button( __( 'Filter', ${domain} ), '', '', false ); ?>
  </div>
`;

/** The method of the list that shows its filters. */
export const filterControls = (plan: PluginPlan): PhpCode => {
  const recorder = toolClass(plan, 'activity_log', 'Recorder');
  return php`
    /**
     * Displays the filters above the list.
     *
     * @param string $which Location of the extra table nav markup: 'top' or 'bottom'.
     */
    protected function extra_tablenav( $which ) {
      if ( 'top' !== $which ) {
        return;
      }

      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Read-only list filtering.
      $event = isset( $_GET['event'] ) ? sanitize_key( $_GET['event'] ) : '';
      $user  = isset( $_GET['user'] ) ? absint( $_GET['user'] ) : 0;
      $from  = isset( $_GET['from'] ) ? sanitize_text_field( wp_unslash( $_GET['from'] ) ) : '';
      $until = isset( $_GET['until'] ) ? sanitize_text_field( wp_unslash( $_GET['until'] ) ) : '';
      // phpcs:enable WordPress.Security.NonceVerification.Recommended
      ${markup(controls(plan, recorder, toolHandle(plan, 'activity_log')))}
    }

    /**
     * Gets the users who have entries.
     *
     * @return int[] User IDs; 0 alone if there are none.
     */
    private function users() {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table; the log must not be served from a cache.
      $ids = $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT user_id FROM %i WHERE user_id > 0 ORDER BY user_id LIMIT 500', ${recorder}::table() ) );

      return $ids ? array_map( 'intval', $ids ) : array( 0 );
    }
  `;
};
