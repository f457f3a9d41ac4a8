<?php
defined( 'ABSPATH' ) || exit;

final class Team_Repository {

	public function latest_posts( array $user_ids ) {
		$latest = array();
		foreach ( get_posts( array( 'author__in' => $user_ids, 'numberposts' => 100 ) ) as $post ) {
			$latest[ $post->post_author ] = $latest[ $post->post_author ] ?? $post;
		}
		return $latest;
	}
}

function team_list( array $members ) {
	$latest = ( new Team_Repository() )->latest_posts( wp_list_pluck( $members, 'ID' ) );
	$html   = '';
	foreach ( $members as $member ) {
		$post  = $latest[ $member->ID ] ?? null;
		$html .= '<li>' . esc_html( $post ? get_the_title( $post ) : $member->display_name ) . '</li>';
	}
	return '<ul>' . $html . '</ul>';
}
