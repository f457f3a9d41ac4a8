<?php
/**
 * Plugin Name: Acme Card
 * Requires at least: 6.3
 * Text Domain: acme-card
 */
defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		register_block_type( __DIR__ . '/blocks/card' );
	}
);
