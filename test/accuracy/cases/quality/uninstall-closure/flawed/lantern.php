<?php
/**
 * Plugin Name: Lantern
 * Text Domain: lantern
 */
defined( 'ABSPATH' ) || exit;

function lantern_clean() {
	delete_option( 'lantern' );
}
register_uninstall_hook( __FILE__, function () {
	lantern_clean();
} );
