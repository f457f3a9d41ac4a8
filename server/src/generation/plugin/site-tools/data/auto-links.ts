import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentIn, contentSetting, contentTypes } from '../support/content-types.ts';
import { addressIn, quoteIn } from '../support/said.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';

type AutoLinks = {
  /** Lines of words and addresses: `tea = https://example.org/tea`. */
  readonly rules: string;
  readonly most: number;
  readonly content: readonly string[];
};

const statements: readonly RegExp[] = [
  / (auto-link|auto-links|auto-linking|autolink\w*|auto-linker) /,
  / (automatically|auto) .{0,20}(link|links|linking|turn|convert)\w* .{0,40}(keywords?|words?|terms?|phrases?) /,
  / (link|links|turn|turns|convert|converts|replace|replaces) .{0,20}(keywords?|certain words?|specific words?|terms|phrases) .{0,40}(to|into|with|in|automatically) /,
  / (keywords?|internal) (auto )?(linking|linker) /,
];
const limitIn = (line: string): number | null => {
  if (/ (only )?(once|first (time|occurrence|mention)) /.test(line)) return 1;
  const found = /(?:up to|most|maximum|max|first|limit of|only) (\d{1,2}) /.exec(line)?.[1];
  return found === undefined ? null : Math.min(Math.max(Number(found), 1), 50);
};
const ruleIn = (clause: Parameters<typeof addressIn>[0]): string => {
  const [word, address] = [quoteIn(clause), addressIn(clause)];
  return word === '' || address === '' ? '' : `${word.replace(/[\r\n=]+/g, ' ')} = ${address}`;
};

