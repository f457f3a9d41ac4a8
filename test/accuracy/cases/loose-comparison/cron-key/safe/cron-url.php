<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	if ( empty( $_GET['feed_cron_key'] ) || ! is_string( $_GET['feed_cron_key'] ) ) {
		return;
	}
	$stored = (string) get_option( 'feed_cron_key' );
	if ( '' === $stored || ! hash_equals( $stored, wp_unslash( $_GET['feed_cron_key'] ) ) ) {
		status_header( 403 );
		exit;
	}
	do_action( 'feed_cron' );
	exit;
} );
