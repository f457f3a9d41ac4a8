import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { isProperty } from '../support/property.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';

type CurrentYear = {
  /** First year of a span such as 2015–2026; 0: the current year alone. */
  readonly since: number;
  readonly hasSign: boolean;
};

const named =
  / (current|this|present|dynamic|actual) (copyright )?year('s)? | (copyright|footer|dynamic) (year|date) | year shortcode | copyright (notice|text|line|shortcode|statement) .{0,40}year /;

const sinceIn = (line: string): number => Number(/ (19\d\d|20\d\d) /.exec(line)?.[1] ?? 0);

/** "A shortcode that shows the current year." */
export const currentYear: SiteTool<CurrentYear> = {
  tool: 'current_year',
  example: 'A shortcode that shows the current year.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (!named.test(line) || isProperty(clause, named)) return null;
    if (
      !/ (shortcode|copyright|footer|display|displays|show|shows|output|outputs|print|prints|update|updates|insert|inserts|dynamic|tag) /.test(
        line,
      )
    )
      return null;
    if (
      / (events|posts|books|from|of|in|during|for) (the )?(this|current) year /.test(line) &&
      !/ (shortcode|copyright) /.test(line)
    )
      return null;
    return { since: sinceIn(line), hasSign: / copyright |©/.test(line) };
  },
  refine(clause, options) {
    const since = sinceIn(clause.line);
    const isAbout = / (year|years|copyright|shortcode|footer|range|symbol|sign|©) /.test(clause.line);
    if (since === 0 && !isAbout) return null;
    return { since: since || options.since, hasSign: options.hasSign || / copyright |©/.test(clause.line) };
  },
  describe: ({ since, hasSign }) =>
    `A shortcode shows ${hasSign ? '© and ' : ''}the current year${since === 0 ? '' : `, from ${since} on`}.`,
  contribute(plan, { since, hasSign }) {
    const tag = toolName(plan, 'current_year');
    return {
      classes: [
        {
          name: toolClassName(plan, 'current_year', 'Shortcode'),
          summary: 'Shows the current year.',
          code: php`
            /**
             * Shows the current year, where the site is.
             */
            class ${toolClass(plan, 'current_year', 'Shortcode')} {

              /**
               * Hooks the shortcode into WordPress.
               */
              public function register() {
                add_shortcode( ${tag}, array( $this, 'render' ) );
              }

              /**
               * The current year, or the years since another.
               *
               * @param array|string $atts Attributes of the shortcode: since (a year), sign (© in front: yes or no).
               * @return string Text.
               */
              public function render( $atts ) {
                $atts  = shortcode_atts(
                  array(
                    'since' => ${since},
                    'sign'  => ${hasSign ? 'yes' : 'no'},
                  ),
                  $atts,
                  ${tag}
                );
                $year  = (int) wp_date( 'Y' );
                $since = absint( $atts['since'] );
                $text  = $since > 0 && $since < $year ? $since . '–' . $year : (string) $year;

                return esc_html( 'yes' === $atts['sign'] ? '© ' . $text : $text );
              }
            }
          `,
        },
      ],
      boot: [php`( new ${toolClass(plan, 'current_year', 'Shortcode')}() )->register();`],
      readme: {
        features: [`Shortcode [${tag}]: the current year, for copyright notices`],
        tags: ['current year', 'copyright'],
      },
      instructions: [
        `\`[${tag}]\` shows the current year, \`[${tag} since="2015" sign="yes"]\` the years since 2015 behind ©. It works in a Shortcode block of a template too.`,
      ],
      tests: [
        {
          name: 'Current_Year',
          summary: 'Tests of the current year.',
          methods: [
            php`
              /**
               * The shortcode shows this year, and the years since another.
               */
              public function test_shows_the_years() {
                $this->assertStringContainsString( wp_date( 'Y' ), do_shortcode( ${`[${tag}]`} ) );
                $this->assertSame( '© 2001–' . wp_date( 'Y' ), do_shortcode( ${`[${tag} since="2001" sign="yes"]`} ) );
              }
            `,
          ],
        },
      ],
    };
  },
};
