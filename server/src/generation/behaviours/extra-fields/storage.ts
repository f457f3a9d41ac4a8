import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Extendable, type FieldGroup, kindsOf } from './planned-fields.ts';

/** What WordPress calls the metadata of a kind of records; null for orders. */
export const metaTypes: Readonly<Record<Extendable, 'post' | 'user' | 'comment' | 'term' | null>> = {
  post: 'post',
  page: 'post',
  media: 'post',
  product: 'post',
  user: 'user',
  comment: 'comment',
  category: 'term',
  tag: 'term',
  order: null,
};

/** Methods that read and write values. */
export function storageMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const kinds = kindsOf(groups);
  const hasOrders = kinds.includes('order');
  const others = kinds.filter((kind) => kind !== 'order');
  const types = Object.fromEntries(others.map((kind) => [kind, metaTypes[kind] ?? 'post']));
  const [only] = new Set(Object.values(types));
  const type =
    new Set(Object.values(types)).size === 1 && only !== undefined ? php`${only}` : php`self::META_TYPES[ $kind ]`;
  const order = (statements: PhpCode): PhpCode =>
    hasOrders
      ? others.length > 0
        ? php`
            if ( 'order' === $kind ) {
              ${statements}
            }
          `
        : statements
      : noPhp;
  return joinPhp(
    [
      type.text.startsWith('self') ? php`const META_TYPES = ${types};` : noPhp,
      php`
        /**
         * Gets the value of a field.
         *
         * @param string $kind  Object type.
         * @param int    $id    Object ID.
         * @param array  $field Field definition.
         * @return mixed Typed value, or null if there is none.
         */
        public static function get( $kind, $id, $field ) {
          ${order(php`
            $order = wc_get_order( $id );

            return ${classOf(plan, 'Fields')}::cast( $order ? $order->get_meta( $field['meta'] ) : null, $field );
          `)}

          ${
            others.length > 0
              ? php`return ${classOf(plan, 'Fields')}::cast( get_metadata( ${type}, $id, $field['meta'], true ), $field );`
              : noPhp
          }
        }
      `,
      php`
        /**
         * Stores the value of a field.
         *
         * @param string $kind  Object type.
         * @param int    $id    Object ID.
         * @param array  $field Field definition.
         * @param mixed  $value Valid value, or null to delete it.
         */
        public static function set( $kind, $id, $field, $value ) {
          ${order(php`
            $order = wc_get_order( $id );

            if ( $order ) {
              if ( null === $value ) {
                $order->delete_meta_data( $field['meta'] );
              } else {
                $order->update_meta_data( $field['meta'], $value );
              }
              $order->save();
            }
            ${others.length > 0 ? php`return;` : noPhp}
          `)}

          ${
            others.length > 0
              ? php`
                  if ( null === $value ) {
                    delete_metadata( ${type}, $id, $field['meta'] );
                  } else {
                    update_metadata( ${type}, $id, $field['meta'], wp_slash( $value ) );
                  }
                `
              : noPhp
          }
        }
      `,
    ],
    '\n\n',
  );
}
