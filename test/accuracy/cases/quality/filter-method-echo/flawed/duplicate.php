<?php
/**
 * Plugin Name: Duplicate
 * Text Domain: duplicate
 */
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/class-duplicate.php';

$duplicate_post_link = new Duplicate_Post_Link();
add_filter( 'post_row_actions', array( $duplicate_post_link, 'row_action' ), 10, 2 );
