import { joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { classNameOf, classOf, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanTaxonomy, PluginPlan } from '../../plan.ts';
import { withArticle } from '../support/format-text.ts';

/** First parts of addresses that WordPress has for taxonomies and dates of its own. */
const takenAddresses = new Set('category categories tag tags type author page feed embed search post posts'.split(' '));

/** The class that registers the plugin's taxonomies. */
export function taxonomiesClass(plan: PluginPlan): PluginClass {
  const { taxonomies } = plan;
  const hasTerms = taxonomies.some(({ terms }) => terms.length > 0);
  return {
    name: classNameOf(plan, 'Taxonomies'),
    summary: 'Taxonomies.',
    code: php`
      /**
       * Registers the taxonomies of the plugin.
       */
      final class ${classOf(plan, 'Taxonomies')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'register_taxonomies' ) );
        }

        /**
         * Registers the taxonomies.
         */
        public function register_taxonomies() {
          ${joinPhp(
            taxonomies.map((one) => registration(plan, one)),
            '\n\n',
          )}
        }

        ${hasTerms ? termsMethod(taxonomies) : noPhp}
      }
    `,
  };
}

function registration(plan: PluginPlan, taxonomy: PlanTaxonomy): PhpCode {
  const owners = plan.entities.filter(({ postType }) => taxonomy.postTypes.includes(postType));
  const isPublic = owners.some((entity) => entity.isPublic);
  const owner = owners.find(({ capabilities }) => capabilities.type[0] !== 'post');
  const slug = takenAddresses.has(taxonomy.slug) ? `${plan.domain}-${taxonomy.slug}` : taxonomy.slug;
  const args: { readonly [key: string]: PhpValue } = {
    labels: labelsOf(plan, taxonomy),
    public: isPublic,
    ...(isPublic ? {} : { show_ui: true }),
    hierarchical: taxonomy.isHierarchical,
    show_admin_column: true,
    show_in_rest: isPublic,
    ...(isPublic && { rest_base: `${plan.domain}-${taxonomy.slug}`, rewrite: { slug, with_front: false } }),
    ...(owner !== undefined && {
      capabilities: {
        manage_terms: owner.capabilities.editOthers,
        edit_terms: owner.capabilities.editOthers,
        delete_terms: owner.capabilities.editOthers,
        assign_terms: owner.capabilities.edit,
      },
    }),
  };
  return php`
    register_taxonomy(
      ${taxonomy.taxonomy},
      ${[...taxonomy.postTypes]},
      ${args}
    );
  `;
}

function labelsOf(plan: PluginPlan, taxonomy: PlanTaxonomy): { readonly [key: string]: PhpValue } {
  const { singular, plural, isHierarchical } = taxonomy;
  const [one, many] = [singular.toLowerCase(), plural.toLowerCase()];
  const texts: Readonly<Record<string, string>> = {
    name: plural,
    singular_name: singular,
    search_items: `Search ${many}`,
    all_items: `All ${many}`,
    ...(isHierarchical
      ? { parent_item: `Parent ${one}`, parent_item_colon: `Parent ${one}:` }
      : {
          popular_items: `Popular ${many}`,
          separate_items_with_commas: `Separate ${many} with commas`,
          add_or_remove_items: `Add or remove ${many}`,
          choose_from_most_used: `Choose from the most used ${many}`,
        }),
    edit_item: `Edit ${one}`,
    view_item: `View ${one}`,
    update_item: `Update ${one}`,
    add_new_item: `Add ${one}`,
    new_item_name: `New ${one} name`,
    not_found: `No ${many} found.`,
    no_terms: `No ${many}`,
    filter_by_item: `Filter by ${one}`,
    items_list_navigation: `${plural} list navigation`,
    items_list: `${plural} list`,
    back_to_items: `&larr; Go to ${plural}`,
    item_link: `${singular} link`,
    item_link_description: `A link to ${withArticle(one)}.`,
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translated(plan, text)]));
}

function termsMethod(taxonomies: readonly PlanTaxonomy[]): PhpCode {
  const terms = Object.fromEntries(
    taxonomies.filter((one) => one.terms.length > 0).map((one) => [one.taxonomy, [...one.terms]]),
  );
  return php`
    /**
     * Adds the default terms to empty taxonomies.
     */
    public function add_terms() {
      $terms = ${terms};

      foreach ( $terms as $taxonomy => $names ) {
        $count = wp_count_terms(
          array(
            'taxonomy'   => $taxonomy,
            'hide_empty' => false,
          )
        );

        if ( (int) $count > 0 ) {
          continue;
        }

        foreach ( $names as $name ) {
          wp_insert_term( wp_slash( $name ), $taxonomy );
        }
      }
    }
  `;
}
