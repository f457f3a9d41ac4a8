import { php } from '../../writers/php.ts';

/** Methods by which one request at a time books: two that count at the same moment would both find the last place free. */
export const lockMethods = php`
  /**
   * Waits until nobody else is booking, five seconds at most, and keeps others out.
   *
   * @return bool Whether this request may book.
   */
  private static function lock() {
    global $wpdb;

    for ( $tries = 0; ! self::$has_lock && $tries < 50; $tries++ ) {
      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- The database lets one request alone insert the row.
      $is_mine = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", self::LOCK, time() ) );
      if ( $is_mine ) {
        self::$has_lock = true;
        // Also when the request ends early.
        add_action( 'shutdown', array( __CLASS__, 'unlock' ) );
      } else {
        $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value < %s", self::LOCK, time() - 30 ) );
        usleep( 100000 );
      }
      // phpcs:enable
    }

    return self::$has_lock;
  }

  /**
   * Lets others book.
   */
  public static function unlock() {
    global $wpdb;

    if ( self::$has_lock ) {
      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The row that was inserted directly.
      $wpdb->delete( $wpdb->options, array( 'option_name' => self::LOCK ) );
      self::$has_lock = false;
    }
  }
`;
