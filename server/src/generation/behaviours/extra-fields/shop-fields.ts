import { classNameOf, classOf, constantOf, handleOf, translated } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { inDivisions, inParagraphs, rowsPhp } from './form-rows.ts';
import type { FieldGroup } from './planned-fields.ts';

/** The class that shows and saves the fields of products and orders. */
export function shopFieldsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const products = groups.filter(({ entity }) => entity === 'product');
  const orders = groups.filter(({ entity }) => entity === 'order');
  const asks = orders.some(({ one }) => one.edited_by !== 'staff');
  return {
    name: classNameOf(plan, 'Shop_Fields'),
    summary: 'Custom fields of products and orders.',
    code: php`
      /**
       * Displays and saves the custom fields of products and orders. Does nothing without WooCommerce.
       */
      final class ${classOf(plan, 'Shop_Fields')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          ${products.length > 0 ? productHooks : noPhp}
          ${asks ? checkoutHooks : noPhp}
          ${orders.length > 0 ? orderHooks : noPhp}
          add_action( 'before_woocommerce_init', array( $this, 'declare_compatibility' ) );
        }

        /**
         * Declares that the plugin works with the order tables of WooCommerce.
         */
        public function declare_compatibility() {
          if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
            \Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', ${constantOf(plan, 'FILE')} );
          }
        }

        ${products.length > 0 ? productMethods(plan) : noPhp}

        ${asks ? checkoutMethods(plan) : noPhp}

        ${orders.length > 0 ? orderMethods(plan, orders) : noPhp}
      }
    `,
  };
}

const productHooks = php`
  add_action( 'woocommerce_product_options_general_product_data', array( $this, 'show_product' ) );
  add_action( 'woocommerce_admin_process_product_object', array( $this, 'save_product' ) );
  add_action( 'woocommerce_product_meta_end', array( $this, 'list_product' ) );
`;

const checkoutHooks = php`
  add_action( 'woocommerce_after_order_notes', array( $this, 'show_checkout' ) );
  add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_checkout' ), 10, 2 );
  add_action( 'woocommerce_checkout_create_order', array( $this, 'save_checkout' ) );
  add_action( 'woocommerce_init', array( $this, 'add_to_checkout_block' ) );
  add_action( 'woocommerce_set_additional_field_value', array( $this, 'save_from_block' ), 10, 4 );
`;

const orderHooks = php`
  add_action( 'woocommerce_admin_order_data_after_billing_address', array( $this, 'show_order' ) );
  add_action( 'woocommerce_process_shop_order_meta', array( $this, 'save_order' ), 30 );
  add_filter( 'woocommerce_email_order_meta_fields', array( $this, 'add_to_email' ), 10, 3 );
  add_action( 'woocommerce_order_details_after_order_table', array( $this, 'list_order' ) );
  add_filter( 'woocommerce_privacy_export_order_personal_data_meta', array( $this, 'add_to_export' ) );
  add_filter( 'woocommerce_privacy_remove_order_personal_data_meta', array( $this, 'add_to_erasure' ) );
`;

