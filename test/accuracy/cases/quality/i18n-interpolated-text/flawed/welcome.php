<?php
defined( 'ABSPATH' ) || exit;

function member_welcome() {
	if ( ! is_user_logged_in() ) {
		return '';
	}
	$name = wp_get_current_user()->display_name;

	$text = __( "Welcome back, $name!", 'member-area' );

	return '<p class="member-welcome">' . esc_html( $text ) . '</p>';
}
add_shortcode( 'member_welcome', 'member_welcome' );
