<?php
defined( 'ABSPATH' ) || exit;

/**
 * @param int $when Unix time.
 */
function next_event_format( $when ) {
	$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
	if ( function_exists( 'wp_date' ) ) {
		return wp_date( $format, $when );
	}
	return date_i18n( $format, $when + (int) ( get_option( 'gmt_offset' ) * HOUR_IN_SECONDS ) );
}
