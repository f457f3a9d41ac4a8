<?php
defined( 'ABSPATH' ) || exit;

function booking_slot( $day, $room ) {
	return get_option( 'booking_' . $room . '_' . $day, 'free' );
}
