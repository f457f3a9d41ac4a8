<?php
add_action( 'wp_ajax_get_message', 'get_message' );
function get_message() {
	global $wpdb;
	check_ajax_referer( 'messages' );
	$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}messages WHERE id = %d AND recipient_id = %d", absint( $_GET['id'] ), get_current_user_id() ) );
	wp_send_json_success( $row );
}
