<?php
/**
 * Plugin Name: Badge
 * Text Domain: badge
 */
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/includes/class-badge-widget.php';
