import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import type { MadeBooking } from './booking-plan.ts';

/** Methods that count what is booked. They ask the database itself: what visitors may not read takes a place as well. */
export function countMethods(made: MadeBooking): PhpCode {
  return php`
    ${thingsMethod(made)}

    /**
     * Gets how many there are of something to book at the same time.
     *
     * @param int $thing Post ID${made.thing === undefined ? '; 0, as there is one thing' : ''}.
     * @return int
     */
    public static function capacity( $thing ) {
      ${capacityPhp(made)}
    }

    /**
     * Gets a stored booking.
     *
     * @param int $id Post ID.
     * @return array What it books (thing), first and last moment (from, until), how many (number) and for whom (person).
     */
    public static function stored( $id ) {
      $from = (string) get_post_meta( $id, ${made.date.metaKey}, true );
      ${made.until === undefined ? noPhp : php`$until = (string) get_post_meta( $id, ${made.until.metaKey}, true );`}

      return array(
        'thing'  => ${made.thing === undefined ? php`0` : php`(int) get_post_meta( $id, ${made.thing.metaKey}, true )`},
        'from'   => $from,
        'until'  => ${made.until === undefined ? php`$from` : php`'' === $until ? $from : $until`},
        'number' => ${made.count === undefined ? php`1` : php`max( 1, (int) get_post_meta( $id, ${made.count.metaKey}, true ) )`},
        'person' => ${storedPerson(made)},
      );
    }

    /**
     * Gets the bookings that take a place in a span of time.
     *
     * @param string $from   First moment.
     * @param string $until  Last moment.
     * @param int    $except ID of a booking that is left out.
     * @return array[] See stored().
     */
    public static function bookings( $from, $until, $except = 0 ) {
      global $wpdb;

      ${queryPhp(made)}
      $ids = array_diff( array_map( 'intval', $ids ), array( (int) $except ) );
      update_meta_cache( 'post', $ids );
      ${countedPhp(made)}

      return array_map( array( __CLASS__, 'stored' ), $ids );
    }

    /**
     * Counts what is taken of something at a time.
     *
     * @param array[] $bookings See bookings().
     * @param int     $thing    Post ID; 0 where there is one thing.
     * @param string  $time     ${made.one.slots === undefined ? 'Day' : 'Time'}.
     * @return int
     */
    public static function taken( $bookings, $thing, $time ) {
      $taken = 0;
      foreach ( $bookings as $booking ) {
        if ( $thing === $booking['thing'] && ${overlapPhp(made)} ) {
          $taken += $booking['number'];
        }
      }

      return $taken;
    }
  `;
}

function thingsMethod({ things }: MadeBooking): PhpCode {
  if (things === undefined)
    return php`
      /**
       * Gets what can be booked.
       *
       * @return string[] No name, as there is one thing.
       */
      public static function things() {
        return array( 0 => '' );
      }
    `;
  return php`
    /**
     * Gets what can be booked.
     *
     * @return string[] Titles, keyed by post ID.
     */
    public static function things() {
      $posts = get_posts(
        array(
          'post_type'   => ${things.postType},
          'numberposts' => 50,
          'orderby'     => 'title',
          'order'       => 'ASC',
        )
      );

      return wp_list_pluck( $posts, 'post_title', 'ID' );
    }
  `;
}

function capacityPhp({ things, places }: MadeBooking): PhpCode {
  if (things === undefined) return php`return 0 === $thing ? self::PLACES : 0;`;
  const isThere = php`
    if ( ${things.postType} !== get_post_type( $thing ) || 'publish' !== get_post_status( $thing ) ) {
      return 0;
    }
  `;
  return places === undefined
    ? php`
      ${isThere}

      return self::PLACES;
    `
    : php`
      ${isThere}
      $places = get_post_meta( $thing, ${places.metaKey}, true );

      return is_numeric( $places ) ? (int) $places : self::PLACES;
    `;
}

function storedPerson({ one, person }: MadeBooking): PhpCode {
  if (one.max_open === undefined) return php`''`;
  return person === undefined
    ? php`(string) get_post_field( 'post_author', $id )`
    : php`strtolower( trim( (string) get_post_meta( $id, ${person.metaKey}, true ) ) )`;
}

function queryPhp({ one, date, until }: MadeBooking): PhpCode {
  const status = php`implode( "', '", self::STATUSES )`;
  const before =
    one.slots === undefined
      ? noPhp
      : php`
        // What has begun before is not over yet.
        $from = gmdate( 'Y-m-d\\TH:i', strtotime( $from ) - MINUTE_IN_SECONDS * self::MINUTES );
      `;
  const query =
    until === undefined
      ? php`
        $ids = $wpdb->get_col(
          $wpdb->prepare(
            "SELECT p.ID FROM $wpdb->posts p INNER JOIN $wpdb->postmeta d ON d.post_id = p.ID AND d.meta_key = %s
            WHERE p.post_type = %s AND p.post_status IN ( '" . ${status} . "' ) AND d.meta_value BETWEEN %s AND %s",
            ${date.metaKey},
            self::TYPE,
            $from,
            $until
          )
        );
      `
      : php`
        $ids = $wpdb->get_col(
          $wpdb->prepare(
            "SELECT p.ID FROM $wpdb->posts p INNER JOIN $wpdb->postmeta d ON d.post_id = p.ID AND d.meta_key = %s
            LEFT JOIN $wpdb->postmeta e ON e.post_id = p.ID AND e.meta_key = %s
            WHERE p.post_type = %s AND p.post_status IN ( '" . ${status} . "' )
            AND d.meta_value <> '' AND d.meta_value <= %s AND COALESCE( NULLIF( e.meta_value, '' ), d.meta_value ) >= %s",
            ${date.metaKey},
            ${until.metaKey},
            self::TYPE,
            $until,
            $from
          )
        );
      `;
  return php`
    ${before}
    // phpcs:disable WordPress.DB -- One query, whose filters cannot hide a booking; it must be fresh.
    ${query}
    // phpcs:enable
  `;
}

function countedPhp({ one, kind }: MadeBooking): PhpCode {
  const conditions = one.conditions ?? [];
  if (conditions.length === 0) return noPhp;
  const tests = conditionsPhp(kind, conditions, php`$record`).map((test) => php`( ${test} )`);
  return php`
    $ids = array_filter(
      $ids,
      static function ( $id ) {
        $record = get_post( $id );

        return $record && ${tests.reduce((before, test) => php`${before} && ${test}`)};
      }
    );
  `;
}

const overlapPhp = ({ one }: MadeBooking): PhpCode =>
  one.slots === undefined
    ? php`$booking['from'] <= $time && $booking['until'] >= $time`
    : php`abs( strtotime( $booking['from'] ) - strtotime( $time ) ) < MINUTE_IN_SECONDS * self::MINUTES`;
