<?php
add_action( 'wp_ajax_vote', 'vote_cast' );
add_action( 'wp_ajax_nopriv_vote', 'vote_cast' );

function vote_cast() {
	check_ajax_referer( 'vote' );
	global $wpdb;

	$done = $wpdb->insert(
		$wpdb->prefix . 'votes',
		array( 'choice' => absint( $_POST['choice'] ?? 0 ), 'day' => gmdate( 'Y-m-d' ) ),
		array( '%d', '%s' )
	);
	if ( false === $done ) {
		wp_send_json_error( array( 'message' => $wpdb->last_error, 'query' => $wpdb->last_query ) );
	}
	wp_send_json_success();
}
