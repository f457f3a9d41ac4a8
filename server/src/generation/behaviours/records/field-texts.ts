import type { PlanFieldType } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { Attribute } from './record-kind.ts';

/** What of a field says how its values read. */
export interface FieldLook {
  readonly type: PlanFieldType;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly unit?: string | undefined;
  /** Of amounts without a unit: text behind them, as PHP. */
  readonly currency?: PhpCode | undefined;
}

type Reader = (record: PhpCode) => PhpCode;

/** How values of a field of the plan read to people, where their type as an attribute does not tell it. */
export function fieldTexts(
  { type, choices = [], unit, currency }: FieldLook,
  read: Reader,
): Pick<Attribute, 'text' | 'html'> {
  const labels = Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  const ids = (record: PhpCode): PhpCode => php`wp_parse_id_list( ${read(record)} )`;
  switch (type) {
    case 'choice':
      return { text: (record) => php`( ${labels}[ ${read(record)} ] ?? ${read(record)} )` };
    case 'choices':
      return {
        text: (record) => php`implode( ', ', array_intersect_key( ${labels}, array_flip( ${read(record)} ) ) )`,
      };
    case 'url':
      return {
        html: (record) =>
          php`( '' === ${read(record)} ? '' : sprintf( '<a href="%1$s">%2$s</a>', esc_url( ${read(record)} ), esc_html( preg_replace( '~^https?://|/$~', '', ${read(record)} ) ) ) )`,
      };
    case 'email':
      return {
        html: (record) =>
          php`( '' === ${read(record)} ? '' : sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'mailto:' . antispambot( ${read(record)} ) ), esc_html( antispambot( ${read(record)} ) ) ) )`,
      };
    case 'phone':
      return {
        html: (record) =>
          php`( '' === ${read(record)} ? '' : sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'tel:' . preg_replace( '/[^0-9+]/', '', ${read(record)} ), array( 'tel' ) ), esc_html( ${read(record)} ) ) )`,
      };
    case 'color':
      return {
        html: (record) =>
          php`( '' === ${read(record)} ? '' : sprintf( '<span style="background-color:%1$s;display:inline-block;height:1em;width:1em" title="%1$s"></span>', esc_attr( ${read(record)} ) ) )`,
      };
    case 'html':
      return { html: (record) => php`wp_kses_post( wpautop( ${read(record)} ) )` };
    case 'textarea':
      return { html: (record) => php`wpautop( esc_html( ${read(record)} ) )` };
    case 'datetime':
      return {
        text: (record) =>
          php`( ${read(record)} ? mysql2date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), ${read(record)} ) : '' )`,
      };
    case 'time':
      return {
        text: (record) =>
          php`( ${read(record)} ? mysql2date( get_option( 'time_format' ), '2000-01-01 ' . ${read(record)} ) : '' )`,
      };
    case 'file':
      return {
        text: (record) => php`(string) wp_get_attachment_url( (int) ${read(record)} )`,
        html: (record) => php`( ${read(record)} ? wp_get_attachment_link( (int) ${read(record)} ) : '' )`,
      };
    case 'gallery':
      return {
        text: (record) => php`implode( ', ', array_filter( array_map( 'wp_get_attachment_url', ${ids(record)} ) ) )`,
        html: (record) =>
          php`implode( ' ', array_map( static fn( $id ) => wp_get_attachment_image( $id, 'thumbnail' ), ${ids(record)} ) )`,
      };
    case 'relation':
      return { text: (record) => php`( ${read(record)} ? get_the_title( (int) ${read(record)} ) : '' )` };
    case 'user':
      // Without an ID, WordPress' own functions answer with the author of the loop.
      return { text: (record) => php`( get_userdata( (int) ${read(record)} )->display_name ?? '' )` };
    case 'relations':
      return { text: (record) => php`implode( ', ', array_map( 'get_the_title', ${ids(record)} ) )` };
    case 'integer':
    case 'number':
    case 'money': {
      const places = (record: PhpCode): PhpCode =>
        type === 'money' ? php`2` : php`( fmod( (float) ${read(record)}, 1 ) ? 2 : 0 )`;
      const number = (record: PhpCode): PhpCode =>
        php`number_format_i18n( (float) ${read(record)}, ${places(record)} )`;
      const behind = unit === undefined ? (type === 'money' ? currency : undefined) : php`${` ${unit}`}`;
      return { text: (record) => (behind === undefined ? number(record) : php`${number(record)} . ${behind}`) };
    }
    default:
      return {};
  }
}
