<?php
add_action( 'wp_ajax_net_toggle', 'net_toggle' );
function net_toggle() {
	check_ajax_referer( 'net_toggle' );
	if ( ! is_super_admin() ) { wp_send_json_error(); }
	update_site_option( 'net_enabled', ! empty( $_POST['on'] ) ? 1 : 0 );
	wp_send_json_success();
}
add_action( 'wp_ajax_net_limit', 'net_limit' );
function net_limit() {
	check_ajax_referer( 'net_limit' );
	$user = wp_get_current_user();
	if ( ! user_can( $user, 'manage_network_options' ) ) { wp_send_json_error(); }
	update_site_option( 'net_limit', absint( $_POST['limit'] ) );
	wp_send_json_success();
}
