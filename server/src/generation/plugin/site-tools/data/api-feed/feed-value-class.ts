import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import type { ApiFeed } from './options.ts';

/** The option that holds the last number and its time. */
export const valueOption = (plan: PluginPlan): string => toolName(plan, 'feed_value');

/** The statement with which an answer is handed over. */
export const announceData = (plan: PluginPlan): PhpCode => php`
  /**
   * Fires when the service has answered.
   *
   * @param array $data Decoded response.
   */
  do_action( ${toolName(plan, 'feed_data')}, $data );
`;

/** The class that keeps one number of each answer, shows it, and tells when it is high. */
export function feedValueClass(plan: PluginPlan, { noun, value = '', unit = '', alertAbove }: ApiFeed): PhpCode {
  const { domain } = plan;
  const feed = toolClassName(plan, 'api_feed', 'Feed');
  return php`
    /**
     * Keeps the last number that the service has answered, and displays it.
     */
    class ${toolClass(plan, 'feed_value')} {

      const OPTION = ${valueOption(plan)};

      /**
       * Feed instance.
       *
       * @var ${feed}
       */
      private $feed;

      /**
       * Constructor.
       *
       * @param ${feed} $feed Feed instance.
       */
      public function __construct( $feed ) {
        $this->feed = $feed;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( ${toolName(plan, 'feed_data')}, array( $this, 'keep' ) );
        add_shortcode( ${`${toolName(plan, noun)}_value`}, array( $this, 'render' ) );
      }

      /**
       * Keeps the number of an answer${alertAbove === undefined ? noPhp : php`, and sends an email when it rises above the limit`}.
       *
       * @param array $data Decoded response.
       */
      public function keep( $data ) {
        foreach ( array_filter( explode( '.', ${value} ), 'strlen' ) as $name ) {
          $data = is_array( $data ) && isset( $data[ $name ] ) ? $data[ $name ] : null;
        }
        $number = self::number_in( $data );
        if ( null === $number ) {
          return;
        }

        $last = $this->last();
        update_option(
          self::OPTION,
          array(
            'number' => $number,
            'time'   => time(),
          ),
          false
        );

        ${
          alertAbove === undefined
            ? noPhp
            : php`
              $limit = (float) ${settingValue(plan, 'alert_above', alertAbove)};
              if ( $number > $limit && ( ! $last || $last['number'] <= $limit ) ) {
                $address = (string) ${settingValue(plan, 'alert_email', '')};
                /* translators: 1: Number with its unit, 2: Limit with its unit. */
                $text = sprintf( __( 'The value is %1$s, above the limit of %2$s.', ${domain} ), self::format( $number ), self::format( $limit ) );
                wp_mail( is_email( $address ) ? $address : get_option( 'admin_email' ), $text, $text . "\n\n" . home_url( '/' ) );
              }
            `
        }
      }

      /**
       * Displays the last number, with its time while the service is down.
       *
       * @return string HTML.
       */
      public function render() {
        $last = $this->last();
        if ( ! $last ) {
          return esc_html__( 'No value yet.', ${domain} );
        }

        $status = $this->feed->status();
        $text   = self::format( $last['number'] );
        if ( '' !== $status['error'] ) {
          $time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $last['time'] );
          /* translators: 1: Number with its unit, 2: Date and time. */
          $text = sprintf( __( '%1$s (last known value, %2$s)', ${domain} ), $text, $time );
        }

        return '<span>' . esc_html( $text ) . '</span>';
      }

      /**
       * Gets the last number.
       *
       * @return array Number (number) and time (time); empty where there is none.
       */
      private function last() {
        return (array) get_option( self::OPTION, array() );
      }

      /**
       * Finds the first number in a value.
       *
       * @param mixed $value Value.
       * @return float|null
       */
      private static function number_in( $value ) {
        if ( is_numeric( $value ) ) {
          return (float) $value;
        }

        foreach ( is_array( $value ) ? $value : array() as $part ) {
          $number = self::number_in( $part );
          if ( null !== $number ) {
            return $number;
          }
        }

        return null;
      }

      /**
       * Formats a number with its unit.
       *
       * @param float $number Number.
       * @return string
       */
      private static function format( $number ) {
        return trim( number_format_i18n( $number, floor( $number ) === $number ? 0 : 2 ) . ' ' . ${unit} );
      }
    }
  `;
}
