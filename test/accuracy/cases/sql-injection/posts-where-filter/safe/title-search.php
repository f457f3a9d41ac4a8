<?php
/**
 * Plugin Name: Title Search
 * Description: ?title_like= searches titles only.
 */
defined( 'ABSPATH' ) || exit;

add_filter( 'posts_where', 'ts_posts_where', 10, 2 );

/**
 * @param string   $where WHERE clause.
 * @param WP_Query $query The query.
 */
function ts_posts_where( $where, $query ) {
	global $wpdb;

	if ( is_admin() || ! $query->is_main_query() || empty( $_GET['title_like'] ) ) {
		return $where;
	}
	$like = wp_unslash( $_GET['title_like'] );
	$where .= $wpdb->prepare( " AND {$wpdb->posts}.post_title LIKE %s", '%' . $wpdb->esc_like( $like ) . '%' );

	return $where;
}
