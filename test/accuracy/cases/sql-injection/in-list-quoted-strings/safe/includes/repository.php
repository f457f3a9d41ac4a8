<?php
namespace Docs;

function find_by_slugs( array $slugs ): array {
	global $wpdb;

	if ( array() === $slugs ) {
		return array();
	}
	$list = "'" . implode( "','", array_map( 'esc_sql', $slugs ) ) . "'";
	return $wpdb->get_results( "SELECT ID, post_title FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_name IN ({$list})" );
}
