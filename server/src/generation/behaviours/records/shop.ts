import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { postKind, productTerms } from './posts.ts';
import { type Attribute, type AttributeType, attribute, type RecordEvent, type RecordKind } from './record-kind.ts';

/** An amount with the shop's currency. */
const shopAmount =
  (read: (record: PhpCode) => PhpCode) =>
  (record: PhpCode): PhpCode =>
    php`html_entity_decode( wp_strip_all_tags( wc_price( (float) ${read(record)} ) ) )`;

/** A value that WooCommerce's object of a product has. */
const ofProduct = (key: string, label: string, type: AttributeType, getter: PhpCode, setter?: PhpCode): Attribute =>
  attribute(key, label, type, (record) => php`wc_get_product( ${record} )->${getter}()`, {
    ...(type === 'money' && { text: shopAmount((record) => php`wc_get_product( ${record} )->${getter}()`) }),
    ...(key === 'price' && {
      html: (record: PhpCode) => php`wp_kses_post( wc_get_product( ${record} )->get_price_html() )`,
    }),
    ...(setter !== undefined && {
      write: (record: PhpCode, value: PhpCode) => php`
        $product = wc_get_product( ${record} );
        $product->${setter}( ${value} );
        $product->save();
      `,
    }),
  });

const stockEvent = (hook: string): RecordEvent => ({
  hook,
  parameters: [{ name: 'product', type: 'WC_Product', about: 'Product object.' }],
  record: php`get_post( $product->get_id() )`,
});

const products = postKind(
  'product',
  'product',
  ['product', 'products'],
  [
    ...productTerms,
    ofProduct('price', 'Price', 'money', php`get_price`),
    ofProduct('regular_price', 'Regular price', 'money', php`get_regular_price`, php`set_regular_price`),
    ofProduct('sale_price', 'Sale price', 'money', php`get_sale_price`, php`set_sale_price`),
    ofProduct('sku', 'SKU', 'text', php`get_sku`, php`set_sku`),
    ofProduct('stock', 'Stock', 'number', php`get_stock_quantity`, php`set_stock_quantity`),
    ofProduct('stock_status', 'Stock status', 'text', php`get_stock_status`, php`set_stock_status`),
    ofProduct('sold', 'Sold', 'number', php`get_total_sales`),
    ofProduct('weight', 'Weight', 'number', php`get_weight`, php`set_weight`),
    ofProduct('rating', 'Average rating', 'number', php`get_average_rating`),
    ofProduct('featured', 'Featured', 'boolean', php`is_featured`, php`set_featured`),
    ofProduct('on_sale', 'On sale', 'boolean', php`is_on_sale`),
  ],
);

const orderId = { name: 'order_id', type: 'int', about: 'Order ID.' };
const orderEvent = (hook: string): RecordEvent => ({
  hook,
  parameters: [orderId],
  record: php`wc_get_order( $order_id )`,
});
const ofOrder = (key: string, label: string, type: AttributeType, getter: PhpCode, isPublic = false): Attribute =>
  attribute(key, label, type, (record) => php`${record}->${getter}()`, {
    isPublic,
    ...(type === 'money' && { text: shopAmount((record) => php`${record}->${getter}()`) }),
  });
const date = (key: string, label: string, getter: PhpCode): Attribute =>
  attribute(
    key,
    label,
    'date',
    (record) => php`( ${record}->${getter}() ? ${record}->${getter}()->date( 'Y-m-d H:i:s' ) : '' )`,
    {
      isPublic: false,
      dated: (side, moment) =>
        php`${key === 'date' ? 'date_created' : `date_${key}`} => ${side === 'until' ? '<=' : '>='} . ${moment}->getTimestamp(),`,
    },
  );

/** Statuses under the names that people have for them. */
const orderStatuses: Readonly<Record<string, string>> = {
  on_hold: 'on-hold',
  canceled: 'cancelled',
  awaiting_payment: 'pending',
  finished: 'completed',
};

