<?php
defined( 'ABSPATH' ) || exit;

function hike_log_labels() {
	return array(
		'name'    => __( 'Hikes', 'hike-log' ),
		'add_new' => _x( 'Add', 'hike-log' ),
		'search'  => __( 'Search hikes', 'hike-log' ),
	);
}
add_filter( 'post_type_labels_hike', 'hike_log_labels' );
