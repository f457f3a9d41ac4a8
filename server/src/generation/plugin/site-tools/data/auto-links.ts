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
  return found === undefined ? null : Math.max(1, Number(found));
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
    `Words of a list become links in texts, ${most === 1 ? 'where each stands first' : `each up to ${most} times`}; headings, links and code stay as they are.`,
  settings: ({ rules, most, content }) => [
    {
      key: 'link_rules',
      names: /keywords|links|words|rules/,
      type: 'textarea',
      label: 'Words',
      description:
        'One a line: a word or phrase, an equals sign and the address, such as green tea = https://example.org/tea.',
      default: rules,
      section: 'general',
    },
    {
      key: 'links_per_word',
      names: /max|limit|number|per/,
      type: 'integer',
      label: 'Links for a word',
      description: 'How often a word becomes a link in one text.',
      default: most,
      min: 1,
      max: 50,
      section: 'general',
    },
    { ...contentSetting(content), description: 'Where words become links.' },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'auto_links', 'Linker'),
        summary: 'Makes links of words.',
        code: autoLinksClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'auto_links', 'Linker')}() )->register();`],
    readme: { features: ['Makes links of words of a list, in texts only'], tags: ['links', 'internal links'] },
    instructions: ['The words and their addresses are on the page of settings.'],
    tests: [
      {
        name: 'Auto_Links',
        summary: 'Tests of words that become links.',
        methods: [
          php`
            /**
             * Words in texts become links; headings, links and parts of words do not.
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
   * Makes links of words that stand in texts.
   */
  class ${toolClass(plan, 'auto_links', 'Linker')} {

    /**
     * Elements whose words stay as they are.
     */
    const LEFT_ALONE = array( 'a', 'button', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'script', 'style', 'textarea' );

    /**
     * Hooks it into WordPress, after blocks and shortcodes are rendered.
     */
    public function register() {
      add_filter( 'the_content', array( $this, 'add_links' ), 20 );
    }

    /**
     * Makes links in the text of a post.
     *
     * @param string $content The text.
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
     * Makes links in a text.
     *
     * @param string   $content The text.
     * @param string[] $rules   Addresses by word.
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
     * Makes links in a text without elements.
     *
     * @param string   $text  The text.
     * @param string[] $rules Addresses by word.
     * @param int[]    $left  How many more links each word gets.
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
     * The words, the longest first, so that a phrase comes before its words.
     *
     * @return string[] Addresses by word.
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
