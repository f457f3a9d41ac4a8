<?php
// phpcs:disable

class WC_DateTime extends DateTime {}

class WC_Order_Item_Product {
	public $product_id;
	public $quantity;
	public $total;

	public function __construct( $product_id = 0, $quantity = 0, $total = 0 ) {
		list( $this->product_id, $this->quantity, $this->total ) = array( $product_id, $quantity, $total );
	}

	public function get_product() {
		return wc_get_product( $this->product_id );
	}

	public function get_product_id() {
		return $this->product_id;
	}

	public function get_variation_id() {
		return 0;
	}

	public function get_name() {
		return get_the_title( $this->product_id );
	}

	public function get_quantity() {
		return $this->quantity;
	}

	public function get_total() {
		return (string) $this->total;
	}

	public function get_subtotal() {
		return (string) $this->total;
	}

	public function get_total_tax() {
		return '0';
	}
}

class WC_Order {
	private $id   = 0;
	private $data = array(
		'status' => 'pending', 'customer_id' => 0, 'total' => 0.0, 'items' => array(), 'meta' => array(), 'created' => 0, 'notes' => array(),
		'billing_email' => '', 'billing_first_name' => '', 'billing_last_name' => '', 'billing_phone' => '', 'billing_company' => '', 'billing_city' => '', 'billing_postcode' => '',
		'billing_country' => '', 'payment_method' => '', 'payment_method_title' => '', 'shipping_method' => '', 'customer_note' => '', 'coupon_codes' => array(),
	);

	public function __construct( $id = 0 ) {
		$this->id   = (int) $id;
		$this->data = $id ? array_merge( $this->data, (array) get_post_meta( $id, '_data', true ) ) : array_merge( $this->data, array( 'created' => time() ) );
	}

	public function __call( $name, $arguments ) {
		$key = substr( $name, 4 );
		if ( ! array_key_exists( $key, $this->data ) ) {
			throw new Exception( "The stand-in has no WC_Order::$name()" );
		}
		if ( 0 === strpos( $name, 'set_' ) ) {
			$this->data[ $key ] = $arguments[0];
			return null;
		}
		return $this->data[ $key ];
	}

	public function get_id() {
		return $this->id;
	}

	public function get_type() {
		return 'shop_order';
	}

	public function save_meta_data() {
		update_post_meta( $this->id, '_data', wp_slash( $this->data ) );
	}

	public function get_order_number() {
		return (string) apply_filters( 'woocommerce_order_number', $this->id, $this );
	}

	public function get_user_id() {
		return $this->data['customer_id'];
	}

	public function get_formatted_billing_full_name() {
		return trim( $this->data['billing_first_name'] . ' ' . $this->data['billing_last_name'] );
	}

	public function get_date_created() {
		return ( new WC_DateTime( '@' . $this->data['created'] ) )->setTimezone( wp_timezone() );
	}

	public function set_date_created( $when ) {
		$this->data['created'] = is_numeric( $when ) ? (int) $when : strtotime( $when );
	}

	public function has_status( $status ) {
		return in_array( $this->data['status'], (array) $status, true );
	}

	public function add_product( $product, $quantity = 1 ) {
		$this->data['items'][] = array( $product->get_id(), $quantity, (float) $product->get_price() * $quantity );
	}

	public function get_items( $type = 'line_item' ) {
		return 'line_item' === $type ? array_map( fn( $item ) => new WC_Order_Item_Product( ...$item ), $this->data['items'] ) : array();
	}

	public function get_item_count() {
		return array_sum( array_column( $this->data['items'], 1 ) );
	}

	public function get_fees() {
		return array();
	}

	public function calculate_totals() {
		$this->data['total'] = array_sum( array_column( $this->data['items'], 2 ) );
	}

	public function get_meta( $key, $single = true ) {
		return $this->data['meta'][ $key ] ?? '';
	}

	public function update_meta_data( $key, $value ) {
		$this->data['meta'][ $key ] = $value;
	}

	public function delete_meta_data( $key ) {
		unset( $this->data['meta'][ $key ] );
	}

	public function add_order_note( $note ) {
		$this->data['notes'][] = $note;
		$this->save();
		return count( $this->data['notes'] );
	}

	public function get_view_order_url() {
		return wc_get_page_permalink( 'myaccount' ) . 'view-order/' . $this->id . '/';
	}

	public function get_edit_order_url() {
		return admin_url( 'post.php?action=edit&post=' . $this->id );
	}

	public function get_formatted_order_total() {
		return wc_price( $this->data['total'] );
	}

	public function update_status( $status, $note = '' ) {
		$old = $this->data['status'];
		$new = preg_replace( '/^wc-/', '', $status );

		$this->data['status'] = $new;
		$this->save();
		if ( $old !== $new ) {
			do_action( "woocommerce_order_status_$new", $this->id, $this );
			do_action( 'woocommerce_order_status_changed', $this->id, $old, $new, $this );
		}
		return true;
	}

	public function save() {
		$is_new   = 0 === $this->id;
		$post     = array( 'post_type' => 'shop_order', 'post_status' => 'wc-' . $this->data['status'], 'post_title' => 'Order' );
		$this->id = $is_new ? wp_insert_post( $post ) : wp_update_post( array( 'ID' => $this->id ) + $post );
		update_post_meta( $this->id, '_data', wp_slash( $this->data ) );
		foreach ( $this->data['meta'] as $key => $value ) {
			update_post_meta( $this->id, $key, wp_slash( $value ) );
		}
		do_action( $is_new ? 'woocommerce_new_order' : 'woocommerce_update_order', $this->id, $this );
		return $this->id;
	}

	public function delete( $force = false ) {
		return $force ? wp_delete_post( $this->id, true ) : wp_trash_post( $this->id );
	}
}
