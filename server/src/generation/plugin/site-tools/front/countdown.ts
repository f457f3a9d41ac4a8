import type { Clause } from '../../../understanding/clause.ts';
import { css, cssName } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { enqueueScript, enqueueStyle, toolScript, toolStyle } from '../support/assets.ts';
import { momentsIn } from '../support/dates.ts';
import { isProperty } from '../support/property.ts';
import { quotesWithLead } from '../support/said.ts';
import { toolClass, toolClassName, toolHandle, toolName } from '../support/tool-names.ts';

type Countdown = {
  /** `2026-05-06T18:30`; empty: said by each shortcode. */
  readonly end: string;
  /** Shown once it is over; empty: the standard text. */
  readonly message: string;
};

const named = / (count-?down|count down)( timers?| clocks?| shortcodes?)? /;

const endIn = ({ text = '' }: Clause): string => momentsIn(text)[0]?.moment ?? '';
const messageIn = (clause: Clause): string =>
  quotesWithLead(clause).find(({ text }) => momentsIn(text).length === 0 && !/^\[/.test(text))?.text ?? '';

/** "A countdown shortcode to 31 December 2026 at 23:59." */
export const countdown: SiteTool<Countdown> = {
  tool: 'countdown',
  example: 'A shortcode that shows a countdown to 31 December 2030 at 23:59.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (
      !named.test(line) ||
      isProperty(clause, named) ||
      / (stock|fields?|events?|products?|auctions?|popup|maintenance|coming|bar|banner) .*count-?down| to (each|every|the next|an?) (event|auction|product)/.test(
        line,
      )
    )
      return null;
    return { end: endIn(clause), message: messageIn(clause) };
  },
  refine(clause, options) {
    const end = endIn(clause);
    const message = messageIn(clause);
    const isAbout =
      / (days?|hours?|minutes?|seconds?|timer|countdown|date|zero|over|ends?|ended|expires?|expired|message|shortcode|settings?|time zone|timezone|accessible|live|updates?|finished|reached) /.test(
        clause.line,
      );
    if (end + message === '' && !isAbout) return null;
    return { end: end || options.end, message: message || options.message };
  },
  describe: ({ end }) =>
    `A shortcode displays a countdown in days, hours, minutes and seconds${end === '' ? '' : ` to ${end.replace('T', ' ')}`}.`,
  settings: ({ end, message }) => [
    {
      key: 'end',
      names: /^(?:end|target|date)|until|deadline/,
      type: 'datetime',
      label: 'Default date',
      description: 'Used by shortcodes without a date.',
      default: end,
      section: 'general',
    },
    {
      key: 'message',
      names: /message|text/,
      type: 'text',
      label: 'Message when the countdown ends',
      description: 'Leave empty to use the default text.',
      default: message,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const tag = toolName(plan, 'countdown');
    return {
      classes: [
        {
          name: toolClassName(plan, 'countdown', 'Shortcode'),
          summary: 'Shows a countdown.',
          code: countdownClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'countdown', 'Shortcode')}() )->register();`],
      files: [toolStyle('countdown', style(plan)), toolScript('countdown', script(plan))],
      readme: {
        features: [`Shortcode [${tag}] to display a countdown, in the time zone of the site`],
        tags: ['countdown', 'timer'],
      },
      instructions: [
        `\`[${tag} date="2030-12-31 23:59" message="Happy new year!"]\` displays a countdown; without a date, it uses the date from the settings. Dates are in the time zone of the site.`,
      ],
      tests: [
        {
          name: 'Countdown',
          summary: 'Tests for the countdown.',
          methods: [
            php`
              /**
               * A countdown knows its end and shows a message when it is over.
               */
              public function test_counts_down_to_its_date() {
                $end = ( new DateTimeImmutable( '2090-01-02 03:04', wp_timezone() ) )->getTimestamp();

                $this->assertStringContainsString( 'data-end="' . $end . '"', do_shortcode( ${`[${tag} date="2090-01-02 03:04"]`} ) );
                $this->assertStringContainsString( 'Gone', do_shortcode( ${`[${tag} date="2020-01-02" message="Gone"]`} ) );
                $this->assertSame( '', do_shortcode( ${`[${tag} date="no date at all"]`} ) );
              }
            `,
          ],
        },
      ],
    };
  },
};

