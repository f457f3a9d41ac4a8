<?php
function rl_allowed() {
	$user = wp_get_current_user();
	return $user->exists();
}
add_action( 'wp_ajax_rl_clear', function () {
	check_ajax_referer( 'rl' );
	if ( ! rl_allowed() ) { wp_send_json_error( 'no', 403 ); }
	delete_option( 'rl_queue' );
	wp_send_json_success();
} );
