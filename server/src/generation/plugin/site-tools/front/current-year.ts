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
    `A shortcode displays ${hasSign ? '© and ' : ''}the current year${since === 0 ? '' : `, starting from ${since}`}.`,
  contribute(plan, { since, hasSign }) {
    const tag = toolName(plan, 'current_year');
    return {
      classes: [
        {
          name: toolClassName(plan, 'current_year', 'Shortcode'),
          summary: 'Displays the current year.',
          code: php`
            /**
             * Displays the current year in the time zone of the site.
             */
            class ${toolClass(plan, 'current_year', 'Shortcode')} {

              /**
               * Registers the shortcode.
               */
              public function register() {
                add_shortcode( ${tag}, array( $this, 'render' ) );
              }

              /**
               * Renders the current year, or a range of years.
               *
               * @param array|string $atts Shortcode attributes: since (first year of a range) and sign (yes to prepend ©).
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
        features: [`Shortcode [${tag}] to display the current year, for copyright notices`],
        tags: ['current year', 'copyright'],
      },
      instructions: [
        `\`[${tag}]\` displays the current year, \`[${tag} since="2015" sign="yes"]\` a range of years with the © symbol. It also works in a Shortcode block of a template.`,
      ],
      tests: [
        {
          name: 'Current_Year',
          summary: 'Tests for the current year.',
          methods: [
            php`
              /**
               * The shortcode displays the current year or a range of years.
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
