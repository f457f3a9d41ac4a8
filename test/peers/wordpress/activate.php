<?php
// php activate.php SITE plugin/file.php …: activates plugins; exit 1 when one is refused or prints anything.

define( 'WP_ADMIN', true );
require realpath( $argv[1] ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
$refused = false;
foreach ( array_slice( $argv, 2 ) as $plugin ) {
	$result  = activate_plugin( $plugin );
	$refused = $refused || is_wp_error( $result );
	echo $plugin, ': ', is_wp_error( $result ) ? $result->get_error_message() : 'active', "\n";
}
exit( $refused ? 1 : 0 );
