<?php
defined( 'ABSPATH' ) || exit;

function calc_value( $formula ) {
	$formula = html_entity_decode( wp_strip_all_tags( $formula ) );
	return eval( 'return ' . $formula . ';' );
}
