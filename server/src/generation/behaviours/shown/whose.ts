import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp, type PlanCondition } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import { audiencePhp, type PlanAudience } from './audience.ts';

/** What says which records a part of the plugin reads. */
export interface Chosen {
  readonly one: {
    readonly whose: 'all' | 'own' | 'of_own' | 'author' | 'related' | 'children';
    readonly conditions?: readonly PlanCondition[];
    readonly audience: PlanAudience;
    readonly first?: readonly { readonly attribute: string; readonly value: string | boolean }[];
  };
  readonly kind: RecordKind;
}

/** The argument of a query that names whom records belong to. */
function ownerArgument(kind: RecordKind, id: PhpCode): PhpCode {
  if (kind.ownerMeta !== undefined)
    return php`
      'meta_key'   => ${kind.ownerMeta}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Fields are stored as metadata.
      'meta_value' => ${id}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- See above.
    `;
  const member = { post: 'author', order: 'customer_id', comment: 'user_id', user: 'include' }[
    kind.storage as 'post' | 'order' | 'comment' | 'user'
  ];
  return php`${member} => ${kind.storage === 'user' ? php`array( ${id} )` : id},`;
}

/** Taxonomies by which records of a kind are like others. */
export function taxonomiesOf(plan: PluginPlan, kind: RecordKind): readonly string[] {
  if (kind.key === 'post') return ['category', 'post_tag'];
  if (kind.key === 'product') return ['product_cat', 'product_tag'];
  return plan.taxonomies.filter(({ postTypes }) => postTypes.includes(kind.type ?? '')).map(({ taxonomy }) => taxonomy);
}

/** Statements that return the arguments of the query, or null where nothing can be listed; `$context` is what is looked at. */
export function whosePhp(plan: PluginPlan, { one, kind }: Chosen): PhpCode {
  const found = (members: PhpCode): PhpCode => php`
    return array(
      ${members}
    );
  `;
  if ((one.whose === 'own' || one.whose === 'author') && (kind.storage === 'term' || kind.storage === 'row'))
    return php`return null;`;
  switch (one.whose) {
    case 'all':
      return php`return array();`;
    case 'own':
      return php`
        if ( ! is_user_logged_in() ) {
          return null;
        }

        ${found(php`
          ${ownerArgument(kind, php`get_current_user_id()`)}
          ${kind.storage === 'post' && kind.key !== 'media' ? php`'post_status' => array( 'publish', 'pending', 'draft', 'future', 'private' ),` : noPhp}
          ${kind.storage === 'comment' ? php`'status' => 'all',` : noPhp}
        `)}
      `;
    case 'of_own':
      return ofOwnPhp(plan, kind);
    case 'author':
      return php`
        $author = $context instanceof WP_User ? $context->ID : ( $context instanceof WP_Post ? (int) $context->post_author : 0 );
        if ( 0 === $author ) {
          return null;
        }

        ${found(ownerArgument(kind, php`$author`))}
      `;
    case 'related':
      return php`
        $taxonomies = ${[...taxonomiesOf(plan, kind)]};
        $terms      = array();
        if ( $context instanceof WP_Term && in_array( $context->taxonomy, $taxonomies, true ) ) {
          $terms[ $context->taxonomy ] = array( $context->term_id );
        } elseif ( $context instanceof WP_Post ) {
          foreach ( $taxonomies as $taxonomy ) {
            $terms[ $taxonomy ] = wp_list_pluck( array_filter( (array) get_the_terms( $context, $taxonomy ), 'is_object' ), 'term_id' );
          }
        }

        $terms = array_filter( $terms );
        if ( ! $terms ) {
          return null;
        }

        $query = array( 'relation' => 'OR' );
        foreach ( $terms as $taxonomy => $ids ) {
          $query[] = array(
            'taxonomy' => $taxonomy,
            'terms'    => $ids,
          );
        }

        return array(
          'tax_query' => $query, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- What is related shares a term.
        );
      `;
    case 'children': {
      if (kind.storage === 'term')
        return php`return $context instanceof WP_Term ? array( 'parent' => $context->term_id ) : null;`;
      if (kind.storage === 'comment')
        return php`return $context instanceof WP_Post ? array( 'post_id' => $context->ID ) : null;`;
      const isOwn = plan.entities.some(({ key }) => key === kind.key);
      return isOwn
        ? php`return $context instanceof WP_Post ? array() : null;`
        : php`return $context instanceof WP_Post ? array( 'post_parent' => $context->ID ) : null;`;
    }
  }
}