function countdownClass(plan: PluginPlan, { end, message }: Countdown): PhpCode {
  const name = toolHandle(plan, 'countdown');
  return php`
    /**
     * Shows a countdown.
     */
    class ${toolClass(plan, 'countdown', 'Shortcode')} {

      /**
       * Registers the shortcode.
       */
      public function register() {
        add_shortcode( ${toolName(plan, 'countdown')}, array( $this, 'render' ) );
      }

      /**
       * Renders a countdown. The script updates it; without JavaScript, the date is shown.
       *
       * @param array|string $atts Shortcode attributes: date (in the time zone of the site) and message (shown at the end).
       * @return string HTML, or an empty string if the date is invalid.
       */
      public function render( $atts ) {
        $atts = shortcode_atts(
          array(
            'date'    => ${settingValue(plan, 'end', end)},
            'message' => ${settingValue(plan, 'message', message)},
          ),
          $atts,
          ${toolName(plan, 'countdown')}
        );
        $end  = '' === $atts['date'] ? false : date_create_immutable( $atts['date'], wp_timezone() );
        if ( false === $end ) {
          return '';
        }

        $over = '' === $atts['message'] ? __( 'The countdown has ended.', ${plan.domain} ) : $atts['message'];
        if ( $end->getTimestamp() <= time() ) {
          return sprintf( '<p class="%1$s">%2$s</p>', ${name}, esc_html( $over ) );
        }

        ${enqueueStyle(plan, 'countdown')}
        ${enqueueScript(plan, 'countdown')}

        $units = array(
          'days'    => __( 'Days', ${plan.domain} ),
          'hours'   => __( 'Hours', ${plan.domain} ),
          'minutes' => __( 'Minutes', ${plan.domain} ),
          'seconds' => __( 'Seconds', ${plan.domain} ),
        );
        $parts = '';
        foreach ( $units as $unit => $label ) {
          $parts .= sprintf( '<span><b data-unit="%1$s">–</b> %2$s</span>', esc_attr( $unit ), esc_html( $label ) );
        }

        return sprintf(
          '<div class="%1$s" role="timer" data-end="%2$d" data-message="%3$s"><p>%4$s</p><div class="%5$s" hidden>%6$s</div></div>',
          ${name},
          $end->getTimestamp(),
          esc_attr( $over ),
          esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $end->getTimestamp() ) ),
          ${`${name}__parts`},
          $parts
        );
      }
    }
  `;
}

function style(plan: PluginPlan) {
  const name = cssName(toolHandle(plan, 'countdown'));
  return css`
    .${name}__parts {
      display: flex;
      flex-wrap: wrap;
      gap: 1rem;
    }

    .${name}__parts[hidden] {
      display: none;
    }

    .${name}__parts span {
      min-inline-size: 4rem;
      text-align: center;
    }

    .${name}__parts b {
      display: block;
      font-size: 2em;
      font-variant-numeric: tabular-nums;
      line-height: 1.2;
    }
  `;
}

function script(plan: PluginPlan) {
  return js`
    ( () => {
      document.querySelectorAll( ${`.${toolHandle(plan, 'countdown')}[data-end]`} ).forEach( ( countdown ) => {
        const end = Number( countdown.dataset.end ) * 1000;
        const [ text, parts ] = countdown.children;
        let timer = 0;

        const update = () => {
          const left = Math.max( 0, Math.floor( ( end - Date.now() ) / 1000 ) );
          if ( left === 0 ) {
            window.clearInterval( timer );
            text.textContent = countdown.dataset.message;
            text.hidden = false;
            parts.hidden = true;
            return;
          }

          const values = {
            days: Math.floor( left / 86400 ),
            hours: Math.floor( left / 3600 ) % 24,
            minutes: Math.floor( left / 60 ) % 60,
            seconds: left % 60,
          };
          Object.entries( values ).forEach( ( [ unit, value ] ) => {
            parts.querySelector( '[data-unit="' + unit + '"]' ).textContent = value;
          } );
          text.hidden = true;
          parts.hidden = false;
        };

        timer = window.setInterval( update, 1000 );
        update();
      } );
    } )();
  `;
}
