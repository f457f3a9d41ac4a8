import { type PhpCode, php } from '../../writers/php.ts';

/** The methods that say when imports begin. */
export const scheduleMethods: PhpCode = php`
  /**
   * Schedules the imports on plugin activation.
   */
  public static function schedule() {
    foreach ( self::all() as $name => $import ) {
      if ( ! wp_next_scheduled( self::HOOK, array( $name ) ) ) {
        wp_schedule_event( self::next_time( $import ), $import['every'], self::HOOK, array( $name ) );
      }
    }
  }

  /**
   * Gets the next moment of an import on the clock of the site.
   *
   * @param array $import Import.
   * @return int Timestamp.
   */
  public static function next_time( $import ) {
    if ( '' === $import['time'] && '' === $import['weekday'] ) {
      return time() + MINUTE_IN_SECONDS;
    }

    $now  = current_datetime();
    $next = $now->modify( '' === $import['time'] ? '00:00' : $import['time'] );

    while ( $next <= $now || ( '' !== $import['weekday'] && strtolower( $next->format( 'l' ) ) !== $import['weekday'] ) ) {
      $next = $next->modify( '+1 day' );
    }

    return $next->getTimestamp();
  }

  /**
   * Moves the next import to its time of day: clocks change in spring and autumn.
   *
   * @param string $name   Name of the import.
   * @param array  $import Import.
   */
  private static function keep_time( $name, $import ) {
    $next = wp_next_scheduled( self::HOOK, array( $name ) );

    if ( $next && '' !== $import['time'] && wp_date( 'H:i', $next ) !== $import['time'] ) {
      wp_clear_scheduled_hook( self::HOOK, array( $name ) );
      wp_schedule_event( self::next_time( $import ), $import['every'], self::HOOK, array( $name ) );
    }
  }
`;
