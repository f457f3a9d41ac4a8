<?php
defined( 'ABSPATH' ) || exit;

function hsm_shortcode( $atts ) {
	$atts  = shortcode_atts( array( 'type' => 'post' ), $atts, 'html_sitemap' );
	$posts = get_posts(
		array(
			'post_type'   => sanitize_key( $atts['type'] ),
			'post_status' => 'publish',
			'orderby'     => 'title',
			'order'       => 'ASC',
			'numberposts' => 100,
		)
	);

	$html = '<ul class="html-sitemap">';
	foreach ( $posts as $post ) {
		$html .= '<li><a href="' . esc_url( get_permalink( $post ) ) . '">' . esc_html( get_the_title( $post ) ) . '</a></li>';
	}
	return $html . '</ul>';
}
add_shortcode( 'html_sitemap', 'hsm_shortcode' );
