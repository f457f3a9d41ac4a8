<?php
declare( strict_types=1 );

namespace Formatter;

function formatter( string $format ): callable {
	return is_callable( $format ) ? $format : 'trim';
}

function shortcode( $atts, $content = '' ): string {
	$atts   = shortcode_atts( array( 'as' => 'trim' ), $atts, 'format' );
	$format = formatter( (string) $atts['as'] );
	return esc_html( (string) $format( wp_strip_all_tags( (string) $content ) ) );
}
add_shortcode( 'format', __NAMESPACE__ . '\shortcode' );
