import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { prefixed, translated } from '../code-names.ts';
import type { PlanFieldType, PluginPlan } from '../plan.ts';
import { has, switchOn } from './field-switch.ts';

/** The method that checks values and gives them their types. */
export function prepareMethod(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): PhpCode {
  const cases = prepareCases(plan, types);
  const isRejecting = cases.some(({ text }) => text.includes('self::rejected('));
  return php`
    /**
     * Validates a value and casts it to the type of the field.
     *
     * @param mixed $value Submitted value.
     * @param array $field Field definition.
     * @return mixed|WP_Error Value, null if it is empty, or a WP_Error object if it is invalid.
     */
    public static function prepare( $value, $field ) {
      if ( is_string( $value ) ) {
        $value = trim( $value );
      }

      if ( null === $value || '' === $value || array() === $value ) {
        if ( ! $field['required'] ) {
          return null;
        }

        return new WP_Error(
          ${prefixed(plan, 'missing_value')},
          /* translators: %s: Field label. */
          sprintf( ${translated(plan, '%s is required.')}, $field['label'] ),
          array( 'status' => 400 )
        );
      }

      $valid = rest_validate_value_from_schema( $value, $field['schema'], $field['label'] );

      if ( is_wp_error( $valid ) ) {
        $valid->add_data( array( 'status' => 400 ) );
        return $valid;
      }

      $value = rest_sanitize_value_from_schema( $value, $field['schema'], $field['label'] );

      ${joinPhp([switchOn(cases), php`return $value;`], '\n\n')}
    }

    ${isRejecting ? rejectedMethod(plan) : noPhp}
  `;
}

function prepareCases(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): readonly PhpCode[] {
  const reject = (text: string) => php`self::rejected( ${translated(plan, text)}, $field )`;
  const cases: readonly (readonly [boolean, PhpCode])[] = [
    [
      has(types, 'html'),
      php`
        case 'html':
          return wp_kses_post( $value );
      `,
    ],
    [
      has(types, 'money'),
      php`
        case 'money':
          return round( $value, 2 );
      `,
    ],
    [
      has(types, 'date', 'datetime'),
      php`
        ${has(types, 'date') ? php`case 'date':` : noPhp}
        ${has(types, 'datetime') ? php`case 'datetime':` : noPhp}
          list( $year, $month, $day ) = array_map( 'intval', explode( '-', substr( $value, 0, 10 ) ) );

          /* translators: %s: Field label. */
          return checkdate( $month, $day, $year ) ? $value : ${reject('%s is not a valid date.')};
      `,
    ],
    [
      has(types, 'url'),
      php`
        case 'url':
          /* translators: %s: Field label. */
          return preg_match( '#^https?://[^/]#i', $value ) ? $value : ${reject('%s is not a valid URL.')};
      `,
    ],
    [
      has(types, 'image'),
      php`
        case 'image':
          /* translators: %s: Field label. */
          return wp_attachment_is_image( $value ) ? $value : ${reject('%s is not an image in the media library.')};
      `,
    ],
    [
      has(types, 'file'),
      php`
        case 'file':
          /* translators: %s: Field label. */
          return 'attachment' === get_post_type( $value ) ? $value : ${reject('%s is not in the media library.')};
      `,
    ],
    [
      has(types, 'gallery'),
      php`
        case 'gallery':
          return array_values( array_filter( $value, 'wp_attachment_is_image' ) );
      `,
    ],
    [
      has(types, 'list'),
      php`
        case 'list':
          return array_values( array_filter( $value, 'strlen' ) );
      `,
    ],
    [
      hasTarget(plan, 'relation'),
      php`
        case 'relation':
          /* translators: %s: Field label. */
          return get_post_type( $value ) === $field['target'] ? $value : ${reject('%s does not exist.')};
      `,
    ],
    [
      has(types, 'user'),
      php`
        case 'user':
          /* translators: %s: Field label. */
          return isset( self::users( $field, array( $value ) )[ $value ] ) ? $value : ${reject('%s is not a user who can be chosen.')};
      `,
    ],
  ];
  return cases.filter(([isUsed]) => isUsed).map(([, code]) => code);
}

/** Whether a relation points to posts, whose types can be compared. */
function hasTarget({ entities }: PluginPlan, type: PlanFieldType): boolean {
  const relations = entities.flatMap(({ fields }) => fields.filter((field) => field.type === type));
  return (
    relations.length > 0 &&
    relations.every(({ relatedEntity }) => entities.find(({ key }) => key === relatedEntity)?.storage !== 'table')
  );
}

const rejectedMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Creates the error for an invalid value.
   *
   * @param string $message Error message with %s as placeholder for the field label.
   * @param array  $field   Field definition.
   * @return WP_Error
   */
  private static function rejected( $message, $field ) {
    return new WP_Error(
      ${prefixed(plan, 'invalid_value')},
      sprintf( $message, $field['label'] ),
      array( 'status' => 400 )
    );
  }
`;
