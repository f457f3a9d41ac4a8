import type { AbilityCase } from './ability-case.ts';

/** Prompts about WooCommerce, written before any was answered. */
export const shopCases: readonly AbilityCase[] = [
  {
    prompt: 'WooCommerce: add a product tab "Shipping" that shows "Ships within 3 days."',
    has: [/woocommerce_product_tabs/, /'title'\s*=>/, /'callback'\s*=>/, /Ships within 3 days\./],
  },
  {
    prompt: 'Remove the reviews tab from WooCommerce product pages.',
    has: [/woocommerce_product_tabs/, /unset\( \$tabs\['reviews'\] \)/],
  },
  {
    prompt: 'Make the phone field optional at the WooCommerce checkout.',
    has: [/woocommerce_checkout_fields|woocommerce_billing_fields/, /billing_phone/, /'required'\] = false/],
  },
  {
    prompt: 'Add a required checkout field "VAT number" (billing_vat) to WooCommerce and save it to the order.',
    has: [
      /woocommerce_checkout_fields|woocommerce_billing_fields/,
      /billing_vat/,
      /'required'\s*=> true/,
      /update_meta_data\( '_?billing_vat'/,
    ],
  },
  {
    prompt: 'Remove the company field from the WooCommerce checkout.',
    has: [/unset\( \$fields\['billing'\]\['billing_company'\] \)/],
  },
  {
    prompt:
      'Write a function acme_handling_fee that adds a cart fee of 5 "Handling" to WooCommerce when the subtotal is below 50.',
    has: [
      /woocommerce_cart_calculate_fees/,
      /function acme_handling_fee\(/,
      /add_fee\(/,
      /Handling/,
      /< 50/,
      /get_subtotal\(\)/,
    ],
  },
  {
    prompt: 'Register a custom WooCommerce order status "Awaiting pickup" (wc-awaiting-pickup).',
    has: [/register_post_status\( 'wc-awaiting-pickup'/, /wc_order_statuses/, /Awaiting pickup/],
  },
  {
    prompt: 'When a WooCommerce order is completed, mail the text "Thanks for shopping" to the customer.',
    has: [
      /woocommerce_order_status_completed/,
      /wc_get_order\(/,
      /get_billing_email\(\)/,
      /wp_mail\(/,
      /Thanks for shopping/,
    ],
  },
  {
    prompt: 'Change the WooCommerce add to cart button text to "Buy now" on single products and in lists.',
    has: [/woocommerce_product_single_add_to_cart_text/, /woocommerce_product_add_to_cart_text/, /Buy now/],
  },
  {
    prompt: 'Write a WooCommerce payment gateway class Acme_Gateway with the id acme_invoice and the title "Invoice".',
    has: [
      /class Acme_Gateway extends WC_Payment_Gateway/,
      /acme_invoice/,
      /process_payment\( \$order_id \)/,
      /woocommerce_payment_gateways/,
      /'result'\s*=> 'success'/,
      /class_exists\( 'WC_Payment_Gateway' \)/,
    ],
  },
  {
    prompt: 'Create a WooCommerce shipping method "Bike courier" with a flat cost of 7.50.',
    has: [
      /extends WC_Shipping_Method/,
      /calculate_shipping\( /,
      /add_rate\(/,
      /7\.50?/,
      /woocommerce_shipping_methods/,
      /Bike courier/,
    ],
  },
  {
    prompt: 'Give logged-in users with the role wholesale a 20 % discount on all WooCommerce product prices.',
    has: [/woocommerce_product_get_price/, /wholesale/, /0\.8|20/],
  },
  {
    prompt: 'Show "Free shipping over 40 €" above the WooCommerce cart.',
    has: [/woocommerce_before_cart/, /Free shipping over 40 €/, /esc_html/],
  },
  {
    prompt:
      'WooCommerce: empty the prices of products in the category "on-request" and show "Price on request" instead.',
    has: [/woocommerce_get_price_html/, /on-request/, /Price on request/],
  },
  {
    prompt: 'Add the text "Questions? Call us." to all WooCommerce customer emails after the order table.',
    has: [/woocommerce_email_after_order_table/, /Questions\? Call us\./, /\$sent_to_admin/],
  },
];
