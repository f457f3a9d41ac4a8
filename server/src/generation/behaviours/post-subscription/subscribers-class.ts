import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { privacyMethods } from './privacy-methods.ts';
import { type MadeSubscription, subscribersTable } from './subscription-plan.ts';

/** The class that keeps subscribers in a table. */
export const subscribersClass = (plan: PluginPlan, made: readonly MadeSubscription[]): PhpCode => php`
  /**
   * Keeps who has subscribed to what is new. Rows without a date of confirmation wait for it and get no emails.
   */
  final class ${classOf(plan, 'Post_Subscribers')} {

    const VERSION = '1';
    const OPTION  = ${`${subscribersTable(plan)}_version`};
    const CLEANUP = ${`${subscribersTable(plan)}_cleanup`};

    /**
     * Days after which addresses that nobody has confirmed are deleted.
     */
    const KEPT_DAYS = 7;

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'init', array( $this, 'set_up' ) );
      add_action( self::CLEANUP, array( $this, 'delete_unconfirmed' ) );
      add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
      add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
    }

    /**
     * Gets the name of the table.
     *
     * @return string
     */
    public static function table() {
      global $wpdb;

      return $wpdb->prefix . ${subscribersTable(plan)};
    }

    /**
     * Creates the table where a site has none yet, and schedules the daily cleanup.
     */
    public function set_up() {
      if ( ! wp_next_scheduled( self::CLEANUP ) ) {
        wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::CLEANUP );
      }

      if ( self::VERSION === get_option( self::OPTION ) ) {
        return;
      }

      global $wpdb;

      require_once ABSPATH . 'wp-admin/includes/upgrade.php';

      $columns = array(
        'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
        'list_id smallint(5) unsigned NOT NULL,',
        'email varchar(190) NOT NULL,',
        "terms varchar(1000) NOT NULL DEFAULT '',",
        "wanted varchar(1000) NOT NULL DEFAULT '',",
        'token varchar(40) NOT NULL,',
        'asked_at datetime NOT NULL,',
        'confirmed_at datetime DEFAULT NULL,',
        "sent_until datetime NOT NULL DEFAULT '1970-01-01 00:00:00',",
        'PRIMARY KEY  (id),',
        'UNIQUE KEY once (list_id,email),',
        'KEY to_send (list_id,sent_until)',
      );

      dbDelta( 'CREATE TABLE ' . self::table() . " (\n" . implode( "\n", $columns ) . "\n) " . $wpdb->get_charset_collate() );
      update_option( self::OPTION, self::VERSION );
    }

    /**
     * Gets the names of the lists.
     *
     * @return string[]
     */
    public static function lists() {
      return array(
        ${joinPhp(made.map(({ one, number }) => php`${number} => ${translated(plan, one.label)},`))}
      );
    }

    /**
     * Notes that somebody wants to subscribe, or wants to choose anew. Nothing changes until the address is confirmed.
     *
     * @param int    $number Number of the list.
     * @param string $email  Email address.
     * @param int[]  $terms  IDs of the terms that they want; empty: everything.
     * @return array|null Row, or null if an email was sent to this address a few minutes ago.
     */
    public static function ask( $number, $email, $terms ) {
      global $wpdb;

      $email  = strtolower( $email );
      $wanted = implode( ',', array_map( 'absint', array_slice( $terms, 0, 100 ) ) );
      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
      $row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE list_id = %d AND email = %s', self::table(), $number, $email ), ARRAY_A );
      if ( $row && strtotime( $row['asked_at'] . ' UTC' ) > time() - 10 * MINUTE_IN_SECONDS ) {
        $wpdb->update( self::table(), array( 'wanted' => $wanted ), array( 'id' => $row['id'] ) );
        return null;
      }

      $values = array(
        'wanted'   => $wanted,
        'asked_at' => current_time( 'mysql', true ),
      );
      if ( $row ) {
        $wpdb->update( self::table(), $values, array( 'id' => $row['id'] ) );
        return self::get( (int) $row['id'] );
      }

      $values += array(
        'list_id' => $number,
        'email'   => $email,
        'token'   => wp_generate_password( 40, false ),
      );
      // phpcs:enable WordPress.DB.DirectDatabaseQuery

      return $wpdb->insert( self::table(), $values ) ? self::get( $wpdb->insert_id ) : null; // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    }

    /**
     * Gets a subscriber.
     *
     * @param int $id ID.
     * @return array|null Row.
     */
    public static function get( $id ) {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', self::table(), $id ), ARRAY_A );
    }

    /**
     * Confirms an address, with what was chosen last.
     *
     * @param array $row Row.
     */
    public static function confirm( $row ) {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $wpdb->update(
        self::table(),
        array(
          'terms'        => $row['wanted'],
          'confirmed_at' => $row['confirmed_at'] ? $row['confirmed_at'] : current_time( 'mysql', true ),
        ),
        array( 'id' => $row['id'] )
      );
    }

    /**
     * Deletes a subscriber.
     *
     * @param int $id ID.
     * @return bool Whether there was one.
     */
    public static function delete( $id ) {
      global $wpdb;

      return (bool) $wpdb->delete( self::table(), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    }

    /**
     * Deletes addresses that nobody has confirmed in time.
     */
    public function delete_unconfirmed() {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE confirmed_at IS NULL AND asked_at < %s', self::table(), gmdate( 'Y-m-d H:i:s', time() - self::KEPT_DAYS * DAY_IN_SECONDS ) ) );
    }

    /**
     * Gets confirmed subscribers who have not been told of what was published until some moment.
     *
     * @param int    $number Number of the list.
     * @param string $until  Date and time, in UTC.
     * @return array[] At most 50 rows.
     */
    public static function waiting( $number, $until ) {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE list_id = %d AND confirmed_at IS NOT NULL AND sent_until < %s ORDER BY id LIMIT 50', self::table(), $number, $until ), ARRAY_A );
    }

    /**
     * Notes that somebody is told of what was published until some moment.
     *
     * @param int    $id    ID.
     * @param string $until Date and time, in UTC.
     */
    public static function mark( $id, $until ) {
      global $wpdb;

      $wpdb->update( self::table(), array( 'sent_until' => $until ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    }

    /**
     * Gets subscribers of a list.
     *
     * @param int    $number Number of the list.
     * @param string $search Part of an address; empty: all.
     * @param string $order  Either asc or desc, by the date of confirmation; those who have not confirmed come last.
     * @param int    $limit  How many.
     * @param int    $offset How many are skipped.
     * @return array[] Rows.
     */
    public static function find( $number, $search, $order, $limit, $offset ) {
      global $wpdb;

      $like = '%' . $wpdb->esc_like( $search ) . '%';
      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
      if ( 'asc' === $order ) {
        return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE list_id = %d AND email LIKE %s ORDER BY confirmed_at IS NULL, confirmed_at, id LIMIT %d OFFSET %d', self::table(), $number, $like, $limit, $offset ), ARRAY_A );
      }

      return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE list_id = %d AND email LIKE %s ORDER BY confirmed_at IS NULL, confirmed_at DESC, id DESC LIMIT %d OFFSET %d', self::table(), $number, $like, $limit, $offset ), ARRAY_A );
      // phpcs:enable WordPress.DB.DirectDatabaseQuery
    }

    /**
     * Counts subscribers of a list.
     *
     * @param int    $number Number of the list.
     * @param string $search Part of an address; empty: all.
     * @return int[] All of them (all), and those who have confirmed (confirmed).
     */
    public static function count( $number, $search = '' ) {
      global $wpdb;

      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
      $row = $wpdb->get_row( $wpdb->prepare( 'SELECT COUNT(*) AS total, COUNT(confirmed_at) AS confirmed FROM %i WHERE list_id = %d AND email LIKE %s', self::table(), $number, '%' . $wpdb->esc_like( $search ) . '%' ), ARRAY_A );

      return array(
        'all'       => (int) ( $row['total'] ?? 0 ),
        'confirmed' => (int) ( $row['confirmed'] ?? 0 ),
      );
    }

    /**
     * Gets the names of what a subscriber has chosen.
     *
     * @param array $row Row.
     * @return string Names, or an empty string for everything.
     */
    public static function chosen( $row ) {
      $names = array();
      foreach ( array_filter( explode( ',', $row['confirmed_at'] ? $row['terms'] : $row['wanted'] ) ) as $term_id ) {
        $term = get_term( (int) $term_id );
        if ( $term instanceof WP_Term ) {
          $names[] = wp_specialchars_decode( $term->name, ENT_QUOTES );
        }
      }

      return implode( ', ', $names );
    }

    /**
     * Formats a date of the table in the time zone of the site.
     *
     * @param string|null $date Date and time, in UTC.
     * @return string Empty where there is none.
     */
    public static function date( $date ) {
      return $date ? get_date_from_gmt( $date, get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) : '';
    }

    ${privacyMethods(plan)}
  }
`;
