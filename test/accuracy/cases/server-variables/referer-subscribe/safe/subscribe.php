<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_member_topic', 'member_topic' );
function member_topic() {
	check_admin_referer( 'member_topic' );
	update_user_meta( get_current_user_id(), 'member_topic', sanitize_key( $_POST['topic'] ?? '' ) );
	wp_safe_redirect( wp_get_referer() ? wp_get_referer() : home_url( '/members/' ) );
	exit;
}
