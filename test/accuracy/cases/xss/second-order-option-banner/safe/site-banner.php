<?php
/**
 * Plugin Name: Site Banner
 * Description: A banner above the header.
 */
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/save.php';
require_once __DIR__ . '/includes/front.php';

add_action( 'admin_post_site_banner_save', 'site_banner_save' );
add_action( 'wp_body_open', 'site_banner_print' );
