<?php
defined( 'ABSPATH' ) || exit;

class Info_Box {
	public static function show( $atts, $content = '' ) {
		$title = isset( $atts['title'] ) ? $atts['title'] : '';
		return '<div class="info-box"><b>' . esc_html( $title ) . '</b>' . wp_kses_post( $content ) . '</div>';
	}
}
add_shortcode( 'info_box', array( 'Info_Box', 'show' ) );
