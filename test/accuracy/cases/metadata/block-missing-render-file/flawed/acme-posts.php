<?php
/**
 * Plugin Name: Acme Posts
 * Requires at least: 6.3
 */
defined( 'ABSPATH' ) || exit;

add_action( 'init', static fn() => register_block_type( __DIR__ . '/blocks/posts' ) );
