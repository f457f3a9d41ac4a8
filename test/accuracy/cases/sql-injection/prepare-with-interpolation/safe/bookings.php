<?php
defined( 'ABSPATH' ) || exit;

/** Bookings of a room for the calendar view. */
function bk_calendar_rows( WP_REST_Request $request ) {
	global $wpdb;

	$room   = (int) $request['room'];
	$status = sanitize_text_field( $request['status'] );
	$table  = $wpdb->prefix . 'bk_bookings';

	$sql = $wpdb->prepare( "SELECT id, day, guest FROM $table WHERE status = %s AND room_id = %d ORDER BY day", $status, $room );
	$rows = $wpdb->get_results( $sql, ARRAY_A );

	return rest_ensure_response( $rows );
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'bk/v1', '/rooms/(?P<room>\d+)/bookings', array(
		'methods'             => 'GET',
		'callback'            => 'bk_calendar_rows',
		'permission_callback' => function () {
			return current_user_can( 'edit_posts' );
		},
	) );
} );
