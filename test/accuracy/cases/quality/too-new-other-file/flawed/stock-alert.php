<?php
/**
 * Plugin Name: Stock Alert
 * Requires at least: 6.0
 * Text Domain: stock-alert
 */
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/notices.php';
add_action( 'admin_notices', 'stock_alert_notice' );
