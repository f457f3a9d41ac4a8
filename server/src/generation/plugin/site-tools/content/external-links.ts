import type { Clause } from '../../../understanding/clause.ts';
import { type CssCode, css } from '../../../writers/css.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { isProperty } from '../support/property.ts';
import { cssClass, styleFile } from '../support/style.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';

type ExternalLinks = {
  readonly opensTab: boolean;
  readonly isNofollow: boolean;
  readonly hasIcon: boolean;
};

const phrases = [
  / (external|outbound|outgoing|off-?site) (links?|urls?|hyperlinks?) /,
  / links? (to|that lead to|that point to|leading to|pointing to) (other|external|foreign|another|third-party) (web ?sites?|sites?|domains?|pages?) /,
  / opens? (all |every |the )?links? in (a )?(new|another|separate) (browser )?(tabs?|windows?) /,
];

const about =
  / (open|opens|new tabs?|new windows?|nofollow|noopener|rel|target|icon|mark|marks|add|adds|set|sets|make|makes|handle|manager|plugin) /;

function saidIn({ line }: Clause): Partial<ExternalLinks> {
  return {
    ...(/ (tabs?|windows?|target) /.test(line) && {
      opensTab: !/ (same (tab|window)|not open|without opening) /.test(line),
    }),
    ...(/ (nofollow|no-follow|no follow) /.test(line) && { isNofollow: true }),
    ...(/ (icons?|arrows?|symbol|marker|marked|mark) /.test(line) && { hasIcon: true }),
  };
}

/** "Open external links in a new tab." */
export const externalLinks: SiteTool<ExternalLinks> = {
  tool: 'external_links',
  example: 'Open external links in posts in a new tab and add nofollow to them.',
  recognize(clause) {
    const found = phrases.find((phrase) => phrase.test(clause.line));
    if (found === undefined || isProperty(clause, found)) return null;
    const isShort = clause.words.length < 5;
    if (!about.test(clause.line) && !isShort) return null;
    const said = saidIn(clause);
    // Who asks for nofollow or an icon alone gets no new tabs.
    const opensTab = said.isNofollow !== true && said.hasIcon !== true;
    return { opensTab, isNofollow: false, hasIcon: false, ...said };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  combine: (first, second) => ({
    opensTab: first.opensTab || second.opensTab,
    isNofollow: first.isNofollow || second.isNofollow,
    hasIcon: first.hasIcon || second.hasIcon,
  }),
  describe: ({ opensTab, isNofollow, hasIcon }) => {
    const parts = [
      ...(opensTab ? ['open in a new tab'] : []),
      ...(isNofollow ? ['are marked as nofollow for search engines'] : []),
      ...(hasIcon ? ['are marked with an arrow'] : []),
    ];
    return `Links to other sites ${parts.join(' and ')}.`;
  },
  settings: ({ opensTab, isNofollow, hasIcon }) => [
    {
      key: 'opens_tab',
      names: /tab|window/,
      type: 'boolean',
      label: 'New tab',
      description: 'Open links to other sites in a new tab.',
      default: opensTab,
      section: 'general',
    },
    {
      key: 'is_nofollow',
      names: /follow/,
      type: 'boolean',
      label: 'Nofollow',
      description: 'Tell search engines not to follow links to other sites.',
      default: isNofollow,
      section: 'general',
    },
    {
      key: 'has_icon',
      names: /icon|arrow/,
      type: 'boolean',
      label: 'Arrow',
      description: 'Mark links to other sites with an arrow.',
      default: hasIcon,
      section: 'general',
    },
    {
      key: 'own_domains',
      names: /domain|exclu|except|whitelist|allow/,
      type: 'textarea',
      label: 'Excluded domains',
      description: 'Links to these domains are not changed. Enter one domain per line, such as shop.example.com.',
      default: '',
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, this.tool, 'Marker'),
          summary: 'Modifies external links.',
          code: externalLinksClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, this.tool, 'Marker')}() )->register();`],
      files: [styleFile(this.tool, externalLinksCss(plan))],
      tests: [externalLinksTest(plan)],
      readme: {
        features: ['Modifies external links on output; stored content is not changed'],
        tags: ['external links', 'new tab', 'nofollow'],
      },
      instructions: ['External links in posts, pages, widgets and comments are modified on output.'],
    };
  },
};

const externalLinksCss = (plan: PluginPlan): CssCode => css`
  .${cssClass(plan, 'external_links', 'arrow')}::after {
    content: "\\2197";
    margin-inline-start: 0.15em;
    font-size: 0.8em;
    text-decoration: none;
  }

  [dir="rtl"] .${cssClass(plan, 'external_links', 'arrow')}::after {
    content: "\\2196";
  }
