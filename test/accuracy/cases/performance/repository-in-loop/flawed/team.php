<?php
defined( 'ABSPATH' ) || exit;

final class Team_Repository {

	public function latest_post( int $user_id ) {
		$posts = get_posts( array( 'author' => $user_id, 'numberposts' => 1 ) );
		return $posts[0] ?? null;
	}
}

function team_list( array $members ) {
	$repository = new Team_Repository();
	$html       = '';
	foreach ( $members as $member ) {
		$post  = $repository->latest_post( $member->ID );
		$html .= '<li>' . esc_html( $post ? get_the_title( $post ) : $member->display_name ) . '</li>';
	}
	return '<ul>' . $html . '</ul>';
}
