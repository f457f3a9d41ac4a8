<?php
defined( 'ABSPATH' ) || exit;

function level_profile_save( $user_id ) {
	check_admin_referer( 'update-user_' . $user_id );
	if ( ! current_user_can( 'promote_user', $user_id ) || empty( $_POST['membership_role'] ) ) {
		return;
	}
	$role = sanitize_key( $_POST['membership_role'] );
	if ( ! array_key_exists( $role, get_editable_roles() ) ) {
		return;
	}
	$user = get_userdata( $user_id );
	$user->set_role( $role );
}
add_action( 'personal_options_update', 'level_profile_save' );
add_action( 'edit_user_profile_update', 'level_profile_save' );
