<?php
defined( 'ABSPATH' ) || exit;

function ff_may() {
	return current_user_can( 'manage_options' );
}

function ff_store( $flag, $on ) {
	$flags          = (array) get_option( 'ff_flags', array() );
	$flags[ $flag ] = (bool) $on;
	update_option( 'ff_flags', $flags );
	return $flags;
}

add_action( 'wp_ajax_ff_set', 'ff_ajax_set' );
function ff_ajax_set() {
	if ( ! ff_may() ) {
		wp_send_json_error( null, 403 );
	}
	wp_send_json_success( ff_store( sanitize_key( $_POST['flag'] ), rest_sanitize_boolean( $_POST['on'] ) ) );
}