`;

const externalLinksClass = (plan: PluginPlan, { opensTab, isNofollow, hasIcon }: ExternalLinks): PhpCode => php`
  /**
   * Modifies external links on output.
   */
  class ${toolClass(plan, 'external_links', 'Marker')} {

    /**
     * Registers the hooks. Runs after blocks and shortcodes, which can add links too.
     */
    public function register() {
      add_filter( 'the_content', array( $this, 'mark' ), 90 );
      add_filter( 'widget_text_content', array( $this, 'mark' ), 90 );
      add_filter( 'widget_block_content', array( $this, 'mark' ), 90 );
      add_filter( 'comment_text', array( $this, 'mark' ), 90 );
      add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_style' ) );
    }

    /**
     * Enqueues the stylesheet of the arrows.
     */
    public function enqueue_style() {
      if ( ${settingValue(plan, 'has_icon', hasIcon)} ) {
        wp_enqueue_style( ${toolHandle(plan, 'external_links')}, ${constantOf(plan, 'URL')} . 'assets/css/external-links.css', array(), ${constantOf(plan, 'VERSION')} );
      }
    }

    /**
     * Modifies the external links in a text.
     *
     * @param string $content HTML.
     * @return string Filtered HTML.
     */
    public function mark( $content ) {
      $tags = new WP_HTML_Tag_Processor( (string) $content );

      while ( $tags->next_tag( 'A' ) ) {
        if ( ! $this->is_external( $tags->get_attribute( 'href' ) ) ) {
          continue;
        }

        $rel = preg_split( '/\s+/', (string) $tags->get_attribute( 'rel' ), -1, PREG_SPLIT_NO_EMPTY );
        if ( ${settingValue(plan, 'opens_tab', opensTab)} ) {
          $tags->set_attribute( 'target', '_blank' );
          $rel[] = 'noopener';
        }
        if ( ${settingValue(plan, 'is_nofollow', isNofollow)} ) {
          $rel[] = 'nofollow';
        }
        if ( ${settingValue(plan, 'has_icon', hasIcon)} ) {
          $tags->add_class( ${`${toolHandle(plan, 'external_links')}__arrow`} );
        }
        if ( array() !== $rel ) {
          $tags->set_attribute( 'rel', implode( ' ', array_unique( $rel ) ) );
        }
      }

      return $tags->get_updated_html();
    }

    /**
     * Determines whether a link is external.
     *
     * @param string|true|null $href Value of the href attribute.
     * @return bool True if the link leads to another site, false otherwise.
     */
    public function is_external( $href ) {
      $url = is_string( $href ) ? wp_parse_url( trim( $href ) ) : false;
      if ( ! is_array( $url ) || empty( $url['host'] ) ) {
        return false;
      }
      if ( isset( $url['scheme'] ) && ! in_array( strtolower( $url['scheme'] ), array( 'http', 'https' ), true ) ) {
        return false;
      }

      $own   = preg_split( '/\s+/', strtolower( ${settingValue(plan, 'own_domains', '')} ), -1, PREG_SPLIT_NO_EMPTY );
      $own[] = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
      $host  = strtolower( $url['host'] );

      return ! in_array( $host, $own, true ) && ! in_array( preg_replace( '/^www\./', '', $host ), preg_replace( '/^www\./', '', $own ), true );
    }
  }
`;

const externalLinksTest = (plan: PluginPlan): TestCase => ({
  name: 'External_Links',
  summary: 'Tests for external links.',
  methods: [
    php`
      /**
       * Only links to other sites are external.
       */
      public function test_links_to_other_sites_are_found() {
        $marker = new ${toolClass(plan, 'external_links', 'Marker')}();

        $this->assertTrue( $marker->is_external( 'https://other.example/page' ) );
        $this->assertTrue( $marker->is_external( '//other.example/page' ) );
        $this->assertFalse( $marker->is_external( home_url( '/page/' ) ) );
        $this->assertFalse( $marker->is_external( '/page/' ) );
        $this->assertFalse( $marker->is_external( '#top' ) );
        $this->assertFalse( $marker->is_external( 'mailto:someone@other.example' ) );
      }
    `,
    php`
      /**
       * Internal links and text without links are not changed.
       */
      public function test_other_text_stays() {
        $marker = new ${toolClass(plan, 'external_links', 'Marker')}();

        $this->assertSame( '<p>1 < 2 <a href="/x">x</a></p>', $marker->mark( '<p>1 < 2 <a href="/x">x</a></p>' ) );
      }
    `,
  ],
});
