import { fieldGroups, withExtraFields } from '../../behaviours/extra-fields/planned-fields.ts';
import { metaTypes } from '../../behaviours/extra-fields/storage.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, translated } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';

/** Whether a field of the plugin, or one that it gives to what the site has, holds a user. */
export const namesUsers = (plan: PluginPlan): boolean =>
  withExtraFields(plan).entities.some(({ fields }) => fields.some(({ type }) => type === 'user'));

const usersOf = ({ fields }: Pick<PlanEntity, 'fields'>) => fields.filter(({ type }) => type === 'user');

/** Whether rows of a table name users, which are found through their repository. */
export const namesUserInRows = (entity: PlanEntity): boolean =>
  entity.storage === 'table' && usersOf(entity).length > 0;

/** Labels of fields by their keys in metadata, by the type of the metadata; those of orders are WooCommerce's. */
function labelsByType(plan: PluginPlan): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  const add = (type: string, key: string, label: string) => found.set(type, { ...found.get(type), [key]: label });
  for (const entity of plan.entities)
    if (entity.storage !== 'table') for (const { metaKey, label } of usersOf(entity)) add('post', metaKey, label);
  for (const group of fieldGroups(plan))
    for (const { metaKey, label } of usersOf(group)) add(metaTypes[group.entity] ?? 'order', metaKey, label);
  return found;
}

/** The class that lets go of users: who is deleted, or asks for erasure, is named nowhere any more. */
export function namedUsersClass(plan: PluginPlan): PluginClass {
  const labels = labelsByType(plan);
  const meta = Object.fromEntries([...labels].filter(([type]) => type !== 'order'));
  const posts = Object.fromEntries(
    Object.entries(meta.post ?? {}).map(([key, label]) => [key, translated(plan, label)] as const),
  );
  const rows = plan.entities.filter(namesUserInRows);
  const statements = [
    ...Object.entries(meta).map(([type, of]) => metaStatements(type, Object.keys(of))),
    ...rows.map(rowStatements),
    labels.has('order') ? orderStatements(Object.keys(labels.get('order') ?? {})) : noPhp,
  ].filter(({ text }) => text !== '');
  return {
    name: classNameOf(plan, 'Named_Users'),
    summary: 'Users named in fields.',
    code: php`
      /**
       * Keeps fields that name users up to date when users leave, and exports and erases who is named.
       */
      final class ${classOf(plan, 'Named_Users')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'deleted_user', array( $this, 'replace' ), 10, 2 );
          add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
          ${Object.keys(posts).length > 0 ? php`add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );` : noPhp}
        }

        /**
         * Replaces a user in all fields by whoever gets their content, or leaves the fields empty.
         *
         * @param int      $user_id  User ID.
         * @param int|null $reassign ID of the user who gets the content, or null.
         * @return int Number of changed fields.
         */
        public function replace( $user_id, $reassign = null ) {
          ${Object.keys(meta).length > 0 ? php`global $wpdb;` : noPhp}

          $changed = 0;

          ${joinPhp(statements, '\n\n')}

          return $changed;
        }

        /**
         * Registers the personal data eraser.
         *
         * @param array[] $erasers Personal data erasers.
         * @return array[]
         */
        public function add_eraser( $erasers ) {
          $erasers[${`${plan.names.slug}-users`}] = array(
            'eraser_friendly_name' => ${plan.names.title},
            'callback'             => array( $this, 'erase' ),
          );

          return $erasers;
        }

        /**
         * Leaves all fields empty that name the user with an email address.
         *
         * @param string $email Email address.
         * @return array Erasure result.
         */
        public function erase( $email ) {
          $user = get_user_by( 'email', $email );

          return array(
            'items_removed'  => $user && $this->replace( $user->ID ) > 0,
            'items_retained' => false,
            'messages'       => array(),
            'done'           => true,
          );
        }

        ${labels.has('order') ? orderMethod : noPhp}

        ${Object.keys(posts).length > 0 ? exportMethods(plan, posts) : noPhp}
      }
    `,
  };
}

