import type { Clause } from '../../../understanding/clause.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { quotesIn } from '../support/said.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';

type Excerpts = {
  /** Words of an excerpt. */
  readonly length: number;
  /** Text of the link behind it; empty for the usual one. */
  readonly more: string;
};

const lengthIn = (line: string): number | null => {
  const found = /(\d{1,3}) words/.exec(line)?.[1] ?? / (?:to|of) (\d{1,3}) /.exec(line)?.[1];
  return found === undefined ? null : Math.min(Math.max(Number(found), 5), 500);
};
const readMore = / (read more|read-more|more link|more text|continue reading|excerpt more) /;

/** What the link says: of "Change “Read more” to “Continue”" the last. */
const moreIn = (clause: Clause): string =>
  quotesIn(clause).findLast((text) => !/^excerpt|^\[?(…|\.\.\.)\]?$/.test(text)) ?? '';

/** "Set the excerpt length to 30 words and change the read more text." */
export const excerpts: SiteTool<Excerpts> = {
  tool: 'excerpts',
  example: 'Set the excerpt length to 30 words.',
  recognize(clause) {
    const { line } = clause;
    const isLength =
      / excerpts? (length|size) | excerpts? .{0,20}(\d+ words|longer|shorter) /.test(line) ||
      / (length|words|shorten\w*|limit\w*|trim\w*|custom|customi[sz]e|change|control) .{0,30}excerpts? /.test(line);
    const isMore =
      readMore.test(line) && / (change|custom\w*|replace|set|edit|text|link|label|button|add|adds) /.test(line);
    if (
      (!isLength && !isMore) ||
      / (with fields|custom post types?|shortcode|meta description|faqs?|toggle|collapse) /.test(line)
    )
      return null;
    return { length: lengthIn(line) ?? 55, more: moreIn(clause) };
  },
  refine(clause, options) {
    const length = / (words?|excerpts?|length|long) /.test(clause.line) ? lengthIn(clause.line) : null;
    const isMore = readMore.test(clause.line);
    if (length === null && !isMore) return null;
    const more = moreIn(clause);
    return { ...options, ...(length !== null && { length }), ...(more !== '' && { more }) };
  },
  combine: (first, second) => ({
    length: first.length === 55 ? second.length : first.length,
    more: first.more === '' ? second.more : first.more,
  }),
  describe: ({ length, more }) =>
    `Limits excerpts to ${length} words, followed by a “${more === '' ? 'Read more' : more}” link.`,
  settings: ({ length, more }) => [
    {
      key: 'excerpt_length',
      names: /length|words/,
      type: 'integer',
      label: 'Excerpt length (words)',
      description: 'Manual excerpts are not shortened.',
      default: length,
      min: 5,
      max: 500,
      section: 'general',
    },
    {
      key: 'read_more',
      names: /more/,
      type: 'text',
      label: 'Link text',
      description: 'Text of the link to the full post. Leave empty to show no link.',
      default: more === '' ? 'Read more' : more,
      section: 'general',
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'excerpts', 'Length'),
        summary: 'Sets the excerpt length and the “Read more” link.',
        code: excerptsClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'excerpts', 'Length')}() )->register();`],
    readme: { features: ['Sets the length of excerpts and the link after them'], tags: ['excerpt', 'read more'] },
    instructions: ['Set the excerpt length and the link text on the settings page.'],
    tests: [
      {
        name: 'Excerpts',
        summary: 'Tests for excerpts.',
        methods: [
          php`
            /**
             * Excerpts have the configured length and link.
             */
            public function test_length_and_link() {
              $excerpts = new ${toolClass(plan, 'excerpts', 'Length')}();
              $post     = self::factory()->post->create();
              $this->go_to( '/?p=' . $post );
              the_post();

              $this->assertSame( ${options.length}, $excerpts->length() );
              $this->assertStringContainsString( 'href="', $excerpts->more( '&hellip;' ) );
              $this->assertSame( '', $excerpts->more( '' ) );
            }
          `,
        ],
      },
    ],
  }),
};

const excerptsClass = (plan: PluginPlan, { length, more }: Excerpts): PhpCode => php`
  /**
   * Sets the excerpt length and the “Read more” link, in classic themes and in blocks.
   */
  class ${toolClass(plan, 'excerpts', 'Length')} {

    /**
     * Registers the hooks, with a late priority so that themes are overridden.
     */
    public function register() {
      add_filter( 'excerpt_length', array( $this, 'length' ), 999 );
      add_filter( 'excerpt_more', array( $this, 'more' ), 999 );
      add_filter( 'render_block_data', array( $this, 'set_block_length' ) );
    }

    /**
     * Filters the excerpt length.
     *
     * @return int Number of words.
     */
    public function length() {
      return (int) ${settingValue(plan, 'excerpt_length', length)};
    }

    /**
     * Filters the text after a trimmed excerpt.
     *
     * @param string $more Text after the excerpt; empty if a block provides its own link.
     * @return string HTML.
     */
    public function more( $more ) {
      $text = $this->text();
      $post = get_post();
      if ( '' === $more ) {
        return '';
      }
      if ( '' === $text || null === $post ) {
        return '&hellip;';
      }

      return sprintf(
        '&hellip; <a class="%1$s" href="%2$s">%3$s<span class="screen-reader-text"> %4$s</span></a>',
        ${toolHandle(plan, 'read_more')},
        esc_url( get_permalink( $post ) ),
        esc_html( $text ),
        esc_html( wp_strip_all_tags( get_the_title( $post ) ) )
      );
    }

    /**
     * Gets the link text.
     *
     * @return string
     */
    private function text() {
      return (string) ${settingValue(plan, 'read_more', more === '' ? 'Read more' : more)};
    }

    /**
     * Applies the settings to excerpt blocks that do not set their own.
     *
     * @param array $block Parsed block.
     * @return array
     */
    public function set_block_length( $block ) {
      if ( 'core/post-excerpt' === $block['blockName'] ) {
        $block['attrs'] += array(
          'excerptLength' => $this->length(),
          'moreText'      => esc_html( $this->text() ),
        );
      }

      return $block;
    }
  }
`;
