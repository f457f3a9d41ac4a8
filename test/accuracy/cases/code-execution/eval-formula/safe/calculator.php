<?php
namespace Calc;

defined( 'ABSPATH' ) || exit;

function compute( string $formula ): float {
	$total = 0.0;
	foreach ( explode( '+', preg_replace( '/[^0-9.+]/', '', $formula ) ) as $part ) {
		$total += (float) $part;
	}
	return $total;
}

function ajax() {
	check_ajax_referer( 'calc' );
	$formula = isset( $_POST['formula'] ) ? wp_unslash( $_POST['formula'] ) : '0';
	$formula = str_replace( ',', '.', $formula );
	wp_send_json_success( array( 'total' => compute( $formula ) ) );
}
add_action( 'wp_ajax_calc', __NAMESPACE__ . '\ajax' );
add_action( 'wp_ajax_nopriv_calc', __NAMESPACE__ . '\ajax' );
