<?php
namespace Redirector\Admin;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_redirector_empty', __NAMESPACE__ . '\handle_empty' );

function handle_empty() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Not allowed.', 'redirector' ), '', array( 'response' => 403 ) );
	}
	nocache_headers();
	empty_log();
	wp_safe_redirect( admin_url( 'tools.php?page=redirector&emptied=1' ) );
	exit;
}

function empty_log() {
	global $wpdb;
	$wpdb->query( "TRUNCATE TABLE {$wpdb->prefix}redirector_log" );
	delete_transient( 'redirector_count' );
}
