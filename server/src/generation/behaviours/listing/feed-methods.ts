import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { type MadeListing, titleOf } from './listing-plan.ts';

const withFeed = (made: readonly MadeListing[]): readonly MadeListing[] =>
  made.filter(({ one }) => one.calendar_feed === true);

/** Name of the feed of a listing, as addresses have it: `?feed=harbour_events`. */
export const feedName = (plan: PluginPlan, { name }: MadeListing['one']): string => prefixed(plan, name);

/** Hooks of calendars to which visitors subscribe. */
export const feedHooks = (plan: PluginPlan, made: readonly MadeListing[]): PhpCode =>
  joinPhp(
    withFeed(made).map(
      ({ one }) => php`add_action( ${`do_feed_${feedName(plan, one)}`}, array( $this, ${`send_${one.name}`} ) );`,
    ),
  );

/** The link with which visitors subscribe, below a listing. */
export const feedLink = (plan: PluginPlan, made: readonly MadeListing[]): PhpCode =>
  withFeed(made).length === 0
    ? noPhp
    : php`
      if ( '' !== $listing['feed'] ) {
        $address = preg_replace( '/^https?:/', 'webcal:', add_query_arg( 'feed', $listing['feed'], home_url( '/' ) ) );
        $html   .= sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( $address ), esc_html( ${translated(plan, 'Subscribe to this calendar')} ) );
      }
    `;

