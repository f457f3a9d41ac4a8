import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, constantOf, handleOf, prefixed } from '../../code-names.ts';
import { areRecordsRestricted } from '../../data/restricted.ts';
import type { PlanEntity, PlanField, PlanTaxonomy, PluginPlan } from '../../plan.ts';
import { onPage } from '../post-type/details-class.ts';
import { settingValue } from '../settings/settings-of.ts';
import { approvalOf } from '../status-actions/status-actions.ts';
import { entityClassOf, pluralKeyOf, repositoryOf, singularSlugOf } from '../support/entity-names.ts';
import { findBehaviours } from '../support/find-behaviours.ts';
import { withArticle } from '../support/format-text.ts';
import { type ListOptions, listLayouts, listOptions } from './list-options.ts';

/** The class of an entity's two shortcodes: a list of records, and one record. */
export function listClass(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const options = listOptions(plan, entity);
  const shown = approvalOf(plan, entity);
  const listTag = prefixed(plan, pluralKeyOf(entity));
  const itemTag = prefixed(plan, entity.key);
  const [cache] = findBehaviours(plan, 'cache');
  const queryVars = queryVarsOf(plan, options);
  const layouts = listLayouts.filter((layout) => layout !== 'agenda' || options.schedule);
  return php`
    /**
     * Shortcodes for ${entity.pluralLower}: [${listTag}] and [${itemTag} id="1"].
     */
    class ${entityClassOf(entity, 'Shortcodes')} {

      /**
       * Repository of the ${entity.pluralLower}.
       *
       * @var ${entity.classes.repository}
       */
      private $repository;

      /**
       * Constructor.
       */
      public function __construct() {
        $this->repository = new ${repositoryOf(entity)}();
      }

      /**
       * Registers the shortcodes.
       */
      public function register() {
        add_shortcode( ${listTag}, array( $this, 'render_list' ) );
        add_shortcode( ${itemTag}, array( $this, 'render_item' ) );
        add_filter( 'query_vars', array( $this, 'add_query_vars' ) );
      }

      /**
       * Registers the query variables of list links and filters.
       *
       * @param string[] $names Query variables.
       * @return string[] Filtered query variables.
       */
      public function add_query_vars( $names ) {
        return array_merge( $names, ${queryVars} );
      }

      /**
       * Renders a list.
       *
       * @param array|string $atts Shortcode attributes.
       * @return string HTML.
       */
      public function render_list( $atts ) {
        $atts = shortcode_atts(
          ${defaultAttributes(plan, options)},
          $atts,
          ${listTag}
        );
        $args = $this->query( $atts );
        ${enqueue(plan)}

        ${cache ? php`$found = $this->find( $args );` : noPhp}

        return ${classOf(plan, 'Templates')}::render(
          ${`${singularSlugOf(entity)}/list.php`},
          array(
            'items'  => ${readable(plan, entity, cache ? php`$found['items']` : php`$this->repository->find( $args )`)},
            'fields' => $this->public_fields(),
            'layout' => in_array( $atts['layout'], ${layouts}, true ) ? $atts['layout'] : ${options.layout},
            'page'   => $args['page'],
            'pages'  => (int) ceil( ${cache ? php`$found['total']` : php`$this->repository->count( $args )`} / $args['per_page'] ),
          )
        );
      }

      /**
       * Renders ${withArticle(entity.singularLower)}.
       *
       * @param array|string $atts Shortcode attributes.
       * @return string HTML, or an empty string if it does not exist or is not public.
       */
      public function render_item( $atts ) {
        $atts = shortcode_atts( array( 'id' => 0 ), $atts, ${itemTag} );
        $item = $this->repository->get( absint( $atts['id'] ) );
        if ( null === $item || ! $this->repository->can( 'read', $item['id'] ) ) {
          return '';
        }

        ${enqueue(plan)}

        return ${classOf(plan, 'Templates')}::render(
          ${`${singularSlugOf(entity)}/item.php`},
          array(
            'item'   => $item,
            'fields' => $this->public_fields(),
          )
        );
      }

      /**
       * Builds the query arguments.
       *
       * @param array $atts Shortcode attributes.
       * @return array Query arguments, see find() of the repository.
       */
      private function query( $atts ) {
        $orderby = in_array( $atts['orderby'], ${options.orderable}, true ) ? $atts['orderby'] : ${options.orderBy};

        $args = array(
          'per_page' => min( 100, max( 1, absint( $atts['per_page'] ) ) ),
          'page'     => max( 1, absint( get_query_var( ${prefixed(plan, 'page')} ) ) ),
          'orderby'  => $orderby,
          'order'    => 'desc' === strtolower( $atts['order'] ) ? 'desc' : 'asc',
          'where'    => ${shown ? php`array( ${shown.field.key} => array( '=', ${shown.value} ) )` : php`array()`},
          ${options.hasSearch ? php`'search'   => sanitize_text_field( get_query_var( ${prefixed(plan, 'search')} ) ),` : noPhp}
        );

        ${joinPhp(
          [
            options.schedule ? scheduleFilter(options.schedule.key, options.schedule.type === 'datetime') : noPhp,
            options.featured ? featuredFilter(options.featured.key) : noPhp,
            ...options.filters.map((field) => visitorFilter(plan, entity, field)),
            ...options.taxonomies.map((taxonomy) => termFilter(plan, taxonomy)),
          ],
          '\n\n',
        )}

        /**
         * Filters the query arguments of a list of ${entity.pluralLower}.
         *
         * @param array $args Query arguments, see find() of the repository.
         * @param array $atts Shortcode attributes.
         */
        return apply_filters( ${prefixed(plan, `${pluralKeyOf(entity)}_query`)}, $args, $atts );
      }

      ${cache ? cachedFind(plan, entity, cache.minutes) : noPhp}

      /**
       * Gets the public fields.
       *
       * @return array Fields, keyed by field key.
       */
      private function public_fields() {
        return wp_list_filter( ${onPage(plan, entity.key, php`$this->repository->fields()`)}, array( 'public' => true ) );
      }
    }
  `;
}

