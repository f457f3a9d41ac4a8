<?php
/**
 * Plugin Name: Tram Times
 * Text Domain: tram-times
 */
defined( 'ABSPATH' ) || exit;
define( 'TRAM_TIMES_PATH', plugin_dir_path( __FILE__ ) );
require_once TRAM_TIMES_PATH . 'settings.php';
add_action( 'admin_init', array( 'Tram_Times_Settings', 'register' ) );
