import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { lookupName } from './lookups.ts';
import { listedChecks } from './messages.ts';
import type { Check, MadeRule } from './rule-plan.ts';

/** Statements of the checks that need nothing but the values; each only where a rule has it. */
const cases: Readonly<Partial<Record<Check['is'], PhpCode>>> = {
  filled: php`
    case 'filled':
      if ( is_array( $value ) ) {
        return array() !== array_filter( $value );
      }

      return '' !== trim( wp_strip_all_tags( (string) $value ) ) && ( empty( $check['id'] ) || 0 !== (int) $value );
  `,
  length: php`
    case 'length':
      $text   = trim( html_entity_decode( wp_strip_all_tags( is_array( $value ) ? implode( ' ', $value ) : (string) $value ), ENT_QUOTES, 'UTF-8' ) );
      $length = 'words' === $check['counts'] ? count( preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY ) ) : mb_strlen( $text );

      return $length >= ( $check['min'] ?? 0 ) && ( ! isset( $check['max'] ) || $length <= $check['max'] );
  `,
  number: php`
    case 'number':
      if ( '' === $value || null === $value ) {
        return true;
      }
      $number = is_array( $value ) ? count( $value ) : (float) $value;

      return ( ! isset( $check['min'] ) || $number >= $check['min'] ) && ( ! isset( $check['max'] ) || $number <= $check['max'] );
  `,
  date: php`
    case 'date':
      return $this->is_date_allowed( $check, (string) $value );
  `,
  after: php`
    case 'after':
      $other = $values[ $check['other'] ] ?? '';
      if ( '' === (string) $value || '' === (string) $other ) {
        return true;
      }
      $one = is_numeric( $value ) ? (float) $value : self::moment( $value );
      $two = is_numeric( $other ) ? (float) $other : self::moment( $other );

      return $check['may_be_same'] ? $one >= $two : $one > $two;
  `,
  // By the clock: a day is a day even where the clock changes.
  span: php`
    case 'span':
      $start = date_create_immutable( (string) ( $values[ $check['other'] ] ?? '' ), wp_timezone() );
      if ( '' === (string) $value || '' === (string) ( $values[ $check['other'] ] ?? '' ) || false === $start ) {
        return true;
      }
      $end = self::moment( $value, true );

      return ( ! isset( $check['min'] ) || $end >= $start->modify( '+' . $check['min'] . ' ' . $check['unit'] )->getTimestamp() )
        && ( ! isset( $check['max'] ) || $end <= $start->modify( '+' . $check['max'] . ' ' . $check['unit'] )->getTimestamp() );
  `,
  text: php`
    case 'text':
      return $this->is_text_allowed( $check, (array) $value );
  `,
  password: php`
    case 'password':
      $patterns = array(
        'upper'  => '/\p{Lu}/u',
        'lower'  => '/\p{Ll}/u',
        'digit'  => '/\d/',
        'symbol' => '/[^\p{L}\d\s]/u',
      );
      foreach ( $check['needs'] as $need ) {
        if ( ! preg_match( $patterns[ $need ], (string) $value ) ) {
          return false;
        }
      }

      return mb_strlen( (string) $value ) >= $check['min_length'];
  `,
};

/** Checks that look at other records have methods of their own. */
function lookupCases(rules: readonly MadeRule[]): PhpCode {
  const names = rules.flatMap((rule) =>
    rule.one.checks.flatMap((check, index) => lookupName(rule, check, index) ?? []),
  );
  return names.length === 0
    ? noPhp
    : php`
      switch ( $check['method'] ?? '' ) {
        ${joinPhp(
          names.map(
            (name) => php`
              case ${name}:
                return $this->${identifier(name)}( $values, $id );
            `,
          ),
        )}
      }
    `;
}

export function passesMethods(plan: PluginPlan, rules: readonly MadeRule[]): PhpCode {
  const used = new Set(rules.flatMap(({ one }) => one.checks.map(({ is }) => is)));
  const hasMoments = used.has('date') || used.has('after') || used.has('span') || used.has('no_overlap');
  return joinPhp(
    [
      php`
        /**
         * Determines whether a check is so.
         *
         * @param array $check  Check.
         * @param array $values Values by attribute.
         * @param int   $id     ID of the record, or 0 for a new one.
         * @return bool
         */
        private function passes( $check, $values, $id ) {
          ${lookupCases(rules)}

          $key = 'password' === $check['is'] ? 'password' : $check['attribute'];
          if ( ! array_key_exists( $key, $values ) ) {
            return true;
          }

          $value = $values[ $key ];
          switch ( $check['is'] ) {
            ${joinPhp(
              Object.entries(cases).flatMap(([is, code]) => (used.has(is as Check['is']) ? [code] : [])),
              '\n\n',
            )}
          }

          return true;
        }
      `,
      used.has('date') ? dateMethod : noPhp,
      used.has('text') ? textMethod(listed(rules).length > 0) : noPhp,
      listed(rules).length > 0 ? listMethod(plan, rules) : noPhp,
      hasMoments ? momentMethod : noPhp,
    ],
    '\n\n',
  );
}

