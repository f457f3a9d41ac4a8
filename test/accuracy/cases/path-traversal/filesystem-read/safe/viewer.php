<?php
namespace Viewer;

function read( $name ) {
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	WP_Filesystem();
	return $wp_filesystem->get_contents( WP_CONTENT_DIR . '/logs/' . $name );
}

function page() {
	$name = basename( sanitize_text_field( wp_unslash( $_GET['log'] ?? 'today.log' ) ), '.log' ) . '.log';
	echo '<pre>' . esc_html( read( $name ) ) . '</pre>';
}
add_action( 'admin_menu', fn() => add_management_page( 'Logs', 'Logs', 'manage_options', 'logs', 'Viewer\page' ) );
