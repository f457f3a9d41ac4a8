import { prefixed, translated } from '../../../plugin/code-names.ts';
import { noPhp, php } from '../../../writers/php.ts';
import {
  coveredLines,
  type EffectCode,
  isConditional,
  isSelective,
  methodName,
  methodOf,
  type NumberedRule,
  ownersValue,
  type RuleWithNumber,
  unlessApplies,
} from '../rule.ts';

/** Key of the metadata of orders, and of the field. */
export const optionKey = (rule: Pick<RuleWithNumber, 'plan' | 'number'>): string =>
  prefixed(rule.plan, `option_${rule.number}`);
/** Name of the field at the checkout made of blocks. */
const blockField = ({ plan, number }: Pick<RuleWithNumber, 'plan' | 'number'>): string =>
  `${plan.names.slug}/option-${number}`;

/** A checkbox at both checkouts. */
export function optionCode(rule: NumberedRule<'option'>): EffectCode {
  const { effect, plan } = rule;
  const key = optionKey(rule);
  const isAlways = !isConditional(rule) && !isSelective(rule);
  const leave = (value: ReturnType<typeof php>) =>
    unlessApplies(rule, value, undefined, isSelective(rule) ? php`! ${coveredLines(rule)}` : undefined);
  const label = ownersValue(rule, 'label', effect.label);
  const fee = php`(float) ${ownersValue(rule, 'fee', effect.fee)}`;
  const labelMethod = php`
    /**
     * Gets the label with what it costs.
     *
     * @return string Label without markup.
     */
    private function ${methodName(rule, 'option_label')}() {
      ${
        effect.fee > 0
          ? php`return ${label} . ' (+ ' . html_entity_decode( wp_strip_all_tags( wc_price( ${fee} ) ), ENT_QUOTES, 'UTF-8' ) . ')';`
          : php`return (string) ${label};`
      }
    }
  `;
  return {
    hooks: [
      php`add_action( 'woocommerce_init', array( $this, ${methodOf(rule, 'register_option')} ) );`,
      php`add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, ${methodOf(rule, 'block_option')} ), 10, 2 );`,
      php`add_filter( 'woocommerce_checkout_fields', array( $this, ${methodOf(rule, 'option_field')} ) );`,
      php`add_action( 'woocommerce_checkout_create_order', array( $this, ${methodOf(rule, 'save_option')} ), 10, 2 );`,
      php`add_action( 'woocommerce_admin_order_data_after_billing_address', array( $this, ${methodOf(rule, 'show_option')} ) );`,
      php`add_filter( 'woocommerce_email_order_meta_fields', array( $this, ${methodOf(rule, 'email_option')} ), 10, 3 );`,
      ...(effect.fee > 0
        ? [
            php`add_action( 'woocommerce_checkout_update_order_review', array( $this, ${methodOf(rule, 'note_choice')} ) );`,
            php`add_filter( 'woocommerce_checkout_posted_data', array( $this, ${methodOf(rule, 'note_posted')} ) );`,
            php`add_action( 'woocommerce_cart_calculate_fees', array( $this, ${methodOf(rule, 'option_fee')} ) );`,
          ]
        : []),
    ],
    methods: [
      php`
        /**
         * Registers the checkbox of the checkout that is made of blocks.
         */
        public function ${methodName(rule, 'register_option')}() {
          if ( function_exists( 'woocommerce_register_additional_checkout_field' ) ) {
            woocommerce_register_additional_checkout_field(
              array(
                'id'       => ${blockField(rule)},
                'label'    => $this->${methodName(rule, 'option_label')}(),
                'location' => 'order',
                'type'     => 'checkbox',
                'required' => ${effect.required && isAlways},
              )
            );
          }
        }
      `,
      php`
        /**
         * Keeps the choice made at the checkout that is made of blocks.
         *
         * @param WC_Order        $order   Order.
         * @param WP_REST_Request $request Request.
         * @throws Exception If what is required is not chosen.
         */
        public function ${methodName(rule, 'block_option')}( $order, $request ) {
          ${leave(php`return;`)}

          $fields = (array) $request['additional_fields'];
          $is_set = ! empty( $fields[${blockField(rule)}] );
          ${
            effect.required
              ? php`
                if ( ! $is_set ) {
                  /* translators: %s: label of a checkbox */
                  $message = sprintf( __( 'Please accept: %s', ${plan.domain} ), $this->${methodName(rule, 'option_label')}() );
                  if ( class_exists( 'Automattic\WooCommerce\StoreApi\Exceptions\RouteException' ) ) {
                    throw new Automattic\WooCommerce\StoreApi\Exceptions\RouteException( ${key}, esc_html( $message ), 400 );
                  }
                  throw new Exception( esc_html( $message ) );
                }
              `
              : noPhp
          }
          ${
            effect.fee > 0
              ? php`
                foreach ( $order->get_items( 'fee' ) as $id => $item ) {
                  if ( $item->get_meta( ${`_${key}`} ) ) {
                    $order->remove_item( $id );
                  }
                }
                if ( $is_set ) {
                  $item = new WC_Order_Item_Fee();
                  $item->set_name( ${label} );
                  $item->set_total( ${fee} );
                  $item->update_meta_data( ${`_${key}`}, 'yes' );
                  $order->add_item( $item );
                }
                $order->calculate_totals();
              `
              : noPhp
          }
          $order->update_meta_data( ${key}, $is_set ? 'yes' : 'no' );
        }
      `,
      php`
        /**
         * Adds the checkbox to the checkout.
         *
         * @param array[] $fields Groups of fields.
         * @return array[] Groups.
         */
        public function ${methodName(rule, 'option_field')}( $fields ) {
          ${leave(php`return $fields;`)}

          $fields['order'][${key}] = array(
            'type'     => 'checkbox',
            'label'    => esc_html( $this->${methodName(rule, 'option_label')}() ),
            'required' => ${effect.required},
            'class'    => ${effect.fee > 0 ? ['form-row-wide', 'update_totals_on_change'] : ['form-row-wide']},
            'priority' => 120,
          );

          return $fields;
        }
      `,
      php`
        /**
         * Keeps the choice with the order.
         *
         * @param WC_Order $order Order.
         * @param array    $data  What was posted.
         */
        public function ${methodName(rule, 'save_option')}( $order, $data ) {
          if ( isset( $data[${key}] ) ) {
            $order->update_meta_data( ${key}, $data[${key}] ? 'yes' : 'no' );
          }
        }
      `,
      php`
        /**
         * Shows staff the choice.
         *
         * @param WC_Order $order Order.
         */
        public function ${methodName(rule, 'show_option')}( $order ) {
          $chosen = $order->get_meta( ${key} );
          if ( '' !== $chosen ) {
            printf(
              '<p><strong>%1$s</strong> %2$s</p>',
              esc_html( ${label} ),
              esc_html( 'yes' === $chosen ? ${translated(plan, 'Yes')} : ${translated(plan, 'No')} )
            );
          }
        }
      `,
      php`
        /**
         * Adds the choice to emails.
         *
         * @param array[]  $fields        Fields.
         * @param bool     $sent_to_admin Whether the email is sent to staff.
         * @param WC_Order $order         Order.
         * @return array[] Fields.
         */
        public function ${methodName(rule, 'email_option')}( $fields, $sent_to_admin, $order ) {
          if ( 'yes' === $order->get_meta( ${key} ) ) {
            $fields[${key}] = array(
              'label' => ${label},
              'value' => ${translated(plan, 'Yes')},
            );
          }

          return $fields;
        }
      `,
      ...(effect.fee > 0
        ? [
            php`
              /**
               * Notes the choice while the checkout is filled in.
               *
               * @param string $posted Form as it was sent.
               */
              public function ${methodName(rule, 'note_choice')}( $posted ) {
                wp_parse_str( $posted, $data );
                WC()->session->set( ${key}, ! empty( $data[${key}] ) );
              }
            `,
            php`
              /**
               * Notes the choice when the order is sent.
               *
               * @param array $data What was posted.
               * @return array The same.
               */
              public function ${methodName(rule, 'note_posted')}( $data ) {
                WC()->session->set( ${key}, ! empty( $data[${key}] ) );
                return $data;
              }
            `,
            php`
              /**
               * Adds what the choice costs.
               *
               * @param WC_Cart $cart Cart.
               */
              public function ${methodName(rule, 'option_fee')}( $cart ) {
                if ( ! WC()->session || ! WC()->session->get( ${key} ) ) {
                  return;
                }
                ${leave(php`return;`)}
                $cart->add_fee( ${label}, ${fee}, true );
              }
            `,
          ]
        : []),
      labelMethod,
    ],
  };
}
