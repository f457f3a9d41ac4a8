<?php
/**
 * Plugin Name: Staff directory
 */
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/class-connection.php';

add_action( 'admin_post_nopriv_staff_login', 'staff_login' );
function staff_login() {
	check_admin_referer( 'staff_login' );
	$connection = new Staff_Connection( get_option( 'staff_host' ) );
	$ok         = $connection->bind( wp_unslash( $_POST['uid'] ?? '' ), wp_unslash( $_POST['pwd'] ?? '' ) );
	wp_safe_redirect( home_url( $ok ? '/staff/' : '/staff-login/' ) );
	exit;
}
