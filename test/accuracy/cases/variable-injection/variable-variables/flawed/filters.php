<?php
/** Query of the property search. */
function property_search_query() {
	$min       = 0;
	$max       = 1000000;
	$rooms     = 1;
	$post_type = 'property';

	foreach ( $_GET as $key => $value ) {
		$$key = absint( $value ) ? absint( $value ) : sanitize_key( $value );
	}

	return new WP_Query(
		array(
			'post_type'      => $post_type,
			'posts_per_page' => 12,
			'meta_query'     => array(
				array( 'key' => 'price', 'value' => array( $min, $max ), 'type' => 'NUMERIC', 'compare' => 'BETWEEN' ),
				array( 'key' => 'rooms', 'value' => $rooms, 'type' => 'NUMERIC', 'compare' => '>=' ),
			),
		)
	);
}
