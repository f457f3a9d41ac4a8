import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { siteRole } from '../role-names.ts';
import type { StaffList } from './list-plan.ts';
import { type MadeList, madeLists } from './lists-class.ts';

/** Where the bulk actions of a list are, the nonce that its form has, and who may change a record. */
function bulkOf({ storage, type, key }: RecordKind): { screen: string; nonce: string; may: string } {
  if (key === 'media') return { screen: 'upload', nonce: 'bulk-media', may: 'edit_post' };
  if (storage === 'user') return { screen: 'users', nonce: 'bulk-users', may: 'edit_user' };
  if (storage === 'comment') return { screen: 'edit-comments', nonce: 'bulk-comments', may: 'edit_comment' };
  if (storage === 'term') return { screen: `edit-${type}`, nonce: 'bulk-tags', may: 'edit_term' };
  return { screen: `edit-${type}`, nonce: 'bulk-posts', may: 'edit_post' };
}

/** The class that sets fields of several records at once. */
export function bulkClass(plan: PluginPlan, lists: readonly StaffList[]): PhpCode {
  const made = madeLists(plan, lists).filter(({ one }) => (one.bulk ?? []).length > 0);
  return php`
    /**
     * Sets fields of several records at once.
     */
    final class ${classOf(plan, 'Bulk_Actions')} {

      /**
       * Beginning of the names of actions.
       */
      const PREFIX = ${prefixed(plan, 'set_')};

      /**
       * Name of the parameter that says how many were changed.
       */
      const DONE = ${prefixed(plan, 'changed')};

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(
          made.map(({ name, kind }) => {
            const { screen } = bulkOf(kind);
            return php`
              add_filter( ${`bulk_actions-${screen}`}, array( $this, ${`${name}_actions`} ) );
              add_filter( ${`handle_bulk_actions-${screen}`}, array( $this, ${`${name}_set`} ), 10, 3 );
            `;
          }),
        )}
        add_filter( 'removable_query_args', array( $this, 'forget_number' ) );
        add_action( 'admin_notices', array( $this, 'show_number' ) );
      }

      ${joinPhp(
        made.map((list) => listMethods(plan, list)),
        '\n\n',
      )}

      /**
       * Keeps the number out of the address of the list.
       *
       * @param string[] $names Names of parameters.
       * @return string[]
       */
      public function forget_number( $names ) {
        $names[] = self::DONE;

        return $names;
      }

      /**
       * Says how many were changed.
       */
      public function show_number() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A number that is shown.
        $count = isset( $_GET[ self::DONE ] ) ? absint( $_GET[ self::DONE ] ) : null;
        if ( null !== $count ) {
          /* translators: %s: number of entries. */
          wp_admin_notice( esc_html( sprintf( _n( '%s entry changed.', '%s entries changed.', $count, ${plan.domain} ), number_format_i18n( $count ) ) ), array( 'type' => 'success' ) );
        }
      }
    }
  `;
}

function listMethods(plan: PluginPlan, { name, one, kind }: MadeList): PhpCode {
  const { nonce, may } = bulkOf(kind);
  const fields = (one.bulk ?? []).flatMap((key) => {
    const field = extraFieldsOf(plan.source, kind.key).find((found) => found.key === key);
    const attribute = kind.attributes.find((found) => found.key === key);
    if (field === undefined || attribute?.write === undefined) return [];
    const isSwitch = field.type === 'boolean';
    const isDay = field.type === 'date';
    const values: Record<string, PhpCode> = isDay
      ? { today: translated(plan, 'Today'), ...(field.required === true ? {} : { '': translated(plan, 'None') }) }
      : isSwitch
        ? { 1: translated(plan, 'Yes'), 0: translated(plan, 'No') }
        : {
            ...Object.fromEntries((field.choices ?? []).map(({ value, label }) => [value, translated(plan, label)])),
            ...(field.required === true ? {} : { '': translated(plan, 'None') }),
          };
    const value = isDay
      ? php`'today' === $value ? wp_date( 'Y-m-d' ) : ''`
      : isSwitch
        ? php`'1' === $value`
        : php`$value`;
    return [{ key, label: field.label, values, write: attribute.write(php`$record`, value) }];
  });
  const roles = one.roles.map((role) => siteRole(plan, role));
  return php`
    /**
     * Gets what can be set of ${kind.plural}.
     *
     * @return array[] Label and values of each field, by its key.
     */
    private function ${identifier(`${name}_fields`)}() {
      return array(
        ${joinPhp(
          fields.map(
            ({ key, label, values }) => php`
              ${key} => array(
                'label'  => ${translated(plan, label)},
                'values' => ${values},
              ),
            `,
          ),
        )}
      );
    }

    /**
     * Adds bulk actions to the list of ${kind.plural}.
     *
     * @param array $actions Actions.
     * @return array
     */
    public function ${identifier(`${name}_actions`)}( $actions ) {
      ${
        roles.length === 0
          ? noPhp
          : php`
            if ( ! array_intersect( ${roles}, (array) wp_get_current_user()->roles ) ) {
              return $actions;
            }
          `
      }
      foreach ( $this->${identifier(`${name}_fields`)}() as $key => $field ) {
        /* translators: %s: name of a field. */
        $group = sprintf( ${translated(plan, 'Set %s')}, $field['label'] );
        foreach ( $field['values'] as $value => $label ) {
          // WordPress prints titles of actions as they are.
          $actions[ $group ][ self::PREFIX . $key . ':' . $value ] = esc_html( $label );
        }
      }

      return $actions;
    }

    /**
     * Sets a field of the chosen ${kind.plural}.
     *
     * @param string $url    Where the browser goes afterwards.
     * @param string $action Action.
     * @param int[]  $ids    IDs.
     * @return string
     */
    public function ${identifier(`${name}_set`)}( $url, $action, $ids ) {
      if ( 0 !== strpos( $action, self::PREFIX ) || ! in_array( $action, $this->${identifier(`${name}_names`)}(), true ) ) {
        return $url;
      }

      check_admin_referer( ${nonce} );

      list( $key, $value ) = explode( ':', substr( $action, strlen( self::PREFIX ) ), 2 );

      $count = 0;
      foreach ( array_map( 'intval', (array) $ids ) as $id ) {
        $record = ${kind.get(php`$id`)};
        if ( ! $record || ! current_user_can( ${may}, $id ) ) {
          continue;
        }

        switch ( $key ) {
          ${joinPhp(
            fields.map(
              ({ key, write }) => php`
                case ${key}:
                  ${write}
                  break;
              `,
            ),
            '\n\n',
          )}
        }
        ++$count;
      }

      return add_query_arg( self::DONE, $count, $url );
    }

    /**
     * Gets the names of the actions that the current user has.
     *
     * @return string[]
     */
    private function ${identifier(`${name}_names`)}() {
      return array_merge( array(), ...array_map( 'array_keys', array_values( $this->${identifier(`${name}_actions`)}( array() ) ) ) );
    }
  `;
}
