<?php
defined( 'ABSPATH' ) || exit;

/** Deletes a draft from the front-end dashboard of authors. */
function fep_delete() {
	check_ajax_referer( 'fep_delete', 'nonce' );

	$post_id = absint( $_POST['post_id'] ?? 0 );
	if ( ! $post_id || ! get_post( $post_id ) ) {
		wp_send_json_error( array( 'message' => __( 'There is no such post.', 'fep' ) ), 404 );
	}
	if ( ! current_user_can( 'delete_post', $post_id ) ) {
		wp_send_json_error( array( 'message' => __( 'You may not delete posts.', 'fep' ) ), 403 );
	}

	wp_delete_post( $post_id, true );
	wp_send_json_success();
}
add_action( 'wp_ajax_fep_delete', 'fep_delete' );
