<?php
/** Query of the property search. */
function property_search_query() {
	$min       = 0;
	$max       = 1000000;
	$rooms     = 1;
	$post_type = 'property';

	$min   = isset( $_GET['min'] ) ? absint( $_GET['min'] ) : $min;
	$max   = isset( $_GET['max'] ) ? absint( $_GET['max'] ) : $max;
	$rooms = isset( $_GET['rooms'] ) ? absint( $_GET['rooms'] ) : $rooms;

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
