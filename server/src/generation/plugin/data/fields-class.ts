import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import { hasSetting } from '../features/settings/settings-of.ts';
import type { PlanFieldType, PluginPlan } from '../plan.ts';
import { metaMethods } from './meta-methods.ts';

/** The class that makes values fit their fields: checks, types, and text for people. It knows the plan's types only. */
export function fieldsClass(plan: PluginPlan): PluginClass {
  const types = new Set(plan.entities.flatMap(({ fields }) => fields.map(({ type }) => type)));
  const hasMeta = plan.entities.some(({ storage, fields }) => storage !== 'table' && fields.length > 0);
  return {
    name: classNameOf(plan, 'Fields'),
    summary: 'Values of fields: checked, typed and written out.',
    code: php`
      /**
       * Makes values fit their fields, whoever sends them: forms, requests or files.
       */
      final class ${classOf(plan, 'Fields')} {

        ${joinPhp([prepareMethod(plan, types), ...(hasMeta ? [sanitizeMethod, metaMethods] : []), castMethod(types), formatMethod(plan, types)], '\n\n')}
      }
    `,
  };
}

const has = (types: ReadonlySet<PlanFieldType>, ...wanted: readonly PlanFieldType[]): boolean =>
  wanted.some((type) => types.has(type));

function prepareMethod(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): PhpCode {
  const cases = prepareCases(plan, types);
  const isRejecting = cases.some(({ text }) => text.includes('self::rejected('));
  return php`
    /**
     * Checks a value and gives it the field's type.
     *
     * @param mixed $value What was sent.
     * @param array $field The field's definition.
     * @return mixed|WP_Error The value, null for none, or what is wrong with it.
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
          /* translators: %s: name of a field. */
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

/** A switch on the kind of input, or nothing where no kind is special. */
function switchOn(cases: readonly PhpCode[]): PhpCode {
  if (cases.length === 0) return noPhp;
  return php`
    switch ( $field['input'] ) {
      ${joinPhp(cases, '\n\n')}
    }
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

          /* translators: %s: name of a field. */
          return checkdate( $month, $day, $year ) ? $value : ${reject('%s is not a date.')};
      `,
    ],
    [
      has(types, 'url'),
      php`
        case 'url':
          /* translators: %s: name of a field. */
          return preg_match( '#^https?://[^/]#i', $value ) ? $value : ${reject('%s is not a web address.')};
      `,
    ],
    [
      has(types, 'image'),
      php`
        case 'image':
          /* translators: %s: name of a field. */
          return wp_attachment_is_image( $value ) ? $value : ${reject('%s is not an image of the media library.')};
      `,
    ],
    [
      has(types, 'file'),
      php`
        case 'file':
          /* translators: %s: name of a field. */
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
          /* translators: %s: name of a field. */
          return get_post_type( $value ) === $field['target'] ? $value : ${reject('%s does not exist.')};
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
   * Says that a value does not fit its field.
   *
   * @param string $message What is wrong, with %s for the field.
   * @param array  $field   The field's definition.
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

const sanitizeMethod = php`
  /**
   * Makes a value safe to keep: one that does not fit its field is dropped.
   *
   * @param mixed $value Any value.
   * @param array $field The field's definition.
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
     * Gives a kept value its type back.
     *
     * @param mixed $value As it is in the database.
     * @param array $field The field's definition.
     * @return mixed Null where there is none.
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

/** An amount of money; behind it the currency of the settings, unless the field has its own. */
function amountText(plan: PluginPlan): PhpCode {
  const amount = php`number_format_i18n( $value, 2 )`;
  if (!hasSetting(plan, 'currency')) return amount;
  const currency = php`' ' . ${classOf(plan, 'Settings')}::get( 'currency' )`;
  const hasOwn = plan.entities.some(({ fields }) =>
    fields.some(({ type, unit }) => type === 'money' && unit !== undefined),
  );
  return hasOwn ? php`${amount} . ( isset( $field['unit'] ) ? '' : ${currency} )` : php`${amount} . ${currency}`;
}

function formatMethod(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): PhpCode {
  const cases: readonly (readonly [boolean, PhpCode])[] = [
    [
      has(types, 'boolean'),
      php`
        case 'boolean':
          return $value ? ${translated(plan, 'Yes')} : ${translated(plan, 'No')};
      `,
    ],
    [
      has(types, 'date'),
      php`
        case 'date':
          return mysql2date( get_option( 'date_format' ), $value . ' 00:00:00' );
      `,
    ],
    [
      has(types, 'time'),
      php`
        case 'time':
          return mysql2date( get_option( 'time_format' ), '2000-01-01 ' . $value . ':00' );
      `,
    ],
    [
      has(types, 'datetime'),
      php`
        case 'datetime':
          $format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );

          return mysql2date( $format, str_replace( 'T', ' ', $value ) . ':00' );
      `,
    ],
    [
      has(types, 'money'),
      php`
        case 'money':
          $text = ${amountText(plan)};
          break;
      `,
    ],
    [
      has(types, 'choice'),
      php`
        case 'choice':
          return isset( $field['choices'][ $value ] ) ? $field['choices'][ $value ] : $value;
      `,
    ],
    [
      has(types, 'choices'),
      php`
        case 'choices':
          return implode( ', ', array_intersect_key( $field['choices'], array_flip( $value ) ) );
      `,
    ],
    [
      has(types, 'list'),
      php`
        case 'list':
          return implode( ', ', $value );
      `,
    ],
    [
      has(types, 'html'),
      php`
        case 'html':
          return wp_strip_all_tags( $value );
      `,
    ],
    [
      has(types, 'image', 'file'),
      php`
        ${has(types, 'image') ? php`case 'image':` : noPhp}
        ${has(types, 'file') ? php`case 'file':` : noPhp}
          return (string) wp_get_attachment_url( $value );
      `,
    ],
    [
      has(types, 'gallery'),
      php`
        case 'gallery':
          return implode( ', ', array_filter( array_map( 'wp_get_attachment_url', $value ) ) );
      `,
    ],
    [
      has(types, 'relation'),
      php`
        case 'relation':
          return (string) get_post_field( 'post_title', $value );
      `,
    ],
    [
      has(types, 'relations'),
      php`
        case 'relations':
          return implode(
            ', ',
            array_map(
              static function ( $id ) {
                return (string) get_post_field( 'post_title', $id );
              },
              $value
            )
          );
      `,
    ],
  ];
  const used = cases.filter(([isUsed]) => isUsed).map(([, code]) => code);
  const hasUnits = plan.entities.some(({ fields }) => fields.some(({ unit }) => unit !== undefined));
  const plain = hasUnits || types.has('money');
  const ending = hasUnits
    ? php`return isset( $field['unit'] ) ? $text . ' ' . $field['unit'] : $text;`
    : plain
      ? php`return $text;`
      : php`return (string) $value;`;
  const choose = switchOn(used);
  return php`
    /**
     * Writes a value as text. It is not escaped.
     *
     * @param mixed $value Typed value, or null.
     * @param array $field The field's definition.
     * @return string
     */
    public static function format( $value, $field ) {
      if ( null === $value ) {
        return '';
      }

      ${joinPhp([plain ? php`$text = is_scalar( $value ) ? (string) $value : '';` : noPhp, choose, ending], '\n\n')}
    }
  `;
}
