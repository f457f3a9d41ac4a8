<?php
defined( 'ABSPATH' ) || exit;

add_action( 'plugins_loaded', 'feeds_setup' );

function feeds_setup() {
	feeds_schedule();
	add_action( 'feeds_refresh', 'feeds_refresh' );
}

function feeds_schedule() {
	if ( ! wp_next_scheduled( 'feeds_refresh' ) ) {
		wp_schedule_event( time(), 'hourly', 'feeds_refresh' );
	}
}

function feeds_refresh() {
	delete_transient( 'feeds' );
}
