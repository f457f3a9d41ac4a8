<?php
defined( 'ABSPATH' ) || exit;

function ba_archive_ajax() {
	check_ajax_referer( 'ba-archive', 'nonce' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_send_json_error( 'forbidden', 403 );
	}
	global $wpdb;
	$ids = isset( $_POST['ids'] ) ? (array) $_POST['ids'] : array();
	if ( ! $ids ) {
		wp_send_json_error( 'empty', 400 );
	}

	$list  = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
	$count = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}ba_entries SET archived = 1 WHERE id IN ( $list )", $ids ) );

	wp_send_json_success( array( 'archived' => (int) $count ) );
}
add_action( 'wp_ajax_ba_archive', 'ba_archive_ajax' );
