import { withExtraFields } from '../../behaviours/extra-fields/planned-fields.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PlanFieldType, PluginPlan } from '../plan.ts';
import { has } from './field-switch.ts';
import { formatMethod } from './format-method.ts';
import { metaMethods } from './meta-methods.ts';
import { prepareMethod } from './prepare-method.ts';

/** The class that makes values fit their fields: checks, types, and text for people. It knows the plan's types only. */
export function fieldsClass(source: PluginPlan): PluginClass {
  const plan = withExtraFields(source);
  const types = new Set(plan.entities.flatMap(({ fields }) => fields.map(({ type }) => type)));
  const hasMeta = source.entities.some(({ storage, fields }) => storage !== 'table' && fields.length > 0);
  const sanitizes = hasMeta || plan !== source;
  return {
    name: classNameOf(plan, 'Fields'),
    summary: 'Validates, casts and formats field values.',
    code: php`
      /**
       * Validates, casts and formats the values of fields.
       */
      final class ${classOf(plan, 'Fields')} {

        ${joinPhp([prepareMethod(plan, types), ...(has(types, 'user') ? [usersMethod] : []), ...(sanitizes ? [sanitizeMethod] : []), ...(hasMeta ? [metaMethods] : []), castMethod(types), formatMethod(plan, types)], '\n\n')}
      }
    `,
  };
}

const usersMethod = php`
  /**
   * Gets the users who can be chosen in a field.
   *
   * @param array $field Field definition.
   * @param int[] $only  IDs of the users that matter. Default all users.
   * @return string[] Display names, keyed by user ID.
   */
  public static function users( $field, $only = array() ) {
    $users = get_users(
      array(
        'role__in' => $field['roles'],
        'include'  => $only,
        'orderby'  => 'display_name',
        'fields'   => array( 'ID', 'display_name' ),
      )
    );

    return wp_list_pluck( $users, 'display_name', 'ID' );
  }
`;

const sanitizeMethod = php`
  /**
   * Sanitizes a value. Invalid values are dropped.
   *
   * @param mixed $value Value.
   * @param array $field Field definition.
   * @return mixed
   */
  public static function sanitize( $value, $field ) {
    $field['required'] = false;
    $prepared          = self::prepare( $value, $field );

    return null === $prepared || is_wp_error( $prepared ) ? '' : $prepared;
  }
`;

function castMethod(types: ReadonlySet<PlanFieldType>): PhpCode {
  const isListed = has(types, 'gallery', 'choices', 'list', 'relations');
  return php`
    /**
     * Casts a stored value to its type.
     *
     * @param mixed $value Stored value.
     * @param array $field Field definition.
     * @return mixed Value, or null if there is none.
     */
    public static function cast( $value, $field ) {
      ${
        isListed
          ? php`
              if ( 'array' === $field['schema']['type'] ) {
                return is_array( $value ) ? $value : array();
              }
            `
          : noPhp
      }

      ${
        has(types, 'boolean')
          ? php`
              if ( 'boolean' === $field['schema']['type'] ) {
                return (bool) $value;
              }
            `
          : noPhp
      }

      if ( null === $value || '' === $value ) {
        return null;
      }

      return rest_sanitize_value_from_schema( $value, array( 'type' => $field['schema']['type'] ) );
    }
  `;
}
