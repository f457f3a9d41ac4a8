<?php
/**
 * Plugin Name: Harbor Log
 * Text Domain: harbor-log
 */
defined( 'ABSPATH' ) || exit;
define( 'HARBOR_LOG_DIR', plugin_dir_path( __FILE__ ) );
require_once HARBOR_LOG_DIR . 'includes/class-writer.php';
