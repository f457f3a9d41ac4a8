<?php
namespace Likes;

defined( 'ABSPATH' ) || exit;

function count_for( int $post_id ): int {
	return counts()[ $post_id ] ?? 0;
}

/** @return array<int, int> */
function counts(): array {
	static $counts = null;
	if ( null === $counts ) {
		global $wpdb;
		$counts = array();
		foreach ( $wpdb->get_results( "SELECT post_id, COUNT(*) AS n FROM {$wpdb->prefix}likes GROUP BY post_id LIMIT 1000" ) as $row ) {
			$counts[ (int) $row->post_id ] = (int) $row->n;
		}
	}
	return $counts;
}

function leaderboard( array $post_ids ): string {
	$html = '<ol>';
	foreach ( $post_ids as $post_id ) {
		$html .= '<li>' . esc_html( get_the_title( $post_id ) ) . ': ' . count_for( $post_id ) . '</li>';
	}
	return $html . '</ol>';
}

add_shortcode( 'likes', fn() => leaderboard( get_posts( array( 'numberposts' => 20, 'fields' => 'ids' ) ) ) );
