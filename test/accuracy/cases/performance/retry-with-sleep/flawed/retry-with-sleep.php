<?php
function demo_wait( $url ) {
	for ( $i = 0; $i < 5; $i++ ) {
		$r = wp_remote_head( $url, array( 'timeout' => 2 ) );
		if ( ! is_wp_error( $r ) ) {
			return true;
		}
		sleep( 5 );
	}
	return false;
}
