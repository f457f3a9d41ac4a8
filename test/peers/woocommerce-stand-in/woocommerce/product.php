<?php
// phpcs:disable

/** A product: a post of the type `product` with metadata. */
class WC_Product {
	protected $id   = 0;
	protected $data = array(
		'name' => '', 'description' => '', 'regular_price' => '', 'sale_price' => '', 'sku' => '', 'weight' => '', 'manage_stock' => false,
		'stock_quantity' => null, 'stock_status' => 'instock', 'total_sales' => 0, 'average_rating' => 0, 'featured' => false, 'backorders' => 'no',
	);

	public function __construct( $id = 0 ) {
		$this->id = (int) $id;
		if ( $id ) {
			$this->data = array_merge( $this->data, (array) get_post_meta( $id, '_data', true ) );

			$this->data['name'] = get_post( $id )->post_title;
		}
	}

	public function __call( $name, $arguments ) {
		$key = substr( $name, 4 );
		if ( 0 === strpos( $name, 'set_' ) ) {
			$this->data[ $key ] = $arguments[0];
			return null;
		}
		if ( 0 !== strpos( $name, 'get_' ) || ! array_key_exists( $key, $this->data ) ) {
			throw new Exception( "The stand-in has no WC_Product::$name()" );
		}
		return 'edit' === ( $arguments[0] ?? 'view' ) ? $this->data[ $key ] : apply_filters( "woocommerce_product_get_$key", $this->data[ $key ], $this );
	}

	public function get_id() {
		return $this->id;
	}

	public function get_parent_id() {
		return 0;
	}

	public function is_type( $type ) {
		return 'simple' === $type;
	}

	public function add_meta_data( $key, $value ) {
		add_post_meta( $this->id, $key, wp_slash( $value ) );
	}

	public function save_meta_data() {}

	public function get_permalink() {
		return get_permalink( $this->id );
	}

	public function get_price( $context = 'view' ) {
		$price = '' === $this->data['sale_price'] ? $this->data['regular_price'] : $this->data['sale_price'];
		return 'edit' === $context ? $price : apply_filters( 'woocommerce_product_get_price', $price, $this );
	}

	public function get_price_html() {
		$price = $this->get_price();
		return apply_filters( 'woocommerce_get_price_html', '' === $price ? '' : wc_price( $price ), $this );
	}

	public function is_purchasable() {
		return apply_filters( 'woocommerce_is_purchasable', '' !== $this->get_price(), $this );
	}

	public function is_on_sale() {
		return '' !== $this->get_sale_price() && (float) $this->get_regular_price() > (float) $this->get_sale_price();
	}

	public function is_featured() {
		return (bool) $this->data['featured'];
	}

	public function managing_stock() {
		return (bool) $this->data['manage_stock'];
	}

	public function is_in_stock() {
		return 'outofstock' !== $this->data['stock_status'];
	}

	public function save() {
		$before = $this->id ? (array) get_post_meta( $this->id, '_data', true ) : array();
		if ( $this->data['manage_stock'] ) {
			$this->data['stock_status'] = $this->data['stock_quantity'] > 0 ? 'instock' : 'outofstock';
		}
		$this->id = $this->id ? $this->id : wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $this->data['name'] ) );
		update_post_meta( $this->id, '_data', wp_slash( $this->data ) );
		if ( $before && $before['stock_status'] !== $this->data['stock_status'] ) {
			do_action( 'woocommerce_product_set_stock_status', $this->id, $this->data['stock_status'], $this );
		}
		return $this->id;
	}
}

class WC_Product_Simple extends WC_Product {}
