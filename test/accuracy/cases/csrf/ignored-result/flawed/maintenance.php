<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_maintenance_toggle', 'maintenance_toggle' );

function maintenance_toggle() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( 'Sorry.' );
	}

	$nonce = isset( $_POST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ) : '';
	wp_verify_nonce( $nonce, 'maintenance_toggle' );

	$on = ! get_option( 'maintenance_on' );
	update_option( 'maintenance_on', $on );
	if ( $on ) {
		update_option( 'maintenance_since', time() );
	}

	wp_safe_redirect( admin_url( 'options-general.php?page=maintenance' ) );
	exit;
}
