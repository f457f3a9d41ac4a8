<?php
namespace Members;

function row( \WP_User $user ): array {
	return array( 'id' => $user->ID, 'name' => $user->display_name, 'picture' => get_avatar_url( $user->ID ) );
}

function listing() {
	check_ajax_referer( 'members' );
	$rows = array();
	foreach ( get_users( array( 'role' => 'subscriber' ) ) as $user ) {
		$rows[] = row( $user );
	}
	wp_send_json_success( $rows );
}
add_action( 'wp_ajax_members', __NAMESPACE__ . '\listing' );
add_action( 'wp_ajax_nopriv_members', __NAMESPACE__ . '\listing' );
