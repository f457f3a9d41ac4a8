<?php
class Shop_Connect {

	private $shop;

	public function __construct( $shop ) {
		$this->shop = trim( $shop );
	}

	public function products() {
		$response = wp_remote_get(
			'https://' . $this->shop . '.shops.example/api/products.json',
			array(
				'timeout' => 10,
				'headers' => array( 'Authorization' => 'Bearer ' . get_option( 'shop_connect_token' ) ),
			)
		);
		return is_wp_error( $response ) ? array() : json_decode( wp_remote_retrieve_body( $response ), true );
	}
}

add_action( 'wp_ajax_shop_products', function () {
	check_ajax_referer( 'shop' );
	if ( ! current_user_can( 'edit_products' ) ) {
		wp_send_json_error( null, 403 );
	}
	$connect = new Shop_Connect( wp_unslash( $_GET['shop'] ?? '' ) );
	wp_send_json_success( $connect->products() );
} );
