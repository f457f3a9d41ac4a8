<?php
defined( 'ABSPATH' ) || exit;

function courier_rate( $kind, $weight ) {
	$rate = 5.0;
	switch ( $kind ) {
		case 'express':
			$rate = 12.5;
			break;
		case 'bulk':
			$rate = $weight * 0.4;
			break;
	}
	return $rate;
}
