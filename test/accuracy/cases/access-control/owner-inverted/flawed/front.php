<?php
add_action( 'wp_ajax_front_delete', 'front_delete' );
function front_delete() {
	check_ajax_referer( 'front', 'nonce' );
	$post_id = absint( $_POST['post_id'] ?? 0 );
	$author_id = (int) get_post_field( 'post_author', $post_id );
	if ( $author_id === get_current_user_id() ) {
		wp_send_json_error( 'cannot delete' );
	}
	wp_delete_post( $post_id );
	wp_send_json_success();
}
