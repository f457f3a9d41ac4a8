<?php
namespace Coupons;

function usage( \WP_REST_Request $request ) {
	global $wpdb;

	$id  = $request->get_param( 'coupon' );
	$sql = sprintf( 'SELECT COUNT(*) FROM %s WHERE coupon_id = %s', $wpdb->prefix . 'coupon_usage', $id );

	return array( 'used' => (int) $wpdb->get_var( $sql ) );
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'coupons/v1', '/usage', [
		'methods'             => \WP_REST_Server::READABLE,
		'callback'            => 'Coupons\usage',
		'permission_callback' => fn() => current_user_can( 'manage_woocommerce' ),
	] );
} );
