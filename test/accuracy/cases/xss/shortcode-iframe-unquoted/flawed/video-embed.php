<?php
/*
Plugin Name: Simple Video Embed
Version: 1.4
*/

function sve_shortcode( $atts, $content = null ) {
	$atts = shortcode_atts(
		array(
			'id'     => '',
			'width'  => '640',
			'height' => '360',
		),
		$atts,
		'video_embed'
	);

	if ( '' === $atts['id'] ) {
		return '';
	}

	$src = 'https://player.example.com/video/' . rawurlencode( $atts['id'] );

	$html  = '<div class="sve-player">';
	$html .= '<iframe src="' . esc_url( $src ) . '" width=' . esc_attr( $atts['width'] ) . ' height=' . esc_attr( $atts['height'] );
	$html .= ' frameborder="0" allowfullscreen></iframe>';
	$html .= '</div>';

	return $html;
}
add_shortcode( 'video_embed', 'sve_shortcode' );
