<?php
add_action( 'wp_ajax_nopriv_acme_register', 'acme_register' );
function acme_register() {
	check_ajax_referer( 'acme_register', 'nonce' );
	$args = array(
		'user_login' => sanitize_user( wp_unslash( $_POST['login'] ?? '' ) ),
		'user_pass'  => wp_generate_password(),
	);
	if ( ! empty( $_POST['account_type'] ) ) {
		$types        = array( 'buyer' => 'customer', 'seller' => 'vendor' );
		$args['role'] = $types[ sanitize_key( $_POST['account_type'] ) ] ?? 'customer';
	}
	wp_insert_user( $args );
	wp_send_json_success();
}
