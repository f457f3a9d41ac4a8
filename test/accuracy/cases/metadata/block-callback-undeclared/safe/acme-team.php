<?php
/**
 * Plugin Name: Acme Team
 * Requires at least: 6.3
 */
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'acme_team_register' );

function acme_team_register() {
	register_block_type( __DIR__ . '/blocks/member', array( 'render_callback' => 'acme_team_member' ) );
}

function acme_team_member( $attributes ) {
	$name = $attributes['fullName'] ?? '';
	return sprintf( '<p %s>%s</p>', get_block_wrapper_attributes(), esc_html( $name ) );
}
