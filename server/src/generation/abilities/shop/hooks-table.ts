/** A hook of WooCommerce: its kind, what callbacks are handed, since when there is one of this name. */
export interface ShopHook {
  readonly name: string;
  readonly kind: 'action' | 'filter';
  readonly args: readonly string[];
  /** Version of WooCommerce, '' where it has been there from the start. */
  readonly since: string;
}

const table = `
f woocommerce_product_tabs $tabs 2.0
f woocommerce_checkout_fields $fields 2.0
f woocommerce_billing_fields $fields,$country 2.0
f woocommerce_shipping_fields $fields,$country 2.0
f woocommerce_default_address_fields $fields 2.1
f woocommerce_checkout_get_value $value,$input 2.1
a woocommerce_checkout_process - 2.0
a woocommerce_after_checkout_validation $data,$errors 3.0
a woocommerce_checkout_create_order $order,$data 3.0
a woocommerce_checkout_order_processed $order_id,$posted_data,$order 2.1
a woocommerce_before_checkout_form $checkout 2.0
a woocommerce_after_checkout_form $checkout 2.0
a woocommerce_after_order_notes $checkout 2.0
a woocommerce_review_order_before_submit - 2.0
a woocommerce_admin_order_data_after_billing_address $order 2.0
a woocommerce_cart_calculate_fees $cart 2.0
a woocommerce_before_calculate_totals $cart 2.0
a woocommerce_before_cart - 2.0
a woocommerce_after_cart - 2.0
a woocommerce_cart_totals_before_order_total - 2.0
f woocommerce_add_to_cart_validation $passed,$product_id,$quantity 2.0
a woocommerce_add_to_cart $cart_item_key,$product_id,$quantity,$variation_id,$variation,$cart_item_data 2.0
f woocommerce_add_to_cart_redirect $url,$product 2.1
f woocommerce_cart_item_name $name,$cart_item,$cart_item_key 2.1
f woocommerce_product_single_add_to_cart_text $text,$product 2.1
f woocommerce_product_add_to_cart_text $text,$product 2.1
f woocommerce_product_get_price $price,$product 3.0
f woocommerce_product_get_regular_price $price,$product 3.0
f woocommerce_product_get_sale_price $price,$product 3.0
f woocommerce_product_variation_get_price $price,$product 3.0
f woocommerce_product_variation_get_regular_price $price,$product 3.0
f woocommerce_get_price_html $html,$product 2.0
f woocommerce_is_purchasable $purchasable,$product 2.0
f woocommerce_sale_flash $html,$post,$product 2.0
f woocommerce_currency $currency 2.0
f woocommerce_currency_symbol $symbol,$currency 2.0
a woocommerce_before_single_product - 2.0
a woocommerce_single_product_summary - 2.0
a woocommerce_after_single_product_summary - 2.0
a woocommerce_before_add_to_cart_button - 2.0
a woocommerce_after_add_to_cart_button - 2.0
a woocommerce_before_shop_loop - 2.0
a woocommerce_before_shop_loop_item_title - 2.0
a woocommerce_after_shop_loop_item_title - 2.0
a woocommerce_after_shop_loop_item - 2.0
f loop_shop_per_page $count 2.0
f loop_shop_columns $columns 2.0
f woocommerce_output_related_products_args $args 2.1
a woocommerce_product_options_general_product_data - 2.0
a woocommerce_process_product_meta $post_id,$post 2.0
f woocommerce_order_status_changed $order_id,$from,$to,$order 2.0
a woocommerce_order_status_completed $order_id,$order 2.0
a woocommerce_order_status_processing $order_id,$order 2.0
a woocommerce_order_status_on-hold $order_id,$order 2.0
a woocommerce_order_status_cancelled $order_id,$order 2.0
a woocommerce_order_status_refunded $order_id,$order 2.0
a woocommerce_order_status_failed $order_id,$order 2.0
a woocommerce_order_status_pending $order_id,$order 2.0
a woocommerce_new_order $order_id,$order 2.7
a woocommerce_payment_complete $order_id,$transaction_id 2.0
a woocommerce_thankyou $order_id 2.0
f woocommerce_thankyou_order_received_text $text,$order 2.0
f wc_order_statuses $statuses 2.2
f woocommerce_email_subject_new_order $subject,$order,$email 2.0
f woocommerce_email_headers $headers,$email_id,$object,$email 2.0
f woocommerce_email_recipient_new_order $recipient,$order,$email 2.0
f woocommerce_email_classes $emails 2.0
a woocommerce_email_header $heading,$email 2.0
a woocommerce_email_before_order_table $order,$sent_to_admin,$plain_text,$email 2.0
a woocommerce_email_after_order_table $order,$sent_to_admin,$plain_text,$email 2.0
a woocommerce_email_footer $email 2.0
f woocommerce_payment_gateways $gateways 2.0
f woocommerce_available_payment_gateways $gateways 2.0
f woocommerce_shipping_methods $methods 2.0
a woocommerce_shipping_init - 2.0
f woocommerce_package_rates $rates,$package 2.1
f woocommerce_account_menu_items $items,$endpoints 2.6
f woocommerce_registration_redirect $url 2.0
f woocommerce_login_redirect $url,$user 2.0
a woocommerce_created_customer $customer_id,$data,$password_generated 2.0
f woocommerce_enable_order_notes_field $enabled 2.0
f woocommerce_ship_to_different_address_checked $checked 2.0
f woocommerce_product_is_in_stock $in_stock,$product 3.0
f woocommerce_get_availability_text $text,$product 2.1
f woocommerce_breadcrumb_defaults $args 2.1
`;

const hooks: ReadonlyMap<string, ShopHook> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [kind, name = '', args = '-', since = ''] = line.split(' ');
      return [
        name,
        {
          name,
          kind: kind === 'f' ? 'filter' : 'action',
          args: args === '-' ? [] : args.split(','),
          since: since === '2.0' ? '' : since,
        },
      ];
    }),
);

/** A hook of WooCommerce by its name; undefined for any other. */
export const shopHook = (name: string): ShopHook | undefined => hooks.get(name);
