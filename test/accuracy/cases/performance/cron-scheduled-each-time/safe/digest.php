<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'digest_schedule' );

function digest_schedule() {
	if ( ! wp_next_scheduled( 'digest_send' ) ) {
		wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', 'digest_send' );
	}
}

add_action( 'digest_send', 'digest_send' );
function digest_send() {
	$posts = get_posts( array( 'numberposts' => 10, 'date_query' => array( array( 'after' => '1 hour ago' ) ) ) );
	if ( $posts ) {
		wp_mail( get_option( 'admin_email' ), 'Digest', implode( "\n", wp_list_pluck( $posts, 'post_title' ) ) );
	}
}
