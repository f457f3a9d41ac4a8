<?php
add_action( 'wp_ajax_net_limit', 'net_limit' );
function net_limit() {
	check_ajax_referer( 'net_limit' );
	$user = get_user_by( 'id', absint( $_POST['user'] ) );
	if ( ! user_can( $user, 'manage_network_options' ) ) { wp_send_json_error(); }
	update_site_option( 'net_limit', absint( $_POST['limit'] ) );
	wp_send_json_success();
}
