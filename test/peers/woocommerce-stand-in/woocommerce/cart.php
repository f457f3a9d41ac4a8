<?php
// phpcs:disable

class WC_Shipping_Rate {
	private $data;

	public function __construct( $id, $label, $cost, $taxes, $method_id ) {
		$this->data = compact( 'id', 'label', 'cost', 'taxes', 'method_id' );
	}

	public function __call( $name, $arguments ) {
		$key = substr( $name, 4 );
		if ( 0 === strpos( $name, 'set_' ) ) {
			$this->data[ $key ] = $arguments[0];
		}
		return $this->data[ $key ];
	}
}

class WC_Cart {
	private $lines = array();
	private $fees  = array();

	public function get_cart() {
		return $this->lines;
	}

	public function is_empty() {
		return array() === $this->lines;
	}

	public function get_cart_contents_count() {
		return array_sum( array_column( $this->lines, 'quantity' ) );
	}

	public function empty_cart() {
		$this->lines = array();
		$this->fees  = array();
	}

	public function add_to_cart( $id, $quantity = 1 ) {
		$product = wc_get_product( $id );
		if ( ! $product || ! $product->is_purchasable() ) {
			return false;
		}
		$quantity += $this->lines[ "line$id" ]['quantity'] ?? 0;

		$this->lines[ "line$id" ] = array( 'key' => "line$id", 'product_id' => $id, 'variation_id' => 0, 'quantity' => $quantity, 'data' => $product );
		return "line$id";
	}

	public function calculate_totals() {
		$this->fees = array();
		foreach ( $this->lines as $key => $line ) {
			$this->lines[ $key ]['line_total'] = $line['quantity'] * (float) $line['data']->get_price();
			$this->lines[ $key ]['line_tax']   = 0;
		}
		do_action( 'woocommerce_cart_calculate_fees', $this );
	}

	/** What is to be paid; WooCommerce answers the bare number for any context but `view`. */
	public function get_total( $context = 'view' ) {
		$total = array_sum( array_column( $this->lines, 'line_total' ) ) + array_sum( array_column( $this->fees, 'amount' ) );
		return 'view' === $context ? wc_price( $total ) : $total;
	}

	public function add_fee( $name, $amount, $taxable = false ) {
		$this->fees[ sanitize_title( $name ) ] = (object) compact( 'name', 'amount', 'taxable' );
	}

	public function get_fees() {
		return $this->fees;
	}

	public function get_applied_coupons() {
		return array();
	}

	public function display_prices_including_tax() {
		return false;
	}

	public function get_shipping_total() {
		return 0;
	}
}

class WC_Session {
	private $data = array();

	public function get( $key, $default = null ) {
		return $this->data[ $key ] ?? $default;
	}

	public function set( $key, $value ) {
		$this->data[ $key ] = $value;
	}
}

class WC_Customer {
	public function get_billing_email() {
		return is_user_logged_in() ? wp_get_current_user()->user_email : '';
	}

	public function get_shipping_country() {
		return 'US';
	}
}

final class WooCommerce {
	public $cart     = null;
	public $session  = null;
	public $customer = null;

	public function is_store_api_request() {
		return false;
	}

	public function is_rest_api_request() {
		return false;
	}
}

function WC() {
	static $shop = null;
	$shop = $shop ?? new WooCommerce();
	return $shop;
}

function wc_load_cart() {
	WC()->session  = new WC_Session();
	WC()->customer = new WC_Customer();
	WC()->cart     = new WC_Cart();
}
