import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { translated } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { mainTextMethod } from '../../support/content-filter.ts';
import { styleMethod } from '../../support/style.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { TableOfContents } from './table-of-contents-options.ts';

const tool = 'table_of_contents';

/** The class that finds headings, gives them anchors and lists them. */
export function tableOfContentsClass(plan: PluginPlan, options: TableOfContents): PhpCode {
  const { position, title, deepest, minimum, minimumWords, isNumbered, isCollapsible, isOpen, content } = options;
  const handle = toolHandle(plan, tool);
  return php`
    /**
     * Adds a table of contents that links to the headings of a post.
     */
    class ${toolClass(plan, tool)} {

      /**
       * Placeholder that the shortcode outputs until all headings are known.
       */
      const PLACEHOLDER = ${`<!-- ${handle} -->`};

      /**
       * Registers the hooks. Runs after blocks and shortcodes, which can add headings too.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_style' ) );
        add_shortcode( ${toolName(plan, tool)}, array( $this, 'placeholder' ) );
        add_filter( 'the_content', array( $this, 'add_to_content' ), 12 );
      }

      ${styleMethod(plan, { tool, content, what: 'a table of contents' })}

      /**
       * Outputs the placeholder at the position of the shortcode.
       *
       * @return string HTML comment.
       */
      public function placeholder() {
        return self::PLACEHOLDER;
      }

      /**
       * Adds the table of contents to the content of a single post, or in place of the shortcode.
       *
       * @param string $content Post content.
       * @return string Post content with anchors and table of contents.
       */
      public function add_to_content( $content ) {
        $is_placed = str_contains( $content, self::PLACEHOLDER );
        if ( ! $is_placed && ! $this->is_main_text() ) {
          return $content;
        }

        $headings = is_singular() ? $this->headings( $content ) : array();
        $minimum  = $is_placed ? 1 : (int) ${settingValue(plan, 'minimum', minimum)};
        if ( ${minimumWords === undefined ? php`count( $headings ) < $minimum` : php`count( $headings ) < $minimum || ( ! $is_placed && ! $this->is_long( $content ) )`} ) {
          return str_replace( self::PLACEHOLDER, '', $content );
        }

        wp_enqueue_style( ${handle} );
        $content = $this->with_anchors( $content, $headings );
        $table   = $this->table( $headings );
        if ( $is_placed ) {
          return str_replace( self::PLACEHOLDER, $table, $content );
        }

        $first = strpos( $content, '<h' . $headings[0]['level'] );

        return 'first_heading' === ${settingValue(plan, 'position', position)} && false !== $first
          ? substr_replace( $content, $table, $first, 0 )
          : $table . $content;
      }

      ${mainTextMethod(plan, content)}

      ${minimumWords === undefined ? noPhp : lengthMethod(plan, minimumWords)}

      /**
       * Finds the headings of a post.
       *
       * @param string $content Post content.
       * @return array[] Headings in order, each with \`level\`, \`text\` and a unique \`id\`.
       */
      public function headings( $content ) {
        $tags     = $this->tags();
        $tokens   = new WP_HTML_Tag_Processor( $content );
        $headings = array();
        $current  = null;

        while ( $tokens->next_token() ) {
          $name = $tokens->get_token_name();
          if ( '#text' === $name && null !== $current ) {
            $headings[ $current ]['text'] .= $tokens->get_modifiable_text();
          } elseif ( in_array( $name, $tags, true ) ) {
            $current = null;
            if ( ! $tokens->is_tag_closer() ) {
              $current    = count( $headings );
              $headings[] = array(
                'level' => (int) substr( $name, 1 ),
                'text'  => '',
                'id'    => (string) $tokens->get_attribute( 'id' ),
              );
            }
          }
        }

        return $this->with_ids( $headings );
      }

      /**
       * Adds missing IDs to headings.
       *
       * @param array[] $headings Headings.
       * @return array[] Headings with trimmed texts and unique IDs.
       */
      private function with_ids( $headings ) {
        $taken = array_filter( wp_list_pluck( $headings, 'id' ) );

        foreach ( $headings as $index => $heading ) {
          $text = trim( preg_replace( '/\s+/u', ' ', $heading['text'] ) );
          $id   = $heading['id'];
          if ( '' === $id ) {
            // The prefix avoids clashes with IDs of the theme, such as "content" and "comments".
            $base = 'h-' . rawurldecode( sanitize_title( $text, (string) ( $index + 1 ) ) );
            $id   = $base;
            for ( $number = 2; in_array( $id, $taken, true ); $number++ ) {
              $id = $base . '-' . $number;
            }
            $taken[] = $id;
          }

          $headings[ $index ]['text'] = $text;
          $headings[ $index ]['id']   = $id;
        }

        return $headings;
      }

      /**
       * Adds the IDs to the headings in the content.
       *
       * @param string  $content  Post content.
       * @param array[] $headings Headings.
       * @return string Post content with anchors.
       */
      private function with_anchors( $content, $headings ) {
        $tags  = $this->tags();
        $text  = new WP_HTML_Tag_Processor( $content );
        $index = 0;

        while ( $text->next_tag() ) {
          if ( in_array( $text->get_tag(), $tags, true ) ) {
            $text->set_attribute( 'id', $headings[ $index ]['id'] );
            ++$index;
          }
        }

        return $text->get_updated_html();
      }

      /**
       * Renders the table of contents.
       *
       * @param array[] $headings Headings.
       * @return string HTML.
       */
      public function table( $headings ) {
        $headings = array_filter(
          $headings,
          static function ( $heading ) {
            return '' !== $heading['text'];
          }
        );
        $title    = ${settingValue(plan, 'title', title)};
        $title    = '' === $title ? ${translated(plan, 'Table of contents')} : $title;

        if ( ! ${settingValue(plan, 'is_collapsible', isCollapsible)} ) {
          return sprintf(
            '<nav class="%1$s" aria-label="%2$s"><p class="%1$s__title">%3$s</p>%4$s</nav>',
            ${handle},
            esc_attr( $title ),
            esc_html( $title ),
            $this->entries( $headings )
          );
        }

        return sprintf(
          '<nav class="%1$s" aria-label="%2$s"><details%3$s><summary class="%1$s__title">%4$s</summary>%5$s</details></nav>',
          ${handle},
          esc_attr( $title ),
          ${isCollapsible ? php`${settingValue(plan, 'is_open', isOpen)} ? ' open' : ''` : php`' open'`},
          esc_html( $title ),
          $this->entries( $headings )
        );
      }

      /**
       * Renders the entries, with nested lists for lower levels.
       *
       * @param array[] $headings Headings.
       * @return string HTML.
       */
      private function entries( $headings ) {
        $list   = ${settingValue(plan, 'is_numbered', isNumbered)} ? 'ol' : 'ul';
        $open   = sprintf( '<%1$s class="%2$s">', $list, ${`${handle}__list`} );
        $close  = "</li></$list>";
        $levels = array();
        $markup = '';

        foreach ( $headings as $heading ) {
          $level = $heading['level'];
          while ( count( $levels ) > 1 && $levels[ count( $levels ) - 2 ] >= $level ) {
            array_pop( $levels );
            $markup .= $close;
          }

          if ( array() === $levels || end( $levels ) < $level ) {
            $levels[] = $level;
            $markup  .= $open;
          } else {
            // A post may start with a lower heading than those that follow.
            $levels[ count( $levels ) - 1 ] = $level;

            $markup .= '</li>';
          }
          $markup .= sprintf( '<li><a href="%1$s">%2$s</a>', esc_url( '#' . $heading['id'] ), esc_html( $heading['text'] ) );
        }

        return $markup . str_repeat( $close, count( $levels ) );
      }

      /**
       * Gets the heading tags to list.
       *
       * @return string[] From \`H2\` to the deepest level.
       */
      private function tags() {
        $deepest = min( 6, max( 2, (int) ${settingValue(plan, 'deepest_level', deepest)} ) );

        return array_slice( array( 'H2', 'H3', 'H4', 'H5', 'H6' ), 0, $deepest - 1 );
      }
    }
  `;
}

