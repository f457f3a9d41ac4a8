import { identifier, type PhpCode, php } from '../../writers/php.ts';
import type { MadeRecurrence } from './recurrence-plan.ts';

/** Methods that make, change and remove the posts of a series. */
export const copyMethods = (made: MadeRecurrence): PhpCode => php`
  /**
   * Gets the days on which something happens again.
   *
   * @param string $first  First day, such as 2026-05-04.
   * @param string $rhythm How often.
   * @param string $last   Last day.
   * @return string[] Days after the first.
   */
  public static function days( $first, $rhythm, $last ) {
    $days  = array();
    $start = date_create_immutable( $first, new DateTimeZone( 'UTC' ) );
    $rank  = array( 'first', 'second', 'third', 'fourth', 'last' );
    for ( $number = 1; $start && $number <= 1000; $number++ ) {
      $month = $start->modify( "first day of +$number months" );
      switch ( $rhythm ) {
        case 'daily':
          $day = $start->modify( "+$number days" );
          break;
        case 'weekly':
          $day = $start->modify( "+$number weeks" );
          break;
        case 'biweekly':
          $day = $start->modify( '+' . 2 * $number . ' weeks' );
          break;
        case 'monthly':
          $day = $month->setDate( (int) $month->format( 'Y' ), (int) $month->format( 'n' ), (int) $start->format( 'j' ) );
          break;
        case 'monthly_weekday':
          $day = $month->modify( $rank[ intdiv( (int) $start->format( 'j' ) - 1, 7 ) ] . ' ' . $start->format( 'l' ) . ' of this month' );
          break;
        case 'yearly':
          $day = $start->modify( "+$number years" );
          break;
        default:
          return array();
      }
      if ( $day->format( 'Y-m-d' ) > $last ) {
        break;
      }
      // Months without a 31st are left out, as are years without February 29.
      if ( ! in_array( $rhythm, array( 'monthly', 'yearly' ), true ) || $day->format( 'j' ) === $start->format( 'j' ) ) {
        $days[] = $day->format( 'Y-m-d' );
      }
    }

    return $days;
  }

  /**
   * Makes the others follow when the first is saved, and leaves alone what somebody has changed by itself.
   *
   * @param int     $post_id Post ID.
   * @param WP_Post $post    Post object.
   * @param bool    $update  Whether an existing post is being updated.
   */
  public function follow( $post_id, $post, $update ) {
    if ( self::TYPE !== $post->post_type || self::$is_busy ) {
      return;
    }
    if ( ! get_post_meta( $post_id, self::SERIES, true ) ) {
      self::continue_one( $post_id );
    } elseif ( $update ) {
      update_post_meta( $post_id, self::CHANGED, 1 );
    }
  }

  /**
   * Makes the posts of the next months of all series.
   */
  public function continue_all() {
    $ids = get_posts(
      array(
        'post_type'   => self::TYPE,
        'post_status' => 'publish',
        'numberposts' => -1,
        'fields'      => 'ids',
        'meta_key'    => self::RHYTHM, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In the background only.
      )
    );
    foreach ( $ids as $id ) {
      self::continue_one( $id );
    }
  }

  /**
   * Makes, changes and removes the posts of a series that are to come; what is over stays as it was.
   *
   * @param int $id ID of its first post.
   */
  public static function continue_one( $id ) {
    $post   = get_post( $id );
    $rhythm = (string) get_post_meta( $id, self::RHYTHM, true );
    $others = get_posts(
      array(
        'post_type'   => self::TYPE,
        'post_status' => array( 'publish', 'pending', 'draft', 'future', 'private', 'trash' ),
        'numberposts' => -1,
        // phpcs:disable WordPress.DB.SlowDBQuery -- When staff save a post, or in the background.
        'meta_key'    => self::SERIES,
        'meta_value'  => (string) $id,
        // phpcs:enable
      )
    );
    if ( ! $post || ( '' === $rhythm && ! $others ) ) {
      return;
    }

    $today = current_datetime();
    $first = substr( (string) get_post_meta( $id, ${made.date}, true ), 0, 10 );
    $until = (string) get_post_meta( $id, self::UNTIL, true );
    $last  = $today->modify( ${`+${made.one.months_ahead} months`} )->format( 'Y-m-d' );
    $days  = 'publish' === $post->post_status && '' !== $first ? self::days( $first, $rhythm, '' === $until ? $last : min( $until, $last ) ) : array();
    $days  = array_diff( $days, get_post_meta( $id, self::SKIPPED ) );

    self::$is_busy = true;
    foreach ( $others as $other ) {
      $day = (string) get_post_meta( $other->ID, self::DAY, true );
      if ( $day < $today->format( 'Y-m-d' ) ) {
        continue;
      }
      if ( ! in_array( $day, $days, true ) ) {
        wp_trash_post( $other->ID );
      } elseif ( ! get_post_meta( $other->ID, self::CHANGED, true ) ) {
        self::copy( $post, $first, $day, $other->ID );
      }
      $days = array_diff( $days, array( $day ) );
    }
    foreach ( $days as $day ) {
      if ( $day >= $today->format( 'Y-m-d' ) ) {
        self::copy( $post, $first, $day, 0 );
      }
    }
    self::$is_busy = false;
  }

  /**
   * Makes a post like the first one, on another day.
   *
   * @param WP_Post $post  First post.
   * @param string  $first Its day.
   * @param string  $day   Another day.
   * @param int     $id    ID of the post that is changed, or 0 for a new one.
   */
  private static function copy( $post, $first, $day, $id ) {
    $metas = array(
      self::SERIES => $post->ID,
      self::DAY    => $day,
    );
    foreach ( wp_list_pluck( ${identifier(made.entity.classes.definition)}::fields(), 'meta' ) as $meta_key ) {
      $metas[ $meta_key ] = get_post_meta( $post->ID, $meta_key, true );
    }
    foreach ( ${made.moved} as $meta_key ) {
      $value = (string) $metas[ $meta_key ];
      if ( '' !== $value ) {
        $moved              = strtotime( substr( $value, 0, 10 ) ) + strtotime( $day ) - strtotime( $first );
        $metas[ $meta_key ] = gmdate( 'Y-m-d', $moved ) . substr( $value, 10 );
      }
    }
    $metas['_thumbnail_id'] = (string) get_post_thumbnail_id( $post );

    $values = array(
      'ID'             => $id,
      'post_type'      => self::TYPE,
      'post_status'    => 'publish',
      'post_title'     => $post->post_title,
      'post_content'   => $post->post_content,
      'post_excerpt'   => $post->post_excerpt,
      'post_author'    => $post->post_author,
      'comment_status' => $post->comment_status,
      'meta_input'     => $metas,
    );
    // Nobody is told of each single time.
    $made = wp_insert_post( wp_slash( $values ), false, false );
    foreach ( get_object_taxonomies( self::TYPE ) as $taxonomy ) {
      wp_set_object_terms( $made, wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) ), $taxonomy );
    }
  }

  /**
   * Leaves out a day whose post somebody moves to the trash.
   *
   * @param int $post_id Post ID.
   */
  public function skip( $post_id ) {
    $series = (int) get_post_meta( $post_id, self::SERIES, true );
    if ( $series && ! self::$is_busy ) {
      add_post_meta( $series, self::SKIPPED, get_post_meta( $post_id, self::DAY, true ) );
    }
  }

  /**
   * Takes a day in again whose post somebody restores.
   *
   * @param int $post_id Post ID.
   */
  public function restore( $post_id ) {
    $series = (int) get_post_meta( $post_id, self::SERIES, true );
    if ( $series ) {
      delete_post_meta( $series, self::SKIPPED, get_post_meta( $post_id, self::DAY, true ) );
    }
  }
`;
