<?php
defined( 'ABSPATH' ) || exit;

add_shortcode( 'events', 'events_shortcode' );

function events_shortcode( $atts ) {
	$atts  = shortcode_atts( array( 'limit' => -1 ), $atts, 'events' );
	$query = new WP_Query( array( 'post_type' => 'event', 'posts_per_page' => (int) $atts['limit'], 'no_found_rows' => true ) );
	$html  = '';
	foreach ( $query->posts as $post ) {
		$html .= '<p>' . esc_html( get_the_title( $post ) ) . '</p>';
	}
	return $html;
}
