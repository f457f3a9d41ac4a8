<?php
// php evaluate.php SITE: runs the PHP code on standard input inside WordPress, as the administrator, and prints what
// it returns as JSON.

define( 'WP_ADMIN', true );
require realpath( $argv[1] ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
echo wp_json_encode( eval( stream_get_contents( STDIN ) ) );