/** What belongs to the current user's records: the query finds nothing else, so that it may show what is not public. */
function ofOwnPhp(plan: PluginPlan, kind: RecordKind): PhpCode {
  const entity = plan.source.entities?.find(({ key }) => key === kind.key);
  const clauses = (entity?.fields ?? []).flatMap(({ key, relates_to: target }) => {
    const parent = target === undefined ? undefined : recordKind(plan, target);
    const metaKey = kind.attributes.find((one) => one.key === key)?.metaKey;
    if (parent?.storage !== 'post' || metaKey === undefined) return [];
    return [
      php`
        $parents = get_posts(
          array(
            'post_type'   => ${parent.type},
            'post_status' => array( 'publish', 'pending', 'draft', 'future', 'private' ),
            'numberposts' => -1,
            'fields'      => 'ids',
            ${ownerArgument(parent, php`get_current_user_id()`)}
          )
        );
        if ( $parents ) {
          $query[] = array(
            'key'   => ${metaKey},
            'value' => $parents,
          );
        }
      `,
    ];
  });
  return php`
    if ( ! is_user_logged_in() ) {
      return null;
    }

    $query = array();
    ${joinPhp(clauses)}
    if ( ! $query ) {
      return null;
    }

    return array(
      'post_status' => array( 'publish', 'pending', 'future', 'private' ),
      'meta_query'  => array( 'relation' => 'OR' ) + $query, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Fields are stored as metadata.
    );
  `;
}

/** Keys of attributes of an entity of the plan that name other records. */
export function relationKeys({ source }: PluginPlan, entity: string): readonly string[] {
  const fields = source.entities?.find(({ key }) => key === entity)?.fields ?? [];
  return fields.filter(({ type }) => type === 'relation').map(({ key }) => key);
}

/** Whether a record is listed, as PHP: conditions, and what the query cannot tell. */
export function matchesPhp(plan: PluginPlan, { one, kind }: Chosen): PhpCode {
  const record = php`$record`;
  const relations = one.whose === 'children' ? relationKeys(plan, kind.key) : [];
  const related = kind.attributes.filter(({ key }) => relations.includes(key));
  const owner = audiencePhp(one.audience, kind.ownerId(record));
  const tests = [
    ...conditionsPhp(kind, one.conditions ?? [], record),
    ...(one.audience.who === 'owner' && owner !== null ? [owner] : []),
    ...(one.whose === 'related' && kind.storage === 'post'
      ? [php`! ( $context instanceof WP_Post && $context->ID === ${kind.id(record)} )`]
      : []),
    ...(related.length > 0
      ? [
          php`in_array( $context->ID, wp_parse_id_list( array_merge( ${joinPhp(
            related.map((attribute) => php`(array) ${attribute.read(record)}`),
            ', ',
          )} ) ), true )`,
        ]
      : []),
  ];
  return all(tests);
}

/** Whether a record comes first, as PHP. */
export function isFirstPhp({ one, kind }: Chosen): PhpCode {
  const conditions = (one.first ?? []).map(
    ({ attribute, value }): PlanCondition => ({ attribute, is: 'equal', value }),
  );
  return all(conditionsPhp(kind, conditions, php`$record`));
}

const all = (tests: readonly PhpCode[]): PhpCode =>
  tests.length === 0
    ? php`true`
    : tests.map((one) => php`( ${one} )`).reduce((before, one) => php`${before} && ${one}`);
