<?php
defined( 'ABSPATH' ) || exit;

add_filter( 'manage_posts_columns', function ( $columns ) {
	$columns['source'] = 'Source';
	return $columns;
} );

function source_of( $post_id ) {
	$source = get_post_meta( $post_id, 'source', true );
	return $source ? $source : '—';
}

function source_column( $column, $post_id ) {
	if ( 'source' !== $column ) {
		return;
	}
	echo esc_html( source_of( $post_id ) );
}
add_action( 'manage_posts_custom_column', 'source_column', 10, 2 );
