import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule, typesOf } from './rules.ts';

const deeds = ['read', 'create', 'edit', 'publish', 'delete'];
const asked = (rules: readonly Rule[]): readonly Rule[] =>
  about(rules, deeds, ['post', 'user', 'term', 'comment', 'order']).filter(
    ({ kind, deeds: own }) => kind?.storage === 'post' || own.some((deed) => deed !== 'read' && deed !== 'log_in'),
  );
const early = (rules: readonly Rule[]): readonly Rule[] =>
  about(rules, ['create', 'publish'], ['post']).filter(({ type }) => type !== 'attachment');
/** Rules that the plugin's own repositories ask for. */
const rows = (plan: PluginPlan, rules: readonly Rule[]): readonly Rule[] => [
  ...about(rules, [...deeds, 'list'], ['row']),
  ...about(rules, ['read'], ['post']).filter(({ type }) => plan.entities.some(({ postType }) => postType === type)),
];

export function capabilityHooks(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  return php`
    ${asked(rules).length > 0 ? php`add_filter( 'map_meta_cap', array( $this, 'map_capability' ), 10, 4 );` : noPhp}
    ${early(rules).length > 0 ? php`add_action( 'init', array( $this, 'split_capabilities' ), 100 );` : noPhp}
    ${rows(plan, rules).length > 0 ? php`add_filter( ${prefixed(plan, 'can')}, array( $this, 'can' ), 10, 4 );` : noPhp}
  `;
}

/** Capabilities that WordPress asks for before something is done with a record. */
export const capabilityMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  ${asked(rules).length > 0 ? mapMethod(rules) : noPhp}

  ${early(rules).length > 0 ? splitMethod(plan, rules) : noPhp}

  ${rows(plan, rules).length > 0 ? canMethod : noPhp}
`;

/** Deeds by the capabilities that are asked for, and what their first argument is. */
const metaCapabilities = {
  read_post: ['read', 'post'],
  read_page: ['read', 'post'],
  edit_post: ['edit', 'post'],
  edit_page: ['edit', 'post'],
  publish_post: ['publish', 'post'],
  delete_post: ['delete', 'post'],
  delete_page: ['delete', 'post'],
  edit_user: ['edit', 'user'],
  delete_user: ['delete', 'user'],
  remove_user: ['delete', 'user'],
  edit_comment: ['edit', 'comment'],
  edit_term: ['edit', 'term'],
  delete_term: ['delete', 'term'],
} as const;

const orderCapabilities = { edit_shop_order: ['edit', 'order'], delete_shop_order: ['delete', 'order'] } as const;

function mapMethod(rules: readonly Rule[]): PhpCode {
  const wanted = asked(rules);
  const storages = new Set(wanted.map(({ kind }) => kind?.storage));
  const table = Object.fromEntries(
    Object.entries({ ...metaCapabilities, ...orderCapabilities })
      .filter(([, [, storage]]) => storages.has(storage))
      .map(([capability, what]) => [capability, [...what]]),
  );
  const general: [string, readonly [string, string]][] = [];
  const creates = (type: string): boolean => wanted.some((rule) => rule.type === type && rule.deeds.includes('create'));
  if (creates('attachment')) general.push(['upload_files', ['create', 'attachment']]);
  if (creates('user')) general.push(['create_users', ['create', 'user']], ['promote_users', ['create', 'user']]);
  const find: Readonly<Record<string, PhpCode>> = {
    post: php`get_post( $id )`,
    user: php`get_userdata( $id )`,
    comment: php`get_comment( $id )`,
    term: php`get_term( $id )`,
    order: php`function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : null`,
  };
  return php`
    /**
     * Takes capabilities away from users whom a rule keeps from doing something.
     *
     * @param string[] $caps    Primitive capabilities that are required.
     * @param string   $cap     Capability that is asked for.
     * @param int      $user_id User ID.
     * @param array    $args    Arguments, such as the ID of a post.
     * @return string[]
     */
    public function map_capability( $caps, $cap, $user_id, $args ) {
      $deeds = ${table};
      ${
        general.length > 0
          ? php`
      $general = ${Object.fromEntries(general.map(([capability, what]) => [capability, [...what]]))};
      if ( isset( $general[ $cap ] ) && 0 !== $this->refusal( $general[ $cap ][0], $general[ $cap ][1], null, $user_id ) ) {
        return array( 'do_not_allow' );
      }
      `
          : noPhp
      }
      ${
        early(rules).length > 0
          ? php`
      foreach ( $caps as $key => $primitive ) {
        if ( isset( $this->split[ $primitive ] ) ) {
          list( $deed, $type, $original ) = $this->split[ $primitive ];

          $caps[ $key ] = 0 === $this->refusal( $deed, $type, null, $user_id ) ? $original : 'do_not_allow';
        }
      }
      `
          : noPhp
      }
      if ( ! isset( $deeds[ $cap ], $args[0] ) ) {
        return $caps;
      }

      list( $deed, $storage ) = $deeds[ $cap ];
      ${
        storages.size === 1
          ? php`
      $id     = is_object( $args[0] ) ? (int) ( $args[0]->ID ?? 0 ) : (int) $args[0];
      $record = ${find[[...storages][0] ?? 'post'] ?? php`null`};
      `
          : php`
      $id     = is_object( $args[0] ) ? (int) ( $args[0]->ID ?? 0 ) : (int) $args[0];
      $record = null;
      switch ( $storage ) {
        ${Object.entries(find)
          .filter(([storage]) => storages.has(storage as never))
          .map(
            ([storage, code]) => php`
              case ${storage}:
                $record = ${code};
                break;
            `,
          )
          .reduce((before, one) => php`${before}\n${one}`)}
      }
      `
      }
      if ( ! is_object( $record ) ) {
        return $caps;
      }

      $type = 'post' === $storage ? $record->post_type : ( 'term' === $storage ? $record->taxonomy : $storage );

      return 0 === $this->refusal( $deed, $type, $record, $user_id ) ? $caps : array( 'do_not_allow' );
    }
  `;
}

const splitMethod = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Deeds, post types and original capabilities by the capabilities that stand for them.
   *
   * @var array[]
   */
  private $split = array();

  /**
   * Gives creating and publishing capabilities of their own, since WordPress asks for those of editing.
   */
  public function split_capabilities() {
    foreach ( ${typesOf(early(rules))} as $type ) {
      $object = get_post_type_object( $type );
      if ( ! $object ) {
        continue;
      }
      foreach ( array( 'create' => 'create_posts', 'publish' => 'publish_posts' ) as $deed => $name ) {
        $own = ${prefixed(plan, '')} . $deed . '_' . $type;

        $this->split[ $own ]  = array( $deed, $type, $object->cap->$name );
        $object->cap->$name = $own;
      }
    }
  }
`;

const canMethod = php`
  /**
   * Determines whether the current user can do something with records of the plugin.
   *
   * @param bool               $can    Whether the user can so far.
   * @param string             $action Action: read, list, create, publish, edit or delete.
   * @param string             $key    Post type, or kind of rows.
   * @param WP_Post|array|null $row    Record, or null for records in general.
   * @return bool
   */
  public function can( $can, $action, $key, $row ) {
    return $can && 0 === $this->refusal( $action, $key, $row );
  }
`;
