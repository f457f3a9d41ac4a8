<?php
add_action( 'template_redirect', 'member_card_show' );

function member_card_show() {
	if ( ! isset( $_GET['member_card'] ) ) {
		return;
	}
	if ( ! is_user_logged_in() ) {
		auth_redirect();
	}

	global $wpdb;
	$id     = absint( wp_unslash( $_GET['member_card'] ) );
	$member = $wpdb->get_row( "SELECT name, since FROM {$wpdb->prefix}members WHERE public = 1 AND id = {$id}" );
	if ( null === $member ) {
		status_header( 404 );
		exit;
	}

	echo '<h1>' . esc_html( $member->name ) . '</h1>';
	echo '<p>' . esc_html( $member->since ) . '</p>';
	exit;
}