function productMethods(plan: PluginPlan): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Renders the fields in the product data.
     */
    public function show_product() {
      $id     = (int) get_the_ID();
      $fields = ${extra}::editable( 'product', $id );

      echo '<div class="options_group">';
      ${extra}::show_nonce( 'product', $id );
      ${rowsPhp(plan, 'product', inParagraphs)}
      echo '</div>';
    }

    /**
     * Saves the fields of a product. Invalid values are reported and not saved.
     *
     * @param WC_Product $product Product.
     */
    public function save_product( $product ) {
      $id = $product->get_id();

      if ( ! ${extra}::is_submitted( 'product', $id ) ) {
        return;
      }

      $fields                  = ${extra}::editable( 'product', $id );
      list( $values, $errors ) = ${extra}::validate( 'product', $id, ${extra}::submitted(), $fields );

      ${extra}::store( 'product', $id, $values, $fields );

      foreach ( $errors->get_error_messages() as $message ) {
        WC_Admin_Meta_Boxes::add_error( esc_html( $message ) );
      }
    }

    /**
     * Lists the fields on the product page.
     */
    public function list_product() {
      echo wp_kses_post( ${extra}::listing( 'product', (int) get_the_ID() ) );
    }
  `;
}

function checkoutMethods(plan: PluginPlan): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Gets the fields of the checkout.
     *
     * @return array[] Field definitions, keyed by field.
     */
    private function checkout_fields() {
      return wp_list_filter( ${extra}::fields( 'order' ), array( 'edited_by' => 'staff' ), 'NOT' );
    }

    /**
     * Renders the fields in the checkout form.
     */
    public function show_checkout() {
      $id     = 0;
      $fields = $this->checkout_fields();

      printf( '<h3>%s</h3>', esc_html( reset( $fields )['heading'] ) );
      ${rowsPhp(plan, 'order', inDivisions)}
    }

    /**
     * Reports invalid values, so that no order is placed. WooCommerce has verified the nonce.
     *
     * @param array    $data   Checkout data.
     * @param WP_Error $errors Errors.
     */
    public function check_checkout( $data, $errors ) {
      list( , $found ) = ${extra}::validate( 'order', 0, ${extra}::submitted(), $this->checkout_fields() );

      $errors->merge_from( $found );
    }

    /**
     * Adds the values to a new order.
     *
     * @param WC_Order $order Order.
     */
    public function save_checkout( $order ) {
      $fields         = $this->checkout_fields();
      list( $values ) = ${extra}::validate( 'order', 0, ${extra}::submitted(), $fields );

      foreach ( array_filter( $values, array( $this, 'is_filled' ) ) as $key => $value ) {
        $order->update_meta_data( $fields[ $key ]['meta'], $value );
      }
    }

    /**
     * Determines whether there is a value.
     *
     * @param mixed $value Typed value, or null.
     * @return bool
     */
    private function is_filled( $value ) {
      return null !== $value && array() !== $value;
    }

    /**
     * Registers the fields for the checkout block, which has inputs of its own.
     */
    public function add_to_checkout_block() {
      if ( ! function_exists( 'woocommerce_register_additional_checkout_field' ) ) {
        return;
      }

      foreach ( $this->checkout_fields() as $key => $field ) {
        $type    = 'boolean' === $field['input'] ? 'checkbox' : ( 'choice' === $field['input'] ? 'select' : 'text' );
        $options = array();

        foreach ( 'select' === $type ? $field['choices'] : array() as $value => $label ) {
          $options[] = array(
            'value' => (string) $value,
            'label' => $label,
          );
        }

        woocommerce_register_additional_checkout_field(
          array(
            'id'                         => ${`${plan.domain}/`} . str_replace( '_', '-', $key ),
            'label'                      => $field['label'],
            'location'                   => 'order',
            'type'                       => $type,
            'required'                   => $field['required'],
            'show_in_order_confirmation' => false,
            'validate_callback'          => function ( $value ) use ( $key, $field ) {
              list( , $errors ) = ${extra}::validate( 'order', 0, array( $key => true === $value ? '1' : $value ), array( $key => $field ) );

              return $errors->has_errors() ? $errors : true;
            },
          ) + ( 'select' === $type ? array( 'options' => $options ) : array() )
        );
      }
    }

    /**
     * Adds a value of the checkout block to the order.
     *
     * @param string  $id     Field of the block.
     * @param mixed   $value  Submitted value.
     * @param string  $group  Group of fields.
     * @param WC_Data $object Order or customer.
     */
    public function save_from_block( $id, $value, $group, $object ) {
      if ( ! $object instanceof WC_Order ) {
        return;
      }

      foreach ( $this->checkout_fields() as $key => $field ) {
        if ( ${`${plan.domain}/`} . str_replace( '_', '-', $key ) !== $id ) {
          continue;
        }

        list( $values ) = ${extra}::validate( 'order', 0, array( $key => true === $value ? '1' : $value ), array( $key => $field ) );

        if ( isset( $values[ $key ] ) && $this->is_filled( $values[ $key ] ) ) {
          $object->update_meta_data( $field['meta'], $values[ $key ] );
        }
      }
    }
  `;
}

function orderMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  const heading = translated(plan, groups[0]?.one.heading ?? 'Additional information');
  return php`
    /**
     * Renders the fields on the order screen.
     *
     * @param WC_Order $order Order.
     */
    public function show_order( $order ) {
      $id     = $order->get_id();
      $fields = ${extra}::editable( 'order', $id );

      if ( ! $fields ) {
        return;
      }

      printf( ${`<h3>%1$s</h3><div class="${handleOf(plan, 'extra-fields')}">`}, esc_html( ${heading} ) );
      ${extra}::show_nonce( 'order', $id );
      ${rowsPhp(plan, 'order', inDivisions)}
      echo '</div>';
    }

    /**
     * Saves the fields on the order screen, before WooCommerce saves the status and sends the emails that name them. Invalid values are
     * reported and not saved.
     *
     * @param int $order_id Order ID.
     */
    public function save_order( $order_id ) {
      if ( ! ${extra}::is_submitted( 'order', $order_id ) ) {
        return;
      }

      $fields                  = ${extra}::editable( 'order', $order_id );
      list( $values, $errors ) = ${extra}::validate( 'order', $order_id, ${extra}::submitted(), $fields );

      ${extra}::store( 'order', $order_id, $values, $fields );

      foreach ( $errors->get_error_messages() as $message ) {
        WC_Admin_Meta_Boxes::add_error( esc_html( $message ) );
      }
    }

    /**
     * Adds the fields to emails about an order: customers get those that they may see.
     *
     * @param array[]  $lines    Labels and values.
     * @param bool     $to_admin Whether the email is sent to the shop.
     * @param WC_Order $order    Order.
     * @return array[]
     */
    public function add_to_email( $lines, $to_admin, $order ) {
      foreach ( ${extra}::fields_of( 'order', $order->get_id() ) as $key => $field ) {
        $value = ${extra}::get( 'order', $order->get_id(), $field );

        if ( null === $value || array() === $value || ( ! $to_admin && 'staff' === $field['seen_by'] ) ) {
          continue;
        }

        $lines[ $field['meta'] ] = array(
          'label' => $field['label'],
          'value' => ${extra}::text_of( $value, $field ),
        );
      }

      return $lines;
    }

    /**
     * Lists the fields below an order that its customer looks at.
     *
     * @param WC_Order $order Order.
     */
    public function list_order( $order ) {
      $items = array();

      // WooCommerce shows an order to its customer only, also to those without an account.
      foreach ( wp_list_filter( ${extra}::fields_of( 'order', $order->get_id() ), array( 'seen_by' => 'staff' ), 'NOT' ) as $field ) {
        $value = ${extra}::get( 'order', $order->get_id(), $field );

        if ( null !== $value && array() !== $value ) {
          $items[] = array( $field['label'], ${extra}::text_of( $value, $field ) );
        }
      }

      if ( ! $items ) {
        return;
      }

      printf( '<section><h2>%s</h2><dl>', esc_html( ${heading} ) );

      foreach ( $items as list( $label, $text ) ) {
        printf( '<dt>%1$s</dt><dd>%2$s</dd>', esc_html( $label ), esc_html( $text ) );
      }

      echo '</dl></section>';
    }

    /**
     * Adds the fields to exports of personal data.
     *
     * @param string[] $meta Labels, keyed by meta key.
     * @return string[]
     */
    public function add_to_export( $meta ) {
      return $meta + wp_list_pluck( ${extra}::fields( 'order' ), 'label', 'meta' );
    }

    /**
     * Adds the fields to erasures of personal data.
     *
     * @param string[] $meta Types, keyed by meta key.
     * @return string[]
     */
    public function add_to_erasure( $meta ) {
      return $meta + array_fill_keys( wp_list_pluck( ${extra}::fields( 'order' ), 'meta' ), 'text' );
    }
  `;
}