/** Methods that send listings as calendars (iCalendar, RFC 5545). */
export function feedMethods(
  plan: PluginPlan,
  made: readonly MadeListing[],
  settings: (one: MadeListing) => PhpValue,
): PhpCode {
  if (withFeed(made).length === 0) return noPhp;
  return php`
    ${joinPhp(
      withFeed(made).map((one) => sendMethod(one, settings(one))),
      '\n\n',
    )}

    /**
     * Makes a calendar of records.
     *
     * @param array    $listing Listing.
     * @param array    $args    Arguments of the query.
     * @param callable $has     Whether a record is listed.
     * @return string Calendar, as RFC 5545 has it.
     */
    private function ical( $listing, $args, $has ) {
      $reader = $listing['reader'];
      $lines  = array(
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ${`PRODID:-//${plan.names.slug}//EN`},
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:' . $this->ical_text( '' === $listing['title'] ? get_bloginfo( 'name' ) : $listing['title'] ),
      );
      $offset = 0;
      do {
        $records = $reader::query( 200, $offset, 'id', 'desc', $args );
        foreach ( $records as $record ) {
          $span = $this->span( $listing, $record );
          // Programs keep what they have read; what is long over is not sent again.
          if ( null !== $span && $span[1] >= time() - MONTH_IN_SECONDS && $reader::can_read( $record ) && call_user_func( $has, $record ) ) {
            $lines = array_merge( $lines, $this->ical_event( $listing, $record ) );
          }
        }
        $offset += 200;
      } while ( 200 === count( $records ) && $offset < self::MAX_RECORDS );
      $lines[] = 'END:VCALENDAR';

      return implode( "\r\n", array_map( array( $this, 'ical_line' ), $lines ) ) . "\r\n";
    }

    /**
     * Makes an event of a record.
     *
     * @param array  $listing Listing.
     * @param object $record  Record.
     * @return string[] Lines.
     */
    private function ical_event( $listing, $record ) {
      $reader = $listing['reader'];
      $labels = $reader::labels();
      $about  = array();
      $place  = '';
      foreach ( array_diff( $listing['attributes'], array( 'title', $listing['date'], $listing['end_date'] ) ) as $key ) {
        $text = $reader::can_see( $record, $key ) ? wp_strip_all_tags( $reader::text( $record, $key ) ) : '';
        if ( '' !== $text && '' === $place && preg_match( '/place|address|location|venue|room|where/', $key ) ) {
          $place = $text;
        } elseif ( '' !== $text ) {
          $about[] = ( $labels[ $key ] ?? $key ) . ': ' . $text;
        }
      }

      $start = (string) $reader::value( $record, $listing['date'] );
      $end   = '' === $listing['end_date'] ? '' : (string) $reader::value( $record, $listing['end_date'] );
      $lines = array(
        'BEGIN:VEVENT',
        'UID:' . $listing['feed'] . '-' . $reader::id( $record ) . '@' . wp_parse_url( home_url(), PHP_URL_HOST ),
        'DTSTAMP:' . gmdate( 'Ymd\\THis\\Z' ),
        'DTSTART' . $this->ical_time( $start, 10 === strlen( $start ), false ),
      );
      if ( $end >= $start ) {
        $lines[] = 'DTEND' . $this->ical_time( $end, 10 === strlen( $start ), true );
      }
      $lines[] = 'SUMMARY:' . $this->ical_text( $reader::title( $record ) );
      if ( '' !== $place ) {
        $lines[] = 'LOCATION:' . $this->ical_text( $place );
      }
      if ( array() !== $about ) {
        $lines[] = 'DESCRIPTION:' . $this->ical_text( implode( "\n", $about ) );
      }
      $link = 'none' === $listing['links'] ? '' : $reader::link( $record );
      if ( '' !== $link ) {
        $lines[] = 'URL:' . esc_url_raw( $link );
      }
      $lines[] = 'END:VEVENT';

      return $lines;
    }

    /**
     * Makes a date of a calendar of one of the site.
     *
     * @param string $value  Date, in the time zone of the site.
     * @param bool   $is_day Whether whole days are meant.
     * @param bool   $is_end Whether it is an end, which is the day after the last one.
     * @return string
     */
    private function ical_time( $value, $is_day, $is_end ) {
      $moment = date_create_immutable( $value, wp_timezone() );
      if ( ! $moment ) {
        $moment = current_datetime();
      }
      if ( $is_day ) {
        return ';VALUE=DATE:' . ( $is_end ? $moment->modify( '+1 day' ) : $moment )->format( 'Ymd' );
      }
      // A last day without a time lasts until its end.
      if ( $is_end && 10 === strlen( $value ) ) {
        $moment = $moment->modify( '+1 day' );
      }

      return ':' . $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Ymd\\THis\\Z' );
    }

    /**
     * Escapes a text for a calendar.
     *
     * @param string $text Text.
     * @return string
     */
    private function ical_text( $text ) {
      $text = wp_specialchars_decode( (string) $text, ENT_QUOTES );

      return preg_replace( '/\r\n|\r|\n/', '\\n', addcslashes( $text, '\\;,' ) );
    }

    /**
     * Folds a line, as lines of calendars have 75 bytes at most.
     *
     * @param string $line Line.
     * @return string
     */
    private function ical_line( $line ) {
      $folded = '';
      $length = 0;
      foreach ( preg_split( '//u', wp_check_invalid_utf8( $line, true ), -1, PREG_SPLIT_NO_EMPTY ) as $char ) {
        if ( $length + strlen( $char ) > 75 ) {
          $folded .= "\r\n ";
          $length  = 1;
        }
        $folded .= $char;
        $length += strlen( $char );
      }

      return $folded;
    }
  `;
}

const sendMethod = (made: MadeListing, settings: PhpValue): PhpCode => php`
  /**
   * Sends ${titleOf(made.one)} as a calendar.
   */
  public function ${identifier(`send_${made.one.name}`)}() {
    $args = $this->${identifier(`${made.one.name}_query`)}( null );
    header( 'Content-Type: text/calendar; charset=utf-8' );
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A calendar is no HTML; its texts are escaped as calendars have them.
    echo $this->ical(
      ${settings},
      $args,
      function ( $record ) {
        return $this->${identifier(`${made.one.name}_has`)}( $record, null );
      }
    );
  }
`;
