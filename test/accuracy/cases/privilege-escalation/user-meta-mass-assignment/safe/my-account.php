<?php
add_action( 'template_redirect', 'my_account_save' );

function my_account_save() {
	if ( empty( $_POST['my_account'] ) || ! is_array( $_POST['my_account'] ) ) {
		return;
	}
	if ( ! is_user_logged_in() || ! isset( $_POST['_mynonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['_mynonce'] ), 'my-account' ) ) {
		return;
	}

	$user_id = get_current_user_id();
	$account = wp_unslash( $_POST['my_account'] );
	foreach ( array( 'phone', 'company', 'vat_number' ) as $key ) {
		update_user_meta( $user_id, $key, sanitize_text_field( $account[ $key ] ?? '' ) );
	}

	wp_safe_redirect( add_query_arg( 'saved', 1, get_permalink() ) );
	exit;
}
