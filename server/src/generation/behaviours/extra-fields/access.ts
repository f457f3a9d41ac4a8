import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { recordKind } from '../records/record-kinds.ts';
import { type Extendable, type FieldGroup, kindsOf } from './planned-fields.ts';

/** Who counts as staff for a record, where `$id` is its ID or 0 for a new one. */
const staff: Readonly<Record<Extendable, PhpCode>> = {
  post: php`$id ? current_user_can( 'edit_post', $id ) : current_user_can( 'edit_posts' )`,
  page: php`$id ? current_user_can( 'edit_post', $id ) : current_user_can( 'edit_pages' )`,
  media: php`$id ? current_user_can( 'edit_post', $id ) : current_user_can( 'upload_files' )`,
  product: php`$id ? current_user_can( 'edit_post', $id ) : current_user_can( 'edit_products' )`,
  user: php`current_user_can( 'edit_users' )`,
  comment: php`current_user_can( 'moderate_comments' )`,
  category: php`$id ? current_user_can( 'edit_term', $id ) : current_user_can( 'manage_categories' )`,
  tag: php`$id ? current_user_can( 'edit_term', $id ) : current_user_can( 'manage_categories' )`,
  order: php`current_user_can( 'edit_shop_orders' )`,
};

/** To whom a record belongs. */
const owners: Partial<Record<Extendable, PhpCode>> = {
  user: php`return $id && get_current_user_id() === (int) $id;`,
  comment: php`
    $comment = get_comment( $id );

    return $comment && is_user_logged_in() && get_current_user_id() === (int) $comment->user_id;
  `,
  order: php`
    $order = wc_get_order( $id );

    return $order && is_user_logged_in() && get_current_user_id() === (int) $order->get_customer_id();
  `,
};

const switchOf = (cases: readonly (readonly [string, PhpCode])[]): PhpCode =>
  cases.length === 0
    ? noPhp
    : php`
        switch ( $kind ) {
          ${joinPhp(
            cases.map(
              ([kind, code]) => php`
                case ${kind}:
                  ${code}
              `,
            ),
            '\n\n',
          )}
        }
      `;

/** Methods that decide who may see and change values, and which records have a field. */
export function accessMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const kinds = kindsOf(groups);
  const owned = kinds.flatMap((kind) => {
    const code = owners[kind];
    return code === undefined ? [] : [[kind, code] as const];
  });
  const hasOwners = owned.length > 0;
  const edits = groups.some(({ one }) => one.edited_by !== 'staff') && hasOwners;
  return joinPhp(
    [
      php`
        /**
         * Determines whether the current user manages an object.
         *
         * @param string $kind Object type.
         * @param int    $id   Object ID, or 0 for a new one.
         * @return bool
         */
        public static function is_staff( $kind, $id ) {
          ${switchOf(kinds.map((kind) => [kind, php`return ${staff[kind]};`] as const))}

          return false;
        }
      `,
      hasOwners
        ? php`
            /**
             * Determines whether an object belongs to the current user.
             *
             * @param string $kind Object type.
             * @param int    $id   Object ID.
             * @return bool
             */
            public static function is_owner( $kind, $id ) {
              ${switchOf(owned)}

              return false;
            }
          `
        : noPhp,
      php`
        /**
         * Determines whether the current user can see the value of a field.
         *
         * @param string $kind  Object type.
         * @param int    $id    Object ID.
         * @param array  $field Field definition.
         * @return bool
         */
        public static function can_see( $kind, $id, $field ) {
          if ( 'everyone' === $field['seen_by'] || self::is_staff( $kind, $id ) ) {
            return true;
          }

          if ( 'members' === $field['seen_by'] ) {
            return is_user_logged_in();
          }

          return ${hasOwners ? php`'owner' === $field['seen_by'] && self::is_owner( $kind, $id )` : php`false`};
        }
      `,
      php`
        /**
         * Determines whether the current user can change the value of a field.
         *
         * @param string $kind  Object type.
         * @param int    $id    Object ID, or 0 for a new one.
         * @param array  $field Field definition.
         * @return bool
         */
        public static function can_edit( $kind, $id, $field ) {
          ${
            edits
              ? php`
                  if ( self::is_staff( $kind, $id ) ) {
                    return true;
                  }

                  if ( 'staff' === $field['edited_by'] || ! self::is_owner( $kind, $id ) ) {
                    return false;
                  }

                  // What only staff may see is asked for once and never shown again.
                  return 'staff' !== $field['seen_by'] && ( 'owner' === $field['edited_by'] || null === self::get( $kind, $id, $field ) );
                `
              : php`return self::is_staff( $kind, $id );`
          }
        }
      `,
      appliesMethod(plan, groups),
    ],
    '\n\n',
  );
}

function appliesMethod(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const cases = groups.flatMap(({ entity, index, one }) => {
    const kind = recordKind(plan, entity);
    const { conditions = [] } = one;
    if (conditions.length === 0 || kind === undefined) return [];
    const tests = conditionsPhp(kind, conditions, php`$record`);
    return [
      php`
        case ${index}:
          $record = $id ? ${kind.get(php`$id`)} : null;

          return $record && ${tests.reduce((before, test) => php`${before} && ${test}`)};
      `,
    ];
  });
  return php`
    /**
     * Gets the fields that an object has.
     *
     * @param string $kind Object type.
     * @param int    $id   Object ID, or 0 for a new one.
     * @return array[] Field definitions, keyed by field.
     */
    public static function fields_of( $kind, $id ) {
      ${
        cases.length === 0
          ? php`return self::fields( $kind );`
          : php`
              $applies = array();

              foreach ( array_unique( wp_list_pluck( self::fields( $kind ), 'group' ) ) as $group ) {
                $applies[ $group ] = self::group_applies( $group, $id );
              }

              return array_filter(
                self::fields( $kind ),
                static function ( $field ) use ( $applies ) {
                  return $applies[ $field['group'] ];
                }
              );
            `
      }
    }

    ${
      cases.length === 0
        ? noPhp
        : php`
            /**
             * Determines whether an object has the fields of a group. New objects do not have fields with conditions yet.
             *
             * @param int $group Group.
             * @param int $id    Object ID, or 0 for a new one.
             * @return bool
             */
            private static function group_applies( $group, $id ) {
              switch ( $group ) {
                ${joinPhp(cases, '\n\n')}
              }

              return true;
            }
          `
    }
  `;
}
