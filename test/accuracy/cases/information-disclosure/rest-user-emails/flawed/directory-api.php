<?php
namespace Directory;

function entry( \WP_User $user ): array {
	return array(
		'login' => $user->user_login,
		'email' => $user->user_email,
		'name'  => $user->display_name,
	);
}

function people(): array {
	$users = get_users( array( 'number' => 50, 'has_published_posts' => true ) );
	return array_map( __NAMESPACE__ . '\entry', $users );
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'directory/v1', '/people', array(
		'methods'             => 'GET',
		'callback'            => __NAMESPACE__ . '\people',
		'permission_callback' => '__return_true',
	) );
} );
