import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { PlanContext } from '../behaviour.ts';
import { type AttributeType, attribute, type RecordKind } from '../records/record-kind.ts';

/** What conditions of a shop can be about: the cart and who buys. */
const cartAttributes: readonly (readonly [
  key: string,
  label: string,
  type: AttributeType,
  of: 'cart' | 'customer',
  read: (shop: PhpCode) => PhpCode,
])[] = [
  ['total', 'Total of the cart', 'money', 'cart', (shop) => php`${shop}::measure( ${shop}::lines(), 'amount' )`],
  ['quantity', 'Number of pieces', 'number', 'cart', (shop) => php`${shop}::measure( ${shop}::lines(), 'quantity' )`],
  ['weight', 'Weight of the cart', 'number', 'cart', (shop) => php`${shop}::measure( ${shop}::lines(), 'weight' )`],
  ['lines', 'Number of products', 'number', 'cart', (shop) => php`${shop}::measure( ${shop}::lines(), 'products' )`],
  [
    'product',
    'Products in the cart',
    'list',
    'cart',
    (shop) => php`array_map( static fn( $line ) => $line['product']->get_name(), ${shop}::lines() )`,
  ],
  ['category', 'Categories in the cart', 'list', 'cart', (shop) => php`${shop}::terms( 'product_cat' )`],
  ['coupons', 'Coupons', 'list', 'cart', () => php`( WC()->cart ? WC()->cart->get_applied_coupons() : array() )`],
  ['shipping_method', 'Shipping method', 'text', 'cart', (shop) => php`${shop}::method( 'shipping' )`],
  ['payment_method', 'Payment method', 'text', 'cart', (shop) => php`${shop}::method( 'payment' )`],
  [
    'country',
    'Country',
    'text',
    'customer',
    () => php`( WC()->customer ? WC()->customer->get_shipping_country() : '' )`,
  ],
  [
    'postcode',
    'Postcode',
    'text',
    'customer',
    () => php`( WC()->customer ? WC()->customer->get_shipping_postcode() : '' )`,
  ],
  ['role', 'Role', 'list', 'customer', () => php`array_values( (array) wp_get_current_user()->roles )`],
  ['logged_in', 'Customer logged in', 'boolean', 'customer', () => php`is_user_logged_in()`],
  ['orders', 'Number of earlier orders', 'number', 'customer', (shop) => php`count( ${shop}::orders() )`],
  [
    'spent',
    'Amount spent so far',
    'money',
    'customer',
    (shop) => php`array_sum( array_map( static fn( $order ) => (float) $order->get_total(), ${shop}::orders() ) )`,
  ],
  [
    'last_order',
    'Last order',
    'date',
    'customer',
    (shop) =>
      php`implode( '', array_map( static fn( $order ) => $order->get_date_created()->date( 'Y-m-d H:i:s' ), array_slice( ${shop}::orders(), 0, 1 ) ) )`,
  ],
  [
    'registered',
    'Registered',
    'date',
    'customer',
    () => php`( is_user_logged_in() ? get_date_from_gmt( wp_get_current_user()->user_registered ) : '' )`,
  ],
];

/** Names of what is known of who buys, whatever is in the cart. */
export const customerAttributes: readonly string[] = cartAttributes.flatMap(([key, , , of]) =>
  of === 'customer' ? [key] : [],
);

/** The cart as conditions read it; it needs the class `Shop`. */
export function cartKind(plan: PluginPlan): RecordKind {
  const shop = classOf(plan, 'Shop');
  const none = () => php`''`;
  return {
    key: 'cart',
    singular: 'cart',
    plural: 'carts',
    storage: 'row',
    type: null,
    className: 'array',
    needsShop: true,
    attributes: cartAttributes.map(([key, label, type, , read]) => attribute(key, label, type, () => read(shop))),
    events: {},
    id: () => php`0`,
    get: () => php`array()`,
    link: none,
    editLink: none,
    ownerId: () => php`get_current_user_id()`,
    ownerEmail: () => php`wp_get_current_user()->user_email`,
    find: () => php`array()`,
    ids: () => php`array()`,
    remove: () => php``,
    capability: 'manage_woocommerce',
  };
}

/** A context that knows the cart too. */
export const withCart = (context: PlanContext): PlanContext => {
  const own = cartAttributes.map(([key, label, type]) => ({ key, label, type, isWritable: false }));
  return {
    ...context,
    attributes: (entity) => (entity === 'cart' ? own : context.attributes(entity)),
    attribute: (entity, key) =>
      entity === 'cart'
        ? (own.find((one) => one.key === key)?.label ?? key).replace(/^./, (first) => first.toLowerCase())
        : context.attribute(entity, key),
  };
};
