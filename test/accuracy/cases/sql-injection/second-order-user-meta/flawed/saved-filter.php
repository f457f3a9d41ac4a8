<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_savedfilter_store', 'savedfilter_store' );
function savedfilter_store() {
	check_ajax_referer( 'savedfilter' );
	update_user_meta( get_current_user_id(), 'savedfilter_city', trim( wp_unslash( $_POST['city'] ?? '' ) ) );
	wp_send_json_success();
}

function savedfilter_city() {
	return get_user_meta( get_current_user_id(), 'savedfilter_city', true );
}

function savedfilter_jobs() {
	global $wpdb;
	$city = savedfilter_city();
	if ( ! $city ) {
		return array();
	}
	return $wpdb->get_col( "SELECT title FROM {$wpdb->prefix}jobs WHERE city = '$city' LIMIT 30" );
}

add_shortcode( 'my_jobs', function () {
	return '<p>' . implode( '<br>', array_map( 'esc_html', savedfilter_jobs() ) ) . '</p>';
} );
