<?php
/**
 * Plugin Name: Tram Times
 * Text Domain: tram-times
 */
defined( 'ABSPATH' ) || exit;
define( 'PLUGIN_PATH', plugin_dir_path( __FILE__ ) );
require_once PLUGIN_PATH . 'settings.php';
add_action( 'admin_init', array( 'Settings', 'register' ) );
