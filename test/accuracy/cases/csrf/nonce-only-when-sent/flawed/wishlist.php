<?php
add_action( 'wp_ajax_wishlist_clear', 'wishlist_clear' );

/** Empties the wishlist of the current user. */
function wishlist_clear() {
	$user_id = get_current_user_id();

	if ( isset( $_POST['nonce'] ) && ! wp_verify_nonce( sanitize_key( $_POST['nonce'] ), 'wishlist' ) ) {
		wp_send_json_error( 'nonce', 403 );
	}

	delete_user_meta( $user_id, 'wishlist_items' );
	delete_user_meta( $user_id, 'wishlist_shared' );
	wp_send_json_success( array( 'count' => 0 ) );
}
