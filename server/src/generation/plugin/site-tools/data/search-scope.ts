import type { Clause } from '../../../understanding/clause.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentIn } from '../support/content-types.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';

type SearchScope = {
  /** What is found. */
  readonly content: readonly string[];
  /** Ids of what is not found, as text: `12, 34`. */
  readonly excluded: string;
};

const leaving = / (exclude|excludes|excluding|remove|removes|hide|hides|omit|omits|leave|leaves|skip|drop) /;
const taking = / (include|includes|including|add|adds|limit|limits|restrict|restricts|only) /;
const named =
  / (in|from|of|the|to|my|our|site|website|wordpress) (site |site's |website |wordpress |blog )*search( results?| query)? /;
const somethingElse =
  / (filters?|filterable|by name|by title|search form|search box|search field|highlight\w*|log|logs|popular|ajax|live|sitemap|google|search engines?|engines) /;

const kindsIn = (clause: Clause): readonly string[] => [
  ...contentIn(clause).filter((name) => /^(post|page)$/.test(name)),
  ...(/ products? /.test(clause.line) ? ['product'] : []),
];
const idsIn = (line: string): string =>
  / ids? /.test(line) ? (line.match(/ \d{1,9}(?= )/g) ?? []).map((id) => id.trim()).join(', ') : '';

/** "Exclude pages from search results." */
export const searchScope: SiteTool<SearchScope> = {
  tool: 'search_scope',
  example: 'Exclude pages from the search results of the site.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    const isLeaving = leaving.test(line);
    if (!named.test(line) || somethingElse.test(line) || !(isLeaving || taking.test(line))) return null;
    const kinds = kindsIn(clause);
    const excluded = idsIn(line);
    const isSpecific =
      excluded !== '' || / (certain|some|specific|selected|particular|individual|single|given|these) /.test(line);
    if (kinds.length === 0 && !isSpecific) return null;
    const all = ['post', 'page'];
    if (isSpecific && isLeaving) return { content: all, excluded };
    if (isLeaving) return { content: all.filter((kind) => !kinds.includes(kind)), excluded };
    return {
      content: / (limit|limits|restrict|restricts|only) /.test(line) ? kinds : [...new Set([...all, ...kinds])],
      excluded,
    };
  },
  refine(clause, options) {
    const excluded = idsIn(clause.line);
    if (excluded !== '') return { ...options, excluded };
    return / (ids?|post types?|settings?|search) /.test(clause.line) && !/ (form|box|filter) /.test(clause.line)
      ? options
      : null;
  },
  describe: ({ content, excluded }) =>
    `The site search finds ${content.length === 0 ? 'nothing' : content.map((kind) => `${kind}s`).join(' and ')}${excluded === '' ? '' : `, except those with the IDs ${excluded}`}.`,
  settings: ({ content, excluded }) => [
    {
      key: 'search_types',
      names: /post_types?|content_types?/,
      type: 'post_types',
      label: 'Searchable content',
      description: 'Leave all unselected to use the WordPress default.',
      default: content,
      section: 'general',
    },
    {
      key: 'search_excluded',
      names: /exclude|ids/,
      type: 'text',
      label: 'Excluded posts',
      description: 'IDs of posts and pages, separated by commas.',
      default: excluded,
      section: 'general',
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'search_scope', 'Scope'),
        summary: 'Limits the site search.',
        code: searchScopeClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'search_scope', 'Scope')}() )->register();`],
    readme: {
      features: ['Chooses which content types the search includes, and excludes individual posts'],
      tags: ['search'],
    },
    instructions: ['Choose what the search finds on the settings page.'],
    tests: [
      {
        name: 'Search_Scope',
        summary: 'Tests for the search.',
        methods: [
          php`
            /**
             * The search is limited to the chosen content types; other queries are not changed.
             */
            public function test_limits_the_search() {
              require_once ABSPATH . 'wp-admin/includes/admin.php';
              set_current_screen( 'front' );
              $this->go_to( '/?s=words' );
              $this->assertSame( ${[...options.content]}, $GLOBALS['wp_query']->get( 'post_type' ) );

              $other = new WP_Query( array( 's' => 'words' ) );
              $this->assertNotSame( ${[...options.content]}, $other->get( 'post_type' ) );
            }
          `,
        ],
      },
    ],
  }),
};

const searchScopeClass = (plan: PluginPlan, { content, excluded }: SearchScope): PhpCode => php`
  /**
   * Limits the site search. Searches in the admin and by other plugins are not changed.
   */
  class ${toolClass(plan, 'search_scope', 'Scope')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'pre_get_posts', array( $this, 'limit' ) );
    }

    /**
     * Limits the main search query.
     *
     * @param WP_Query $query Query object.
     */
    public function limit( $query ) {
      if ( is_admin() || ! $query->is_main_query() || ! $query->is_search() ) {
        return;
      }

      $types = ${settingValue(plan, 'search_types', content)};
      if ( array() !== $types && ! $query->get( 'post_type' ) ) {
        $query->set( 'post_type', $types );
      }

      $excluded = wp_parse_id_list( ${settingValue(plan, 'search_excluded', excluded)} );
      if ( array() !== $excluded ) {
        $query->set( 'post__not_in', array_merge( (array) $query->get( 'post__not_in' ), $excluded ) );
      }
    }
  }
`;
