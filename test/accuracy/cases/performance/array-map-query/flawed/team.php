<?php
namespace Team;

/** @return array<int, array{name: string, posts: int}> */
function members(): array {
	global $wpdb;
	$users = get_users( array( 'role__in' => array( 'author', 'editor' ), 'number' => 40 ) );
	return array_map(
		static function ( $user ) use ( $wpdb ) {
			$sql = $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_author = %d AND post_status = 'publish'", $user->ID );
			return array( 'name' => $user->display_name, 'posts' => (int) $wpdb->get_var( $sql ) );
		},
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
