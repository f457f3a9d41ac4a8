<?php
function rooms_availability_ajax() {
	$from  = isset( $_GET['from'] ) ? wp_unslash( $_GET['from'] ) : '';
	$rooms = rooms_free_count( strtotime( $from ) );

	$answer = array(
		'from'  => $from,
		'rooms' => $rooms,
	);
	echo json_encode( $answer );
	die();
}
add_action( 'wp_ajax_rooms_availability', 'rooms_availability_ajax' );
add_action( 'wp_ajax_nopriv_rooms_availability', 'rooms_availability_ajax' );

function rooms_free_count( $timestamp ) {
	global $wpdb;
	if ( ! $timestamp ) {
		return 0;
	}
	$day  = gmdate( 'Y-m-d', $timestamp );
	$used = (int) $wpdb->get_var(
		$wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}rooms_bookings WHERE day = %s", $day )
	);
	return max( 0, 12 - $used );
}
