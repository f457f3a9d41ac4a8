<?php
defined( 'ABSPATH' ) || exit;

/**
 * @param int $when Unix time.
 */
function next_event_format( $when ) {
	$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
	return wp_date( $format, $when );
}
