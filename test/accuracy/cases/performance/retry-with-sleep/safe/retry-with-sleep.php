<?php
function demo_wait( $url ) {
	$r = wp_remote_head( $url, array( 'timeout' => 2 ) );
	if ( is_wp_error( $r ) ) {
		wp_schedule_single_event( time() + 60, 'demo_retry', array( $url ) );
		return false;
	}
	return true;
}
