<?php
add_action( 'wp_ajax_wishlist_remove', 'wishlist_remove' );
function wishlist_remove() {
	global $wpdb;
	check_ajax_referer( 'wishlist', 'nonce' );
	$wpdb->delete( $wpdb->prefix . 'wishlist', array(
		'user_id' => get_current_user_id(),
		'id' => absint( $_POST['id'] ),
	), array( '%d', '%d' ) );
	wp_send_json_success();
}
