<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'acme/v1', '/order/(?P<id>\d+)', array(
		'methods' => 'GET',
		'callback' => 'acme_order',
		'permission_callback' => 'is_user_logged_in',
	) );
} );
function acme_order( $request ) {
	$order = wc_get_order( (int) $request['id'] );
	if ( ! $order ) {
		return new WP_Error( 'none', 'none', array( 'status' => 404 ) );
	}
	return array( 'email' => $order->get_billing_email(), 'total' => $order->get_total() );
}
