<?php
add_action( 'wp_ajax_acme_save', 'acme_save' );
function acme_save() {
	check_ajax_referer( 'acme' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die();
	}
	update_option( 'acme', sanitize_text_field( wp_unslash( $_POST['v'] ) ) );
	wp_die();
}
