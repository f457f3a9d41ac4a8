<?php
add_action( 'admin_post_order_note', 'order_note_save' );

function order_note_save() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( 'Not allowed.' );
	}
	check_admin_referer( 'order_note' );

	global $wpdb;
	$id   = intval( $_POST['order_id'] );
	$note = stripslashes( $_POST['note'] );

	$wpdb->query( "UPDATE {$wpdb->prefix}orders SET note = '" . $note . "' WHERE id = " . $id );

	wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
	exit;
}
