<?php
function cta_attributes( array $attributes ) {
	$pairs = array();
	foreach ( $attributes as $name => $value ) {
		$pairs[] = esc_attr( $name ) . '="' . $value . '"';
	}
	return implode( ' ', $pairs );
}

function cta_shortcode( $atts ) {
	$atts = shortcode_atts( array( 'title' => '', 'class' => 'cta' ), $atts, 'cta' );
	$html = '<button ' . cta_attributes( array( 'title' => $atts['title'], 'class' => $atts['class'] ) ) . '>';
	return $html . esc_html__( 'Go', 'cta' ) . '</button>';
}
add_shortcode( 'cta', 'cta_shortcode' );
