import { translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { weekdayNumbersOf } from '../times.ts';
import { storeOf } from './form-methods.ts';
import { type MadeSubscription, messageOf, type PostSubscription, subjectOf, timeOf } from './subscription-plan.ts';

/** How long what a first digest tells of goes back, in days. */
const days: Readonly<Record<PostSubscription['sends'], number>> = { each: 1, daily: 1, weekly: 7, monthly: 31 };

/** Methods that notice what is new and mail it. */
export function digestMethods(plan: PluginPlan, made: MadeSubscription): PhpCode {
  const { one, number } = made;
  const store = storeOf(plan);
  const isNew = php`get_post_meta( $post->ID, self::PUBLISHED, true ) > $row['sent_until']`;
  const isForThem = made.taxonomy === '' ? isNew : php`${isNew} && self::wants( $row, $post )`;
  return php`
    /**
     * Notes when a post is published first, whatever its date says. Imported posts are not new.
     *
     * @param string  $new_status New post status.
     * @param string  $old_status Old post status.
     * @param WP_Post $post       Post object.
     */
    public function notice( $new_status, $old_status, $post ) {
      if ( 'publish' !== $new_status || 'publish' === $old_status || self::TYPE !== $post->post_type || defined( 'WP_IMPORTING' ) ) {
        return;
      }

      ${
        one.sends === 'each'
          ? php`
            $is_first = add_post_meta( $post->ID, self::PUBLISHED, current_time( 'mysql', true ), true );
            // Later, so that the post has its terms, and several of them are one email.
            if ( $is_first && ! wp_next_scheduled( self::DIGEST ) ) {
              wp_schedule_single_event( time() + 5 * MINUTE_IN_SECONDS, self::DIGEST );
            }
          `
          : php`add_post_meta( $post->ID, self::PUBLISHED, current_time( 'mysql', true ), true );`
      }
    }

    ${one.sends === 'each' ? noPhp : scheduleMethods(one)}

    /**
     * Begins to tell subscribers of what was published since the last time.
     */
    public function begin() {
      ${one.sends === 'each' ? noPhp : php`$this->schedule();`}
      $period = (array) get_option( self::PERIOD, array() );
      // While emails of the last time are still being sent, these go out together.
      $is_open = (bool) wp_next_scheduled( self::SEND );
      $since   = $is_open ? 'since' : 'until';
      update_option(
        self::PERIOD,
        array(
          'since' => isset( $period[ $since ] ) ? $period[ $since ] : gmdate( 'Y-m-d H:i:s', time() - ${days[one.sends]} * DAY_IN_SECONDS ),
          // What is published in this very second comes the next time.
          'until' => gmdate( 'Y-m-d H:i:s', time() - 1 ),
        ),
        false
      );
      $this->send();
    }

    /**
     * Sends emails, 50 at a time.
     */
    public function send() {
      $period = (array) get_option( self::PERIOD, array() );
      $posts  = isset( $period['since'], $period['until'] ) ? $this->posts( $period['since'], $period['until'] ) : array();
      if ( array() === $posts ) {
        return;
      }

      $rows = ${store}::waiting( self::NUMBER, $period['until'] );
      if ( 50 === count( $rows ) && ! wp_next_scheduled( self::SEND ) ) {
        wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::SEND );
      }
      foreach ( $rows as $row ) {
        // First marked: nobody gets an email twice.
        ${store}::mark( (int) $row['id'], $period['until'] );
        $this->mail( $row, $posts );
      }
    }

    /**
     * Gets what was published in a period, the oldest first.
     *
     * @param string $since Date and time, in UTC.
     * @param string $until Date and time, in UTC.
     * @return WP_Post[]
     */
    public function posts( $since, $until ) {
      $posts = get_posts(
        array(
          'post_type'    => self::TYPE,
          'post_status'  => 'publish',
          'has_password' => false,
          'numberposts'  => 100,
          'order'        => 'ASC',
          'meta_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In the background only.
            array(
              'key'     => self::PUBLISHED,
              'value'   => array( $since, $until ),
              'compare' => 'BETWEEN',
            ),
          ),
        )
      );

      return ${filtered(made)};
    }

    /**
     * Sends an email to a subscriber, if there is something new for them.
     *
     * @param array     $row   Row of the subscriber.
     * @param WP_Post[] $posts What is new.
     */
    private function mail( $row, $posts ) {
      $lines = array();
      foreach ( $posts as $post ) {
        if ( ${isForThem} ) {
          $lines[] = self::text( $post );
        }
      }
      if ( array() === $lines ) {
        return;
      }

      $link    = self::link( $row, 'leave' );
      $texts   = array(
        '{posts}'       => implode( "\n\n", $lines ),
        '{count}'       => number_format_i18n( count( $lines ) ),
        '{unsubscribe}' => $link,
        '{site}'        => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      );
      $message = ${settingValue(plan, `subscription_${number}_message`, messageOf(one))};
      if ( false === strpos( $message, '{unsubscribe}' ) ) {
        $message .= "\n\n" . ${translated(plan, 'Unsubscribe')} . ': {unsubscribe}';
      }
      wp_mail(
        $row['email'],
        self::line( ${settingValue(plan, `subscription_${number}_subject`, subjectOf(one))}, $texts ),
        strtr( $message, $texts ),
        array(
          'List-Unsubscribe: <' . $link . '>',
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        )
      );
    }

    ${made.taxonomy === '' ? noPhp : wantsMethod(made.taxonomy)}

    /**
     * Gets what an email says of a post.
     *
     * @param WP_Post $post Post object.
     * @return string
     */
    private static function text( $post ) {
      $lines = array( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ) );
      ${
        one.shows === 'excerpts'
          ? php`$lines[] = trim( html_entity_decode( wp_strip_all_tags( get_the_excerpt( $post ) ), ENT_QUOTES, 'UTF-8' ) );`
          : noPhp
      }
      $lines[] = get_permalink( $post );

      return implode( "\n", array_filter( $lines ) );
    }
  `;
}

/** The posts that meet the conditions of the plan. */
function filtered({ one, kind }: MadeSubscription): PhpCode {
  const tests = conditionsPhp(kind, one.conditions ?? [], php`$record`).map((test) => php`( ${test} )`);
  if (tests.length === 0) return php`$posts`;
  return php`array_values(
    array_filter(
      $posts,
      static function ( $record ) {
        return ${tests.reduce((before, test) => php`${before} && ${test}`)};
      }
    )
  )`;
}

const scheduleMethods = (one: PostSubscription): PhpCode => {
  const [hours, minutes] = timeOf(one);
  const [weekday = 1] = weekdayNumbersOf([one.weekday ?? 'monday']);
  const isNotYet = {
    each: php`$next <= $now`,
    daily: php`$next <= $now`,
    weekly: php`$next <= $now || ${weekday} !== (int) $next->format( 'N' )`,
    monthly: php`$next <= $now || '01' !== $next->format( 'd' )`,
  }[one.sends];
  return php`
    /**
     * Gets when the next digest goes out.
     *
     * @return DateTimeImmutable In the time zone of the site.
     */
    public static function next_time() {
      $now  = current_datetime();
      $next = $now->setTime( ${hours}, ${minutes} );
      while ( ${isNotYet} ) {
        // Set again on each day: clocks may change in between.
        $next = $next->modify( '+1 day' )->setTime( ${hours}, ${minutes} );
      }

      return $next;
    }

    /**
     * Schedules the next digest where none is.
     */
    public function schedule() {
      if ( ! wp_next_scheduled( self::DIGEST ) ) {
        wp_schedule_single_event( self::next_time()->getTimestamp(), self::DIGEST );
      }
    }
  `;
};

const wantsMethod = (taxonomy: string): PhpCode => php`
  /**
   * Determines whether a subscriber wants to know of a post: of what they have chosen, or of what is below it.
   *
   * @param array   $row  Row of the subscriber.
   * @param WP_Post $post Post object.
   * @return bool
   */
  private static function wants( $row, $post ) {
    $chosen = array_map( 'intval', array_filter( explode( ',', $row['terms'] ) ) );
    if ( array() === $chosen ) {
      return true;
    }

    $terms = get_the_terms( $post, ${taxonomy} );
    foreach ( is_array( $terms ) ? $terms : array() as $term ) {
      if ( array_intersect( $chosen, array_merge( array( $term->term_id ), get_ancestors( $term->term_id, ${taxonomy}, 'taxonomy' ) ) ) ) {
        return true;
      }
    }

    return false;
  }
`;