/** Whether a text is long enough for a table. */
const lengthMethod = (plan: PluginPlan, minimumWords: number): PhpCode => php`
  /**
   * Determines whether a post is long enough for a table of contents.
   *
   * @param string $content Rendered post content.
   * @return bool True if it has enough words, false otherwise.
   */
  public function is_long( $content ) {
    // Counts words in any script; str_word_count() only supports Latin letters.
    $words = preg_split( '/\s+/u', wp_strip_all_tags( str_replace( '<', ' <', $content ) ), -1, PREG_SPLIT_NO_EMPTY );

    return count( (array) $words ) >= (int) ${settingValue(plan, 'minimum_words', minimumWords)};
  }
`;

/** A test that shorter posts have no table. */
const lengthTest = (plan: PluginPlan, minimumWords: number): PhpCode => php`
  /**
   * Posts with too few words have no table of contents.
   */
  public function test_short_posts_have_no_table() {
    $contents = new ${toolClass(plan, tool)}();

    $this->assertTrue( $contents->is_long( '<p>' . str_repeat( 'word ', ${minimumWords} ) . '</p>' ) );
    $this->assertFalse( $contents->is_long( '<p>' . str_repeat( 'word ', ${minimumWords - 1} ) . '</p>' ) );
  }
`;

/** Tests of the class. */
export const tableOfContentsTest = (plan: PluginPlan, { deepest, minimumWords }: TableOfContents): TestCase => ({
  name: 'Table_Of_Contents',
  summary: 'Tests for the table of contents.',
  methods: [
    php`
      /**
       * Every heading has a unique ID; existing IDs are kept.
       */
      public function test_headings_have_unique_ids() {
        $contents = new ${toolClass(plan, tool)}();
        $headings = $contents->headings( '<h2>One &amp; two</h2><h2 id="own">Own</h2><h2>One &amp; <em>two</em></h2>' );

        $this->assertSame( array( 'One & two', 'Own', 'One & two' ), wp_list_pluck( $headings, 'text' ) );
        $this->assertSame( array( 'h-one-two', 'own', 'h-one-two-2' ), wp_list_pluck( $headings, 'id' ) );
      }
    `,
    php`
      /**
       * The shortcode positions the table of contents, and heading texts are escaped.
       */
      public function test_shortcode_places_the_table() {
        $content = ${`<h2>First &lt;b&gt;</h2>[${toolName(plan, tool)}]<h1>Title</h1>`};
        $this->go_to( get_permalink( self::factory()->post->create( array( 'post_content' => $content ) ) ) );

        $text = apply_filters( 'the_content', $content );

        $this->assertStringContainsString( '<h2 id="h-first">First', $text );
        $this->assertStringContainsString( '<a href="#h-first">First &lt;b&gt;</a></li>', $text );
        $this->assertGreaterThan( strpos( $text, '</h2>' ), strpos( $text, '<nav' ) );
      }
    `,
    php`
      /**
       * Lower headings are listed in nested lists.
       */
      public function test_entries_are_nested() {
        $contents = new ${toolClass(plan, tool)}();
        $table    = $contents->table( $contents->headings( '<h2>A</h2><h3>B</h3><h2>C</h2>' ) );

        $this->assertSame( ${deepest > 2 ? 2 : 1}, substr_count( $table, ${`class="${toolHandle(plan, tool)}__list"`} ) );
        $this->assertSame( substr_count( $table, '<li>' ), substr_count( $table, '</li>' ) );
      }
    `,
    ...(minimumWords === undefined ? [] : [lengthTest(plan, minimumWords)]),
  ],
});