const dateMethod = php`
  /**
   * Determines whether a date is within the bounds of a check.
   *
   * @param array  $check Check.
   * @param string $value Date, with or without a time.
   * @return bool
   */
  private function is_date_allowed( $check, $value ) {
    $date = '' === $value ? false : date_create_immutable( $value, wp_timezone() );
    if ( false === $date ) {
      return true;
    }

    $day   = $date->format( 'Y-m-d' );
    $today = current_datetime();
    if ( isset( $check['from_days'] ) && $day < $today->modify( sprintf( '%+d days', $check['from_days'] ) )->format( 'Y-m-d' ) ) {
      return false;
    }
    if ( isset( $check['until_days'] ) && $day > $today->modify( sprintf( '%+d days', $check['until_days'] ) )->format( 'Y-m-d' ) ) {
      return false;
    }
    if ( isset( $check['weekdays'] ) && ! in_array( strtolower( $date->format( 'l' ) ), $check['weekdays'], true ) ) {
      return false;
    }

    $time = false === strpos( $value, ':' ) ? '' : $date->format( 'H:i' );

    return '' === $time || ( $time >= ( $check['from_time'] ?? '00:00' ) && $time <= ( $check['until_time'] ?? '23:59' ) );
  }
`;

/** Checks whose values stand in the settings. */
const listed = (rules: readonly MadeRule[]) => rules.flatMap(({ one, number }) => listedChecks(one, number));

const listMethod = (plan: PluginPlan, rules: readonly MadeRule[]): PhpCode => php`
  /**
   * Gets the values of a check: those of the settings, one a line, where the owner of the site changes them.
   *
   * @param array $check Check.
   * @return string[] Values in lowercase.
   */
  private function values_of( $check ) {
    $text = null;
    switch ( $check['list'] ?? '' ) {
      ${joinPhp(
        listed(rules).map(
          ({ check, key }) => php`
            case ${key}:
              $text = (string) ${settingValue(plan, key, check.values.join('\n'))};
              break;
          `,
        ),
      )}
    }

    return null === $text ? $check['values'] : array_values( array_filter( array_map( 'trim', explode( "\n", mb_strtolower( $text ) ) ), 'strlen' ) );
  }
`;

const textMethod = (hasLists: boolean): PhpCode => php`
  /**
   * Determines whether texts are allowed by a check.
   *
   * @param array $check  Check; its values are in lowercase.
   * @param array $values Texts.
   * @return bool
   */
  private function is_text_allowed( $check, $values ) {
    $texts = array_filter( array_map( 'mb_strtolower', array_map( 'trim', array_map( 'strval', $values ) ) ), 'strlen' );
    if ( array() === $texts ) {
      return true;
    }

    $finds = false;
    foreach ( $texts as $text ) {
      foreach ( ${hasLists ? php`$this->values_of( $check )` : php`$check['values']`} as $value ) {
        switch ( $check['match'] ) {
          case 'is_one_of':
          case 'is_none_of':
            $finds = $finds || $text === $value;
            break;

          case 'contains_none_of':
          case 'contains_one_of':
            $finds = $finds || 1 === preg_match( '/(?<![\p{L}\p{N}])' . preg_quote( $value, '/' ) . '(?![\p{L}\p{N}])/u', $text );
            break;

          default:
            $finds = $finds || substr( $text, -strlen( $value ) ) === $value;
        }
      }
    }

    return in_array( $check['match'], array( 'is_one_of', 'contains_one_of', 'ends_with' ), true ) ? $finds : ! $finds;
  }
`;

const momentMethod = php`
  /**
   * Gets the timestamp of a date in the site's time zone. A day without a time lasts until its end.
   *
   * @param mixed $value  Date.
   * @param bool  $is_end Whether it is the end of something.
   * @return int Timestamp, or 0 for none.
   */
  private static function moment( $value, $is_end = false ) {
    $date = '' === (string) $value ? false : date_create_immutable( (string) $value, wp_timezone() );
    if ( false === $date ) {
      return 0;
    }

    return $is_end && false === strpos( (string) $value, ':' ) ? $date->modify( '+1 day' )->getTimestamp() : $date->getTimestamp();
  }
`;
