import { translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { tableOf } from './reaction-plan.ts';

/** Methods that keep reactions, one of each person for each record. */
export const storingMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the name of the table.
   *
   * @return string
   */
  private static function table() {
    global $wpdb;

    return $wpdb->prefix . ${tableOf(plan)};
  }

  /**
   * Creates the table where a site has none yet.
   */
  public function upgrade() {
    if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
      return;
    }

    global $wpdb;

    require_once ABSPATH . 'wp-admin/includes/upgrade.php';

    $columns = array(
      'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
      'name varchar(60) NOT NULL,',
      'record_id bigint(20) unsigned NOT NULL,',
      "person varchar(64) NOT NULL DEFAULT '',",
      'user_id bigint(20) unsigned NOT NULL DEFAULT 0,',
      "value varchar(200) NOT NULL DEFAULT '',",
      'created_at datetime NOT NULL,',
      'PRIMARY KEY  (id),',
      'UNIQUE KEY once (name,record_id,person),',
      'KEY person_key (name,person),',
      'KEY user_key (user_id)',
    );

    dbDelta( 'CREATE TABLE ' . self::table() . " (\n" . implode( "\n", $columns ) . "\n) " . $wpdb->get_charset_collate() );
    update_option( self::VERSION_OPTION, self::VERSION );
  }

  /**
   * Names the current person: the user, or a hash that tells visitors apart without keeping who they are.
   *
   * @return string
   */
  private function person() {
    if ( is_user_logged_in() ) {
      return 'u' . get_current_user_id();
    }

    $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
    $browser = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';

    return 'v' . wp_hash( $address . '|' . $browser );
  }

  /**
   * Gets what the current person has done with a record.
   *
   * @param string $name      Reaction.
   * @param int    $record_id Record ID.
   * @return string|null Value, or null for nothing.
   */
  private function own( $name, $record_id ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    return $wpdb->get_var( $wpdb->prepare( "SELECT value FROM %i WHERE name = %s AND record_id = %d AND person = %s AND value <> ''", self::table(), $name, $record_id, $this->person() ) );
  }

  /**
   * Gets the IDs of the records with which the current person has done it, the newest first.
   *
   * @param string $name Reaction.
   * @return int[]
   */
  private function own_ids( $name ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT record_id FROM %i WHERE name = %s AND person = %s AND value <> '' ORDER BY id DESC LIMIT 1000", self::table(), $name, $this->person() ) ) );
  }

  /**
   * Counts what has been done with a record.
   *
   * @param string $name      Reaction.
   * @param int    $record_id Record ID.
   * @return int[] Numbers, keyed by value.
   */
  private function counts( $name, $record_id ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $rows = $wpdb->get_results( $wpdb->prepare( "SELECT value, COUNT(*) AS number FROM %i WHERE name = %s AND record_id = %d AND value <> '' GROUP BY value", self::table(), $name, $record_id ) );

    return array_map( 'intval', wp_list_pluck( $rows, 'number', 'value' ) );
  }

  /**
   * Gets what people have made of a record: the average of their ratings, or how many there are.
   *
   * @param string $name      Reaction.
   * @param int    $record_id Record ID.
   * @param string $what      Either average or count.
   * @return float|int|string Empty where there is no rating yet.
   */
  public static function figure( $name, $record_id, $what ) {
    global $wpdb;

    // Lists ask for all of their records.
    static $all = array();
    if ( ! isset( $all[ $name ] ) ) {
      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $all[ $name ] = array_column( (array) $wpdb->get_results( $wpdb->prepare( "SELECT record_id, AVG( value + 0 ) AS average, COUNT(*) AS number FROM %i WHERE name = %s AND value <> '' GROUP BY record_id", self::table(), $name ), ARRAY_A ), null, 'record_id' );
    }
    $found = isset( $all[ $name ][ $record_id ] ) ? $all[ $name ][ $record_id ] : null;
    if ( 'count' === $what ) {
      return $found ? (int) $found['number'] : 0;
    }

    return $found ? round( (float) $found['average'], 1 ) : '';
  }

  /**
   * Keeps, changes or takes back what the current person does.
   *
   * @param array  $settings  Reaction.
   * @param int    $record_id Record ID.
   * @param string $value     Value.
   * @return string|WP_Error What was done: added, changed or removed.
   */
  private function save( $settings, $record_id, $value ) {
    global $wpdb;

    $own = $this->own( $settings['name'], $record_id );
    if ( null !== $own && ! $settings['can_undo'] ) {
      return new WP_Error( 'done', ${translated(plan, 'You have already done this.')} );
    }

    $result = 'added';
    if ( null !== $own ) {
      $result = $own === $value || 'report' === $settings['act'] ? 'removed' : 'changed';
    } elseif ( $settings['most'] > 0 && array_sum( $this->counts( $settings['name'], $record_id ) ) >= $settings['most'] ) {
      return new WP_Error( 'full', ${translated(plan, 'Sorry, there is no room left.')} );
    }

    // One row of each person for each record, however often it is clicked; an empty value is what was taken back.
    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $is_kept = $wpdb->replace(
      self::table(),
      array(
        'name'       => $settings['name'],
        'record_id'  => $record_id,
        'person'     => $this->person(),
        'user_id'    => get_current_user_id(),
        'value'      => 'removed' === $result ? '' : $value,
        'created_at' => current_time( 'mysql', true ),
      )
    );

    return $is_kept ? $result : new WP_Error( 'failed', ${translated(plan, 'Sorry, this could not be saved.')} );
  }

  /**
   * Deletes what a deleted user has done.
   *
   * @param int $user_id User ID.
   */
  public function forget_user( $user_id ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $wpdb->delete( self::table(), array( 'user_id' => (int) $user_id ) );
  }

  /**
   * Adds the exporter of personal data.
   *
   * @param array[] $exporters Exporters.
   * @return array[]
   */
  public function add_exporter( $exporters ) {
    $exporters[ self::VERSION_OPTION ] = array(
      'exporter_friendly_name' => ${translated(plan, 'Reactions')},
      'callback'               => array( $this, 'export' ),
    );

    return $exporters;
  }

  /**
   * Exports what a person has done.
   *
   * @param string $email Email address.
   * @param int    $page  Page.
   * @return array Data, and whether this is all.
   */
  public function export( $email, $page = 1 ) {
    global $wpdb;

    $user = get_user_by( 'email', $email );
    $rows = array();
    if ( $user ) {
      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $rows = $wpdb->get_results( $wpdb->prepare( 'SELECT id, name, record_id, value, created_at FROM %i WHERE user_id = %d ORDER BY id LIMIT %d, 100', self::table(), $user->ID, 100 * ( max( 1, (int) $page ) - 1 ) ), ARRAY_A );
    }

    $data = array();
    foreach ( $rows as $row ) {
      $values = array();
      foreach ( $row as $key => $value ) {
        $values[] = array(
          'name'  => $key,
          'value' => $value,
        );
      }
      $data[] = array(
        'group_id'    => self::VERSION_OPTION,
        'group_label' => ${translated(plan, 'Reactions')},
        'item_id'     => 'reaction-' . $row['id'],
        'data'        => $values,
      );
    }

    return array(
      'data' => $data,
      'done' => count( $rows ) < 100,
    );
  }

  /**
   * Adds the eraser of personal data.
   *
   * @param array[] $erasers Erasers.
   * @return array[]
   */
  public function add_eraser( $erasers ) {
    $erasers[ self::VERSION_OPTION ] = array(
      'eraser_friendly_name' => ${translated(plan, 'Reactions')},
      'callback'             => array( $this, 'erase' ),
    );

    return $erasers;
  }

  /**
   * Erases what a person has done.
   *
   * @param string $email Email address.
   * @return array
   */
  public function erase( $email ) {
    global $wpdb;

    $user = get_user_by( 'email', $email );
    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $many = $user ? (int) $wpdb->delete( self::table(), array( 'user_id' => $user->ID ) ) : 0;

    return array(
      'items_removed'  => $many > 0,
      'items_retained' => false,
      'messages'       => array(),
      'done'           => true,
    );
  }
`;
