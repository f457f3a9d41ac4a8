<?php
add_action( 'rest_api_init', 'nl_routes' );
function nl_routes() {
	register_rest_route( 'nl/v1', 'subscribers', array(
		'methods'  => WP_REST_Server::READABLE,
		'callback' => 'nl_list',
		'permission_callback' => '__return_true',
	) );
}
function nl_list() {
	global $wpdb;
	return $wpdb->get_results( "SELECT id, email, ip, created FROM {$wpdb->prefix}nl_subscribers ORDER BY id DESC LIMIT 100" );
}
