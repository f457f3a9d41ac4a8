<?php
namespace Countdown;

function seconds_left( string $until ): int {
	date_default_timezone_set( 'Europe/Berlin' );
	return max( 0, strtotime( $until ) - time() );
}

function shortcode( $atts ): string {
	$atts = shortcode_atts( array( 'until' => 'tomorrow' ), $atts, 'countdown' );
	return sprintf( '<span class="countdown" data-seconds="%d"></span>', seconds_left( $atts['until'] ) );
}
add_shortcode( 'countdown', __NAMESPACE__ . '\shortcode' );
