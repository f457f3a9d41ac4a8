<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_member_topic', 'member_topic' );
function member_topic() {
	$from = isset( $_SERVER['HTTP_REFERER'] ) ? wp_unslash( $_SERVER['HTTP_REFERER'] ) : '';
	if ( 0 !== strpos( $from, home_url() ) ) {
		wp_die( 'Wrong page.' );
	}
	update_user_meta( get_current_user_id(), 'member_topic', sanitize_key( $_POST['topic'] ?? '' ) );
	wp_safe_redirect( home_url( '/members/' ) );
	exit;
}
