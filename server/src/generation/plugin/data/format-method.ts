import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classOf, translated } from '../code-names.ts';
import { hasSetting } from '../features/settings/settings-of.ts';
import type { PlanFieldType, PluginPlan } from '../plan.ts';
import { has, switchOn } from './field-switch.ts';

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

/** The method that writes values as text. */
export function formatMethod(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): PhpCode {
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
      has(types, 'user'),
      php`
        case 'user':
          return get_userdata( $value )->display_name ?? '';
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
     * Formats a value as text. The result is not escaped.
     *
     * @param mixed $value Typed value, or null.
     * @param array $field Field definition.
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
