import { css } from '../../../writers/css.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentTool } from '../support/content-class.ts';
import { contentIn, contentSetting } from '../support/content-types.ts';
import { type Position, placeText, positionIn, positionSetting } from '../support/position.ts';
import { isProperty } from '../support/property.ts';
import { cssClass, styleFile } from '../support/style.ts';
import { toolClass, toolHandle, toolName } from '../support/tool-names.ts';

type LastUpdated = {
  readonly position: Position;
  /** Days between publication and change from which the date is shown. */
  readonly days: number;
  readonly content: readonly string[];
};

const phrase =
  / (last (updated|update|modified|edited|changed|revised)|date of (the |its )?last (update|modification|change|edit)|(modified|modification|update|updated) dates?|updated on|when .{0,60}\b(last )?(updated|modified|edited|changed|revised)) /;

const inAdmin = / (columns?|admin|dashboard|backend|list of posts|posts list|post list|log|email|e-mail|notify) /;

const daysIn = (line: string): number | null => {
  const days = Number(/ (\d{1,3}) days? /.exec(line)?.[1]);
  return Number.isFinite(days) && days > 0 ? Math.min(days, 365) : null;
};

/** "Show when a post was last updated." */
export const lastUpdated: SiteTool<LastUpdated> = {
  tool: 'last_updated',
  example: 'Show the date of the last update above each post.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (!phrase.test(line) || inAdmin.test(line) || isProperty(clause, phrase)) return null;
    const content = contentIn(clause).filter((name) => !/date|update|modif|change/.test(name));
    return { position: positionIn(clause) ?? 'above', days: daysIn(line) ?? 1, content };
  },
  refine(clause, options) {
    const position = positionIn(clause);
    const days = daysIn(clause.line);
    if (position === null && days === null) return null;
    return { ...options, ...(position !== null && { position }), ...(days !== null && { days }) };
  },
  describe: ({ position, days }) =>
    `The date of the last update is shown ${placeText(position)} if it is at least ${days === 1 ? 'one day' : `${days} days`} after publication.`,
  settings: ({ position, days, content }) => [
    {
      key: 'days',
      names: /days/,
      type: 'integer',
      label: 'Minimum days after publication',
      description: 'Updates made sooner after publication are not shown.',
      default: days,
      min: 0,
      max: 365,
      section: 'general',
    },
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    return {
      ...contentTool(plan, {
        tool: this.tool,
        summary: 'Shows when a post was last updated.',
        what: 'the date of the last update',
        position: options.position,
        content: options.content,
        priority: 15,
        methods: lastUpdatedMethods(plan, options),
      }),
      files: [
        styleFile(
          this.tool,
          css`
            .${cssClass(plan, this.tool)} {
              font-size: 0.875em;
            }
          `,
        ),
      ],
      tests: [lastUpdatedTest(plan, options)],
      readme: { features: ['Shows when posts were last updated'], tags: ['last updated', 'modified date'] },
      instructions: [
        `The date is shown ${placeText(options.position)}; the shortcode \`[${toolName(plan, this.tool)}]\` displays it anywhere else.`,
      ],
    };
  },
};

const lastUpdatedMethods = (plan: PluginPlan, { days }: LastUpdated): PhpCode => php`
  /**
   * Renders the date of the last update of the current post.
   *
   * @return string HTML, or an empty string if the post has not been updated.
   */
  public function render() {
    $post = get_post();
    if ( null === $post ) {
      return '';
    }

    $days = ( get_post_timestamp( $post, 'modified' ) - get_post_timestamp( $post ) ) / DAY_IN_SECONDS;
    if ( $days < max( 0, (int) ${settingValue(plan, 'days', days)} ) ) {
      return '';
    }

    wp_enqueue_style( ${toolHandle(plan, 'last_updated')} );
    $date = sprintf(
      '<time datetime="%1$s">%2$s</time>',
      esc_attr( get_the_modified_date( DATE_W3C, $post ) ),
      esc_html( get_the_modified_date( '', $post ) )
    );

    return sprintf(
      '<p class="%1$s">%2$s</p>',
      ${toolHandle(plan, 'last_updated')},
      /* translators: %s: Date. */
      sprintf( esc_html__( 'Last updated on %s', ${plan.domain} ), $date )
    );
  }
`;

const lastUpdatedTest = (plan: PluginPlan, { days }: LastUpdated): TestCase => ({
  name: 'Last_Updated',
  summary: 'Tests for the date of the last update.',
  methods: [
    php`
      /**
       * The date is only shown for posts updated after publication.
       */
      public function test_only_later_changes_are_shown() {
        global $post, $wpdb;

        $post = self::factory()->post->create_and_get( array( 'post_date' => '2020-01-01 12:00:00' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A test.
        $date = new ${toolClass(plan, 'last_updated')}();

        foreach ( array( ${`+${days + 1} days`} => true, '+5 minutes' => false ) as $later => $is_shown ) {
          $time = gmdate( 'Y-m-d H:i:s', strtotime( '2020-01-01 12:00:00 ' . $later ) );
          $wpdb->update( $wpdb->posts, array( 'post_modified' => $time, 'post_modified_gmt' => $time ), array( 'ID' => $post->ID ) );
          clean_post_cache( $post->ID );
          $post = get_post( $post->ID ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A test.

          $this->assertSame( $is_shown, str_contains( $date->render(), '<time' ) );
        }
      }
    `,
  ],
});
