<?php
namespace Likes;

defined( 'ABSPATH' ) || exit;

function count_for( int $post_id ): int {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}likes WHERE post_id = %d", $post_id ) );
}

function leaderboard( array $post_ids ): string {
	$html = '<ol>';
	foreach ( $post_ids as $post_id ) {
		$html .= '<li>' . esc_html( get_the_title( $post_id ) ) . ': ' . count_for( $post_id ) . '</li>';
	}
	return $html . '</ol>';
}

add_shortcode( 'likes', fn() => leaderboard( get_posts( array( 'numberposts' => 20, 'fields' => 'ids' ) ) ) );
