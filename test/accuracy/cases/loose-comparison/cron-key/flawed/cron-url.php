<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	if ( empty( $_GET['feed_cron_key'] ) ) {
		return;
	}
	$stored = get_option( 'feed_cron_key' );
	if ( $_GET['feed_cron_key'] != $stored ) {
		status_header( 403 );
		exit;
	}
	do_action( 'feed_cron' );
	exit;
} );