const metaStatements = (type: string, keys: readonly string[]): PhpCode => php`
  // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs once, when a user leaves.
  $rows = $wpdb->get_results(
    $wpdb->prepare(
      ${`SELECT %i AS object_id, meta_key FROM %i WHERE meta_value = %s AND meta_key IN ( ${keys.map(() => '%s').join(', ')} )`},
      ${`${type}_id`},
      $wpdb->${identifier(`${type}meta`)},
      (string) $user_id,
      ${joinPhp(
        keys.map((key) => php`${key}`),
        ', ',
      )}
    )
  );

  foreach ( $rows as $row ) {
    ++$changed;

    if ( $reassign ) {
      update_metadata( ${type}, (int) $row->object_id, $row->meta_key, (int) $reassign );
    } else {
      delete_metadata( ${type}, (int) $row->object_id, $row->meta_key );
    }
  }
`;

const rowStatements = (entity: PlanEntity): PhpCode => php`
  $repository = new ${identifier(entity.classes.repository)}();

  foreach ( ${usersOf(entity).map(({ key }) => key)} as $key ) {
    $found = $repository->find(
      array(
        'per_page' => -1,
        'where'    => array( $key => array( '=', $user_id ) ),
      )
    );

    foreach ( $found as $record ) {
      ++$changed;
      $repository->update( $record['id'], array( $key => $reassign ? (int) $reassign : null ) );
    }
  }
`;

const orderStatements = (keys: readonly string[]): PhpCode =>
  joinPhp(keys.map((key) => php`$changed += $this->replace_in_orders( ${key}, $user_id, $reassign );`));

const orderMethod = php`
  /**
   * Replaces a user in a field of orders, a hundred at a time.
   *
   * @param string   $meta_key Metadata key.
   * @param int      $user_id  User ID.
   * @param int|null $reassign ID of the user who gets the content, or null.
   * @return int Number of changed orders.
   */
  private function replace_in_orders( $meta_key, $user_id, $reassign ) {
    $changed = 0;
    do {
      $orders = function_exists( 'wc_get_orders' ) ? wc_get_orders(
        array(
          'limit'      => 100,
          'meta_key'   => $meta_key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Runs once, when a user leaves.
          'meta_value' => (string) $user_id, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
        )
      ) : array();
      foreach ( $orders as $order ) {
        ++$changed;

        if ( $reassign ) {
          $order->update_meta_data( $meta_key, (int) $reassign );
        } else {
          $order->delete_meta_data( $meta_key );
        }
        $order->save();
      }
    } while ( $orders );

    return $changed;
  }
`;

const exportMethods = (plan: PluginPlan, labels: Readonly<Record<string, PhpCode>>): PhpCode => php`
  /**
   * Registers the personal data exporter.
   *
   * @param array[] $exporters Personal data exporters.
   * @return array[]
   */
  public function add_exporter( $exporters ) {
    $exporters[${`${plan.names.slug}-users`}] = array(
      'exporter_friendly_name' => ${plan.names.title},
      'callback'               => array( $this, 'export' ),
    );

    return $exporters;
  }

  /**
   * Exports in which posts the user with an email address is named.
   *
   * @param string $email Email address.
   * @param int    $page  Page number.
   * @return array Export data.
   */
  public function export( $email, $page = 1 ) {
    $user   = get_user_by( 'email', $email );
    $items  = array();
    $labels = ${labels};
    $query  = array( 'relation' => 'OR' );

    foreach ( array_keys( $labels ) as $meta_key ) {
      $query[] = array(
        'key'   => $meta_key,
        'value' => $user ? (string) $user->ID : '-1',
      );
    }

    $posts = get_posts(
      array(
        'post_type'   => array_values( get_post_types() ),
        'post_status' => array( 'publish', 'pending', 'draft', 'future', 'private', 'inherit' ),
        'numberposts' => 100,
        'paged'       => $page,
        'orderby'     => 'ID',
        'meta_query'  => $query, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Runs on request only.
      )
    );

    foreach ( $posts as $post ) {
      $data = array();

      foreach ( $labels as $meta_key => $label ) {
        if ( (int) get_post_meta( $post->ID, $meta_key, true ) === $user->ID ) {
          $data[] = array(
            'name'  => $label,
            'value' => esc_html( get_the_title( $post ) ),
          );
        }
      }

      $items[] = array(
        'group_id'    => ${`${plan.names.slug}-users`},
        'group_label' => ${plan.names.title},
        'item_id'     => 'post-' . $post->ID,
        'data'        => $data,
      );
    }

    return array(
      'data' => $items,
      'done' => count( $posts ) < 100,
    );
  }
`;
