<?php
namespace Team;

/** @return array<int, array{name: string, posts: int}> */
function members(): array {
	global $wpdb;
	$users = get_users( array( 'role__in' => array( 'author', 'editor' ), 'number' => 40 ) );
	$counts = count_many_users_posts( wp_list_pluck( $users, 'ID' ) );
	return array_map(
		static fn( $user ) => array( 'name' => $user->display_name, 'posts' => (int) $counts[ $user->ID ] ),
		$users
	);
}

add_shortcode( 'team', function () {
	$html = '';
	foreach ( members() as $member ) {
		$html .= '<li>' . esc_html( $member['name'] ) . ' (' . (int) $member['posts'] . ')</li>';
	}
	return "<ul>$html</ul>";
} );