/** Records without those that a restriction keeps from the current user. */
const readable = (plan: PluginPlan, entity: PlanEntity, records: PhpCode): PhpCode =>
  areRecordsRestricted(plan, [entity.key])
    ? php`
      array_filter(
        ${records},
        function ( $item ) {
          return $this->repository->can( 'read', $item['id'] );
        }
      )`
    : records;

const enqueue = (plan: PluginPlan): PhpCode => php`
  wp_enqueue_style( ${handleOf(plan, 'front')}, ${constantOf(plan, 'URL')} . 'assets/css/front.css', array(), ${constantOf(plan, 'VERSION')} );
`;

const queryVarsOf = (plan: PluginPlan, { filters, taxonomies, hasSearch }: ListOptions): readonly string[] => [
  prefixed(plan, 'page'),
  ...(hasSearch ? [prefixed(plan, 'search')] : []),
  ...[...filters, ...taxonomies].map(({ key }) => prefixed(plan, key)),
];

function defaultAttributes(plan: PluginPlan, options: ListOptions): PhpCode {
  return php`${{
    per_page: options.perPage > 0 ? options.perPage : settingValue(plan, 'per_page', 10),
    orderby: options.orderBy,
    order: options.order,
    ...(options.schedule && { show: options.show }),
    ...(options.featured && { featured: options.isFeaturedOnly ? 'yes' : 'no' }),
    layout: options.layout,
  }}`;
}

const scheduleFilter = (key: string, hasTime: boolean): PhpCode => php`
  if ( in_array( $atts['show'], array( 'upcoming', 'past' ), true ) ) {
    $args['where'][${key}] = array(
      'upcoming' === $atts['show'] ? '>=' : '<',
      wp_date( ${hasTime ? 'Y-m-d\\TH:i' : 'Y-m-d'} ),
    );
  }
`;

const featuredFilter = (key: string): PhpCode => php`
  if ( 'yes' === $atts['featured'] ) {
    $args['where'][${key}] = array( '=', 1 );
  }
`;

/** Texts are found by a part of them, where the storage can do that. */
const visitorFilter = (plan: PluginPlan, { storage }: PlanEntity, { key, type }: PlanField): PhpCode => php`
  $value = sanitize_text_field( get_query_var( ${prefixed(plan, key)} ) );
  if ( '' !== $value ) {
    $args['where'][${key}] = array( ${type === 'text' && storage !== 'table' ? 'LIKE' : '='}, $value );
  }
`;

const termFilter = (plan: PluginPlan, { taxonomy, key }: PlanTaxonomy): PhpCode => php`
  $term = absint( get_query_var( ${prefixed(plan, key)} ) );
  if ( 0 !== $term ) {
    $args['terms'][${taxonomy}] = array( $term );
  }
`;

const cachedFind = (plan: PluginPlan, entity: PlanEntity, minutes: number): PhpCode => php`
  /**
   * Finds ${entity.pluralLower}, with caching.
   *
   * @param array $args Query arguments, see find() of the repository.
   * @return array Records and their total number.
   */
  private function find( $args ) {
    $key   = ${prefixed(plan, 'list_')} . md5( wp_json_encode( array( ${entity.key}, $args, ${areRecordsRestricted(plan, [entity.key]) ? php`get_current_user_id(), ` : noPhp}get_option( ${prefixed(plan, 'cache_version')}, 0 ) ) ) );
    $found = get_transient( $key );
    if ( is_array( $found ) ) {
      return $found;
    }

    $found = array(
      'items' => $this->repository->find( $args ),
      'total' => $this->repository->count( $args ),
    );
    set_transient( $key, $found, ${Math.max(1, Math.round(minutes))} * MINUTE_IN_SECONDS );

    return $found;
  }
`;
