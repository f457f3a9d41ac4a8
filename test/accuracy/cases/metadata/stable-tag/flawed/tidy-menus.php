<?php
/**
 * Plugin Name:       Tidy Menus
 * Description:       Hides menu entries that a role does not need.
 * Version:           1.4.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Example
 * License:           GPL-2.0-or-later
 * Text Domain:       tidy-menus
 */
defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'tidy_menus_hide', 999 );

function tidy_menus_hide() {
	if ( ! current_user_can( 'manage_options' ) ) {
		remove_menu_page( 'tools.php' );
	}
}
