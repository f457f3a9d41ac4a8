<?php
add_action( 'admin_init', 'cf_maybe_reset' );

/** Sets all options back to what they were after installing. */
function cf_maybe_reset() {
	if ( empty( $_POST['cf_reset'] ) || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	if ( ! isset( $_POST['cf_nonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['cf_nonce'] ), 'cf_reset' ) ) {
		return;
	}
	$defaults = cf_defaults();
	delete_option( 'cf_stats' );
	update_option( 'cf_options', $defaults );
	add_settings_error( 'cf', 'reset', __( 'Everything was reset.', 'cf' ), 'updated' );
}

function cf_defaults() {
	return array(
		'columns' => 3,
		'style'   => 'plain',
	);
}

function cf_reset_form() {
	echo '<form method="post">';
	wp_nonce_field( 'cf_reset', 'cf_nonce' );
	submit_button( __( 'Reset', 'cf' ), 'delete', 'cf_reset' );
	echo '</form>';
}