const orders: RecordKind = {
  key: 'order',
  singular: 'order',
  plural: 'orders',
  storage: 'order',
  type: null,
  className: 'WC_Order',
  needsShop: true,
  attributes: [
    ofOrder('title', 'Order number', 'text', php`get_order_number`),
    attribute('status', 'Status', 'text', (record) => php`${record}->get_status()`, {
      isPublic: false,
      names: orderStatuses,
      write: (record, value) => php`${record}->update_status( ${value} );`,
    }),
    ofOrder('total', 'Total', 'money', php`get_total`),
    date('date', 'Date', php`get_date_created`),
    date('paid', 'Paid on', php`get_date_paid`),
    date('completed', 'Completed on', php`get_date_completed`),
    ofOrder('name', 'Customer', 'text', php`get_formatted_billing_full_name`),
    ofOrder('email', 'Email', 'text', php`get_billing_email`),
    ofOrder('phone', 'Phone', 'text', php`get_billing_phone`),
    ofOrder('company', 'Company', 'text', php`get_billing_company`),
    ofOrder('country', 'Country', 'text', php`get_billing_country`),
    ofOrder('city', 'City', 'text', php`get_billing_city`),
    ofOrder('postcode', 'Postcode', 'text', php`get_billing_postcode`),
    attribute(
      'address',
      'Shipping address',
      'text',
      (record) => php`wp_strip_all_tags( str_replace( '<br/>', ', ', ${record}->get_formatted_shipping_address() ) )`,
      { isPublic: false },
    ),
    ofOrder('payment_method', 'Payment method', 'text', php`get_payment_method_title`),
    ofOrder('shipping_method', 'Shipping method', 'text', php`get_shipping_method`),
    ofOrder('item_count', 'Items', 'number', php`get_item_count`),
    attribute(
      'items',
      'Products',
      'list',
      (record) =>
        php`array_map( static fn( $item ) => $item->get_quantity() . ' × ' . $item->get_name(), array_values( ${record}->get_items() ) )`,
      { isPublic: false },
    ),
    attribute('coupons', 'Coupons', 'list', (record) => php`${record}->get_coupon_codes()`, { isPublic: false }),
    ofOrder('note', 'Customer note', 'text', php`get_customer_note`),
  ],
  events: {
    // Whatever checkout, screen or program makes it; drafts that the checkout keeps are no orders yet.
    created: {
      hook: 'woocommerce_new_order',
      parameters: [orderId, { name: 'order', type: 'WC_Order', about: 'Order object.' }],
      guard: php`! in_array( $order->get_status(), array( 'auto-draft', 'checkout-draft' ), true )`,
      record: php`$order`,
    },
    updated: orderEvent('woocommerce_update_order'),
    paid: orderEvent('woocommerce_payment_complete'),
    refunded: orderEvent('woocommerce_order_refunded'),
    deleted: orderEvent('woocommerce_before_trash_order'),
  },
  status: (status) => orderEvent(`woocommerce_order_status_${orderStatuses[status] ?? status.replace(/^wc-/, '')}`),
  id: (record) => php`${record}->get_id()`,
  get: (id) => php`wc_get_order( ${id} )`,
  link: (record) => php`${record}->get_view_order_url()`,
  editLink: (record) => php`${record}->get_edit_order_url()`,
  ownerId: (record) => php`${record}->get_customer_id()`,
  ownerEmail: (record) => php`${record}->get_billing_email()`,
  find: (limit, members) => php`
    wc_get_orders(
      array(
        'limit'   => ${limit},
        'type'    => 'shop_order',
        'orderby' => 'ID',
        'order'   => 'ASC',
        ${joinPhp(members)}
      )
    )
  `,
  ids: (members) => php`
    wc_get_orders(
      array(
        'limit'   => PHP_INT_MAX,
        'return'  => 'ids',
        'type'    => 'shop_order',
        'orderby' => 'ID',
        'order'   => 'ASC',
        ${joinPhp(members)}
      )
    )
  `,
  remove: (record, toTrash) => php`${record}->delete( ${!toTrash} );`,
  capability: 'edit_shop_orders',
};

/** What a shop has: it is there with WooCommerce alone. */
export const shopRecords: readonly RecordKind[] = [
  {
    ...products,
    events: {
      ...products.events,
      low_stock: stockEvent('woocommerce_low_stock'),
      out_of_stock: stockEvent('woocommerce_no_stock'),
      stock_changed: stockEvent('woocommerce_product_set_stock'),
      back_in_stock: {
        hook: 'woocommerce_product_set_stock_status',
        parameters: [
          { name: 'product_id', type: 'int', about: 'Product ID.' },
          { name: 'stock_status', type: 'string', about: 'New stock status.' },
        ],
        guard: php`'instock' === $stock_status`,
        record: php`get_post( $product_id )`,
      },
    },
    capability: 'edit_others_products',
  },
  orders,
];
