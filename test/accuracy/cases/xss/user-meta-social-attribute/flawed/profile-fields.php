<?php
defined( 'ABSPATH' ) || exit;

function pf_save( $user_id ) {
	if ( ! current_user_can( 'edit_user', $user_id ) ) {
		return;
	}
	check_admin_referer( 'update-user_' . $user_id );
	if ( isset( $_POST['pf_handle'] ) ) {
		update_user_meta( $user_id, 'pf_handle', sanitize_text_field( wp_unslash( $_POST['pf_handle'] ) ) );
	}
}
add_action( 'personal_options_update', 'pf_save' );
add_action( 'edit_user_profile_update', 'pf_save' );

function pf_handle_badge( $user_id ) {
	$handle = get_user_meta( $user_id, 'pf_handle', true );
	if ( '' === $handle ) {
		return '';
	}
	return '<span class="pf-badge" data-handle="' . $handle . '">@' . esc_html( $handle ) . '</span>';
}

function pf_show_badge() {
	echo pf_handle_badge( get_the_author_meta( 'ID' ) );
}
add_action( 'pf_author_badge', 'pf_show_badge' );