/** "Automatically link keywords in posts to addresses of a list." */
export const autoLinks: SiteTool<AutoLinks> = {
  tool: 'auto_links',
  example: 'Automatically link keywords in posts to the addresses of a list.',
  recognize(clause) {
    if (
      !statements.some((pattern) => pattern.test(clause.line)) ||
      / (with fields|glossary|tooltips?|broken|affiliate) /.test(clause.line)
    )
      return null;
    return {
      rules: ruleIn(clause),
      most: limitIn(clause.line) ?? 1,
      content: contentIn(clause).filter((name) => /^(post|page|product|any)$/.test(name)),
    };
  },
  refine(clause, options) {
    const rule = ruleIn(clause);
    const most = limitIn(clause.line);
    const isKnown = / (keywords?|urls?|links?|list|settings?|headings?|once|occurrence) /.test(clause.line);
    if (rule === '' && most === null && !isKnown) return null;
    return {
      ...options,
      ...(rule !== '' && { rules: [options.rules, rule].filter(Boolean).join('\n') }),
      ...(most !== null && { most }),
    };
  },
  describe: ({ most }) =>
    `Keywords from a list are linked in posts, ${most === 1 ? 'at their first occurrence' : `each up to ${most} times`}; headings, existing links and code are not changed.`,
  settings: ({ rules, most, content }) => [
    {
      key: 'link_rules',
      names: /keywords|links|words|rules/,
      type: 'textarea',
      label: 'Keywords',
      description:
        'Enter one per line: a word or phrase, an equals sign and the URL, such as green tea = https://example.org/tea.',
      default: rules,
      section: 'general',
    },
    {
      key: 'links_per_word',
      names: /max|limit|number|per/,
      type: 'integer',
      label: 'Maximum links per keyword',
      description: 'How often each keyword is linked in a single post.',
      default: most,
      min: 1,
      max: 50,
      section: 'general',
    },
    { ...contentSetting(content), description: 'Where to link keywords.' },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'auto_links', 'Linker'),
        summary: 'Links keywords in posts.',
        code: autoLinksClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'auto_links', 'Linker')}() )->register();`],
    readme: {
      features: ['Automatically links keywords in posts, except in headings, links and code'],
      tags: ['links', 'internal links'],
    },
    instructions: ['Enter the keywords and their URLs on the settings page.'],
    tests: [
      {
        name: 'Auto_Links',
        summary: 'Tests for keyword links.',
        methods: [
          php`
            /**
             * Keywords are linked, except in headings, in links and within other words.
             */
            public function test_links_words() {
              $linker = new ${toolClass(plan, 'auto_links', 'Linker')}();
              $rules  = array( 'green tea' => 'https://example.org/tea' );

              $this->assertSame(
                '<h2>Green tea</h2><p><a href="#x">green tea</a> greens, <a href="https://example.org/tea">Green tea</a>.</p>',
                $linker->link( '<h2>Green tea</h2><p><a href="#x">green tea</a> greens, Green tea.</p>', $rules )
              );
            }
          `,
        ],
      },
    ],
  }),
};

const autoLinksClass = (plan: PluginPlan, { rules, most, content }: AutoLinks): PhpCode => php`
  /**
   * Links keywords in posts.
   */
  class ${toolClass(plan, 'auto_links', 'Linker')} {

    /**
     * Elements in which keywords are not linked.
     */
    const LEFT_ALONE = array( 'a', 'button', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'script', 'style', 'textarea' );

    /**
     * Registers the hooks, to run after blocks and shortcodes are rendered.
     */
    public function register() {
      add_filter( 'the_content', array( $this, 'add_links' ), 20 );
    }

    /**
     * Links keywords in the content of a post.
     *
     * @param string $content Post content.
     * @return string
     */
    public function add_links( $content ) {
      $types = ${contentTypes(plan, content)};
      if ( array() === $types || ! is_singular( $types ) || ! in_the_loop() || ! is_main_query() ) {
        return $content;
      }

      return $this->link( $content, $this->rules() );
    }

    /**
     * Links keywords in HTML.
     *
     * @param string   $content HTML.
     * @param string[] $rules   URLs, keyed by keyword.
     * @return string
     */
    public function link( $content, $rules ) {
      $left  = array_fill_keys( array_keys( $rules ), (int) ${settingValue(plan, 'links_per_word', most)} );
      $depth = 0;
      $parts = wp_html_split( $content );
      foreach ( $parts as $index => $part ) {
        if ( preg_match( '#^<(/?)([a-z0-9]+)#i', $part, $tag ) ) {
          if ( in_array( strtolower( $tag[2] ), self::LEFT_ALONE, true ) ) {
            $depth = max( 0, $depth + ( '' === $tag[1] ? 1 : -1 ) );
          }
        } elseif ( 0 === $depth && '' !== trim( $part ) && '<' !== $part[0] ) {
          $parts[ $index ] = $this->link_words( $part, $rules, $left );
        }
      }

      return implode( '', $parts );
    }

    /**
     * Links keywords in a text node.
     *
     * @param string   $text  Text.
     * @param string[] $rules URLs, keyed by keyword.
     * @param int[]    $left  Remaining number of links, keyed by keyword.
     * @return string
     */
    private function link_words( $text, $rules, &$left ) {
      $words = array_keys( array_filter( $left ) );
      if ( array() === $words ) {
        return $text;
      }

      $patterns = array_map(
        static function ( $word ) {
          return preg_quote( esc_html( $word ), '/' );
        },
        $words
      );

      return (string) preg_replace_callback(
        '/(?<![\p{L}\p{N}&])(?:' . implode( '|', $patterns ) . ')(?![\p{L}\p{N}])/iu',
        static function ( $found ) use ( $rules, &$left ) {
          foreach ( $rules as $word => $address ) {
            if ( 0 < $left[ $word ] && 0 === strcasecmp( esc_html( $word ), $found[0] ) ) {
              --$left[ $word ];

              return sprintf( '<a href="%1$s">%2$s</a>', esc_url( $address ), $found[0] );
            }
          }

          return $found[0];
        },
        $text
      );
    }

    /**
     * Gets the keywords, longest first, so that phrases take precedence over single words.
     *
     * @return string[] URLs, keyed by keyword.
     */
    private function rules() {
      $rules = array();
      foreach ( explode( "\n", (string) ${settingValue(plan, 'link_rules', rules)} ) as $line ) {
        $parts = array_map( 'trim', explode( '=', $line, 2 ) );
        if ( 2 === count( $parts ) && '' !== $parts[0] && '' !== $parts[1] && get_permalink() !== $parts[1] ) {
          $rules[ $parts[0] ] = $parts[1];
        }
      }
      uksort(
        $rules,
        static function ( $one, $other ) {
          return strlen( $other ) - strlen( $one );
        }
      );

      return $rules;
    }
  }
`;
