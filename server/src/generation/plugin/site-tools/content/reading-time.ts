import { type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentFilter } from '../support/content-filter.ts';
import { contentIn, contentSetting } from '../support/content-types.ts';
import { type Position, placeText, positionIn, positionSetting } from '../support/position.ts';
import { toolClass, toolClassName, toolHandle, toolName } from '../support/tool-names.ts';

type ReadingTime = {
  readonly position: Position;
  readonly wordsPerMinute: number;
  readonly content: readonly string[];
};

const wordsPerMinuteIn = (line: string): number | null => {
  const found = /(\d{2,4}) (?:words|wpm)/.exec(line)?.[1];
  return found === undefined ? null : Math.min(Math.max(Number(found), 50), 1000);
};

/** "Show the estimated reading time above each post." */
export const readingTime: SiteTool<ReadingTime> = {
  tool: 'reading_time',
  example: 'Show the estimated reading time above each post.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    const isNamed =
      / (reading|read) times? /.test(line) ||
      / (minutes? (to )?read|min read|time to read) /.test(line) ||
      / how long .{0,60}(takes?|need|needs) .{0,20}read/.test(line);
    if (!isNamed) return null;
    return {
      position: positionIn(clause) ?? 'above',
      wordsPerMinute: wordsPerMinuteIn(line) ?? 200,
      content: contentIn(clause),
    };
  },
  refine(clause, options) {
    const wordsPerMinute = wordsPerMinuteIn(clause.line);
    const position = positionIn(clause);
    if (wordsPerMinute === null && position === null) return null;
    return {
      ...options,
      ...(wordsPerMinute !== null && { wordsPerMinute }),
      ...(position !== null && { position }),
    };
  },
  describe: ({ position, wordsPerMinute }) =>
    `The estimated reading time is shown ${placeText(position)}, based on ${wordsPerMinute} words per minute.`,
  settings: ({ position, wordsPerMinute, content }) => [
    {
      key: 'words_per_minute',
      names: /words|wpm|reading_speed|speed/,
      type: 'integer',
      label: 'Words per minute',
      description: 'Average reading speed of visitors.',
      default: wordsPerMinute,
      min: 50,
      max: 1000,
      section: 'general',
    },
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    const tag = toolName(plan, 'reading_time');
    return {
      classes: [
        {
          name: toolClassName(plan, 'reading_time'),
          summary: 'Shows the estimated reading time.',
          code: readingTimeClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'reading_time')}() )->register();`],
      readme: { features: ['Shows the estimated reading time of posts'], tags: ['reading time'] },
      tests: [readingTimeTest(plan, options)],
      instructions: [
        `The reading time is shown ${placeText(options.position)}; \`[${tag}]\` displays it anywhere else.`,
      ],
    };
  },
};

function readingTimeClass(plan: PluginPlan, { position, wordsPerMinute, content }: ReadingTime): PhpCode {
  return php`
    /**
     * Shows the estimated reading time.
     */
    class ${toolClass(plan, 'reading_time')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'the_content', array( $this, 'add_to_content' ) );
        add_shortcode( ${toolName(plan, 'reading_time')}, array( $this, 'render' ) );
      }

      ${contentFilter(plan, { position, content, what: 'the reading time' })}

      /**
       * Renders the reading time of the current post.
       *
       * @return string HTML, or an empty string for a post without words.
       */
      public function render() {
        $minutes = $this->minutes( get_post() );
        if ( 0 === $minutes ) {
          return '';
        }

        return sprintf(
          '<p class="%1$s">%2$s</p>',
          ${toolHandle(plan, 'reading_time')},
          esc_html(
            sprintf(
              /* translators: %s: Number of minutes. */
              _n( '%s min read', '%s min read', $minutes, ${plan.domain} ),
              number_format_i18n( $minutes )
            )
          )
        );
      }

      /**
       * Calculates the reading time of a post.
       *
       * @param WP_Post|null $post The post.
       * @return int Minutes, at least 1; 0 for a post without words.
       */
      public function minutes( $post ) {
        if ( null === $post ) {
          return 0;
        }

        // Counts words in any script; str_word_count() only supports Latin letters.
        $text  = wp_strip_all_tags( strip_shortcodes( $post->post_content ) );
        $words = count( preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY ) );
        $speed = max( 1, (int) ${settingValue(plan, 'words_per_minute', wordsPerMinute)} );

        return (int) ceil( $words / $speed );
      }
    }
  `;
}

const readingTimeTest = (plan: PluginPlan, { wordsPerMinute }: ReadingTime): TestCase => ({
  name: 'Reading_Time',
  summary: 'Tests for the reading time.',
  methods: [
    php`
      /**
       * The reading time is rounded up to full minutes.
       */
      public function test_minutes_are_counted_by_words() {
        $id   = self::factory()->post->create( array( 'post_content' => str_repeat( 'word ', ${2 * wordsPerMinute + 1} ) ) );
        $time = new ${toolClass(plan, 'reading_time')}();

        $this->assertSame( 3, $time->minutes( get_post( $id ) ) );
      }
    `,
  ],
});
