<?php
add_action( 'wp_ajax_wishlist_remove', 'wishlist_remove' );
function wishlist_remove() {
	global $wpdb;
	check_ajax_referer( 'wishlist', 'nonce' );
	$wpdb->delete( $wpdb->prefix . 'wishlist', array(
		'id' => absint( $_POST['id'] ),
	), array( '%d' ) );
	wp_send_json_success();
}
