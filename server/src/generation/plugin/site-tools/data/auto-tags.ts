import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';

type AutoTags = {
  readonly taxonomy: 'post_tag' | 'category';
  readonly most: number;
};

const statements: readonly RegExp[] = [
  / (automatically|auto|auto-) ?.{0,20}(tag|tags|tagging|categori[sz]e\w*) .{0,40}(posts?|articles?|content) /,
  / (automatically|auto|auto-) ?.{0,20}(assign|add|set)\w* .{0,20}(tags?|categor(y|ies)) /,
  / (auto-tag|auto-tags|auto-tagging|auto-tagger|autotag|auto-categori[sz]e|auto-assign) /,
  / (tag|tags|categori[sz]es?) (new |all )?posts .{0,30}(automatically|based on|by (their|the) (content|words|text)|when|from) /,
  / (assign|assigns|add|adds|set|sets) (tags|categories) .{0,30}(automatically|based on|from (the|their)) /,
];
const somethingElse = / (alt|images?|links?|link|products?|with fields|hashtags?|script|meta|analytics|google|html) /;
const limitIn = (line: string): number | null => {
  const found =
    /(?:up to|most|maximum of|max|maximum|only|limit of) (\d{1,2}) /.exec(line)?.[1] ??
    / (\d{1,2}) tags /.exec(line)?.[1];
  return found === undefined ? null : Math.min(Math.max(Number(found), 1), 50);
};

/** "Automatically tag posts based on the words in their text." */
export const autoTags: SiteTool<AutoTags> = {
  tool: 'auto_tags',
  example: 'Automatically tag posts based on the words in their text.',
  provides: ['taxonomy'],
  recognize({ line }) {
    if (!statements.some((pattern) => pattern.test(line)) || somethingElse.test(line)) return null;
    return {
      taxonomy: / categor/.test(line) && !/ tags? /.test(line) ? 'category' : 'post_tag',
      most: limitIn(line) ?? 5,
    };
  },
  refine({ line }, options) {
    const most = limitIn(line);
    const isKnown =
      / (existing|tags?|words?|keywords?|title|content|settings?|rules?) /.test(line) && !/ shortcode /.test(line);
    return most === null && !isKnown ? null : { ...options, ...(most !== null && { most }) };
  },
  describe: ({ taxonomy, most }) =>
    `Assigns up to ${most} existing ${taxonomy === 'category' ? 'categories' : 'tags'} to a post if their names, or synonyms from a list, appear in its title or content.`,
  settings: ({ most }) => [
    {
      key: 'most_terms',
      names: /max|limit|number|most/,
      type: 'integer',
      label: 'Maximum per post',
      description: 'Manually assigned terms are not counted.',
      default: most,
      min: 1,
      max: 50,
      section: 'general',
    },
    {
      key: 'term_words',
      names: /words|rules|keywords/,
      type: 'textarea',
      label: 'Synonyms',
      description:
        'Enter one per line: a word, an equals sign and the term it stands for, such as cappuccino = Coffee.',
      default: '',
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const factory = identifier(options.taxonomy === 'category' ? 'category' : 'tag');
    return {
      classes: [
        {
          name: toolClassName(plan, 'auto_tags', 'Tagger'),
          summary: 'Assigns terms based on the content of posts.',
          code: autoTagsClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'auto_tags', 'Tagger')}() )->register();`],
      readme: {
        features: ['Automatically assigns tags whose names appear in the content'],
        tags: ['tags', 'automatic'],
      },
      instructions: [
        `Terms are assigned when a post is saved; manually assigned terms are never removed. Use the filter \`${toolName(plan, 'found_terms')}\` to change the matched terms.`,
      ],
      tests: [
        {
          name: 'Auto_Tags',
          summary: 'Tests for automatic tags.',
          methods: [
            php`
            /**
             * Only whole words are matched.
             */
            public function test_finds_terms() {
              $coffee = self::factory()->${factory}->create( array( 'name' => 'Coffee-Test' ) );
              $tea    = self::factory()->${factory}->create( array( 'name' => 'Tea-Test' ) );
              $post   = self::factory()->post->create( array( 'post_content' => 'All about coffee-test, and no Tea-Testing.' ) );
              $terms  = wp_get_object_terms( $post, ${options.taxonomy}, array( 'fields' => 'ids' ) );

              $this->assertContains( $coffee, $terms );
              $this->assertNotContains( $tea, $terms );
            }
          `,
          ],
        },
      ],
    };
  },
};

const autoTagsClass = (plan: PluginPlan, { taxonomy, most }: AutoTags): PhpCode => php`
  /**
   * Assigns terms whose names appear in the title or content of a post.
   */
  class ${toolClass(plan, 'auto_tags', 'Tagger')} {

    const TAXONOMY = ${taxonomy};

    /**
     * Registers the hooks. Runs after manually chosen terms have been saved.
     */
    public function register() {
      add_action( 'wp_after_insert_post', array( $this, 'add_terms' ), 10, 2 );
    }

    /**
     * Assigns the matching terms to a post.
     *
     * @param int     $post_id Post ID.
     * @param WP_Post $post    Post object.
     */
    public function add_terms( $post_id, $post ) {
      if ( in_array( $post->post_status, array( 'auto-draft', 'trash', 'inherit' ), true ) || ! is_object_in_taxonomy( $post->post_type, self::TAXONOMY ) ) {
        return;
      }

      $text  = $post->post_title . ' ' . wp_strip_all_tags( strip_shortcodes( $post->post_content ) );
      $found = array();
      foreach ( $this->words() as $word => $term_id ) {
        if ( preg_match( '/(?<![\p{L}\p{N}])' . preg_quote( (string) $word, '/' ) . '(?![\p{L}\p{N}])/iu', $text ) ) {
          $found[] = $term_id;
        }
      }

      /**
       * Filters the matched terms before they are assigned to a post.
       *
       * @param int[] $found   Term IDs.
       * @param int   $post_id Post ID.
       */
      $found = (array) apply_filters( ${toolName(plan, 'found_terms')}, array_slice( array_unique( $found ), 0, (int) ${settingValue(plan, 'most_terms', most)} ), $post_id );
      if ( array() !== $found ) {
        wp_set_object_terms( $post_id, array_map( 'intval', $found ), self::TAXONOMY, true );
      }
    }

    /**
     * Gets the words to look for.
     *
     * @return int[] Term IDs, keyed by word.
     */
    private function words() {
      $terms = get_terms(
        array(
          'taxonomy'   => self::TAXONOMY,
          'hide_empty' => false,
          'orderby'    => 'count',
          'order'      => 'DESC',
          'number'     => 200,
          'fields'     => 'id=>name',
        )
      );
      $names = is_array( $terms ) ? array_flip( array_map( 'wp_specialchars_decode', $terms ) ) : array();
      $words = $names;
      foreach ( explode( "\n", (string) ${settingValue(plan, 'term_words', '')} ) as $line ) {
        $parts = array_map( 'trim', explode( '=', $line, 2 ) );
        if ( 2 === count( $parts ) && '' !== $parts[0] && isset( $names[ $parts[1] ] ) ) {
          $words[ $parts[0] ] = $names[ $parts[1] ];
        }
      }

      return $words;
    }
  }
`;
