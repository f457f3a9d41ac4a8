<?php
add_action( 'wp_ajax_nopriv_track', 'track_order' );
function track_order() {
	check_ajax_referer( 'track' );
	$order = wc_get_order( absint( $_POST['order'] ) );
	if ( ! $order ) { wp_send_json_error( 'not found' ); }
	wp_send_json_success( array( 'status' => $order->get_status(), 'email' => $order->get_billing_email(), 'total' => $order->get_total() ) );
}
