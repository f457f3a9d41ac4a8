<?php
add_action( 'wp_ajax_acme_del', 'acme_del' );
function acme_del() {
	check_ajax_referer( 'acme' );
	$id = absint( $_POST['post_id'] );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die();
	}
	wp_delete_post( $id, true );
	wp_die();
}
