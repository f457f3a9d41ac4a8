<?php
defined( 'ABSPATH' ) || exit;

function calc_value( $formula ) {
	$sum = 0;
	foreach ( explode( '+', wp_strip_all_tags( $formula ) ) as $part ) {
		$sum += (float) $part;
	}
	return $sum;
}
