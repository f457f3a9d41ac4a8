<?php
defined( 'ABSPATH' ) || exit;

function levels_allowed() {
	return array( 0, 1, 2, 5 );
}

function levels_set() {
	check_ajax_referer( 'levels' );
	if ( ! current_user_can( 'promote_users' ) ) {
		wp_send_json_error( null, 403 );
	}
	$level = wp_unslash( $_POST['level'] ?? '' );
	if ( ! is_numeric( $level ) || ! in_array( (int) $level, levels_allowed(), true ) ) {
		wp_send_json_error( 'level', 400 );
	}
	update_option( 'levels_default', (int) $level );
	wp_send_json_success();
}
add_action( 'wp_ajax_levels', 'levels_set' );
