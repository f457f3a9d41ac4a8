import { raw } from '../../instructions/composer.ts';
import { identifier, php } from '../../writers/php.ts';
import type { ShopRecipe } from './shop-recipe.ts';

const slugOf = (text: string): string => text.toLowerCase().replace(/\W+/g, '_').replace(/^_|_$/g, '');
const classOf = (prefix: string, kind: string): string => `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}_${kind}`;

const gateway: ShopRecipe = {
  id: 'payment-gateway',
  name: 'gateway',
  wants: /\b(?:payment )?gateway\b|\bpayment method\b/,
  never: /\b(?:remove|hide|disable|available)\b/,
  compose(c) {
    const title = c.instruction.quoted.find(({ text }) => /[A-Z]/.test(text) && !text.includes('_'))?.text;
    if (title === undefined) return null;
    const id = /\bid\s*(?:is|of|:|=)?\s*[`"']?([a-z]\w*)/.exec(c.text)?.[1] ?? slugOf(title);
    const name = c.instruction.className ?? classOf(c.prefix, 'Gateway');
    return php`
      add_action(
      	'plugins_loaded',
      	function () {
      		if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
      			return;
      		}

      		/**
      		 * The payment method ${raw(title.replace(/[^\w .-]/g, ''))}.
      		 */
      		class ${identifier(name)} extends WC_Payment_Gateway {
      			public function __construct() {
      				$this->id                 = ${id};
      				$this->method_title       = ${c.label(title)};
      				$this->method_description = ${c.label(title)};
      				$this->has_fields         = false;
      				$this->init_form_fields();
      				$this->init_settings();
      				$this->title   = $this->get_option( 'title' );
      				$this->enabled = $this->get_option( 'enabled' );
      				add_action( 'woocommerce_update_options_payment_gateways_' . $this->id, array( $this, 'process_admin_options' ) );
      			}

      			public function init_form_fields() {
      				$this->form_fields = array(
      					'enabled' => array(
      						'title'   => __( 'Enable/Disable', 'woocommerce' ),
      						'type'    => 'checkbox',
      						'default' => 'no',
      					),
      					'title'   => array(
      						'title'   => __( 'Title', 'woocommerce' ),
      						'type'    => 'text',
      						'default' => ${c.label(title)},
      					),
      				);
      			}

      			public function process_payment( $order_id ) {
      				$order = wc_get_order( $order_id );
      				$order->update_status( 'on-hold' );
      				WC()->cart->empty_cart();

      				return array(
      					'result'   => 'success',
      					'redirect' => $this->get_return_url( $order ),
      				);
      			}
      		}

      		add_filter(
      			'woocommerce_payment_gateways',
      			function ( $gateways ) {
      				$gateways[] = ${name};

      				return $gateways;
      			}
      		);
      	}
      );
    `;
  },
};

const shipping: ShopRecipe = {
  id: 'shipping-method',
  name: 'shipping_method',
  wants: /\bshipping method\b/,
  never: /\b(?:remove|hide|disable)\b/,
  compose(c) {
    const title = c.instruction.quoted.find(({ text }) => /[A-Z]/.test(text))?.text;
    if (title === undefined) return null;
    const id = slugOf(title);
    const cost = /(\d+(?:\.\d+)?)/.exec(c.text.replace(/"[^"]*"/g, ''))?.[1] ?? '0';
    const name = c.instruction.className ?? classOf(c.prefix, 'Shipping_Method');
    return php`
      add_action(
      	'woocommerce_shipping_init',
      	function () {
      		if ( ! class_exists( 'WC_Shipping_Method' ) ) {
      			return;
      		}

      		/**
      		 * The shipping method ${raw(title.replace(/[^\w .-]/g, ''))}.
      		 */
      		class ${identifier(name)} extends WC_Shipping_Method {
      			public function __construct( $instance_id = 0 ) {
      				$this->id           = ${id};
      				$this->instance_id  = absint( $instance_id );
      				$this->method_title = ${c.label(title)};
      				$this->title        = ${c.label(title)};
      				$this->supports     = array( 'shipping-zones', 'instance-settings' );
      			}

      			public function calculate_shipping( $package = array() ) {
      				$this->add_rate(
      					array(
      						'id'    => $this->get_rate_id(),
      						'label' => $this->title,
      						'cost'  => ${raw(cost)},
      					)
      				);
      			}
      		}
      	}
      );

      add_filter(
      	'woocommerce_shipping_methods',
      	function ( $methods ) {
      		$methods[${id}] = ${name};

      		return $methods;
      	}
      );
    `;
  },
};

export const classRecipes: readonly ShopRecipe[] = [gateway, shipping];
