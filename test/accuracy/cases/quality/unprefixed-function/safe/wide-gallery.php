<?php
/**
 * Plugin Name: Wide Gallery
 * Text Domain: wide-gallery
 */
defined( 'ABSPATH' ) || exit;

function wide_gallery_load_options() {
	return wp_parse_args( get_option( 'wide_gallery' ), array( 'columns' => 4 ) );
}

function wide_gallery_render( $atts ) {
	$options = wide_gallery_load_options();
	$atts    = shortcode_atts( array( 'ids' => '' ), $atts, 'wide_gallery' );
	$html    = '';
	foreach ( wp_parse_id_list( $atts['ids'] ) as $id ) {
		$html .= wp_get_attachment_image( $id, 'medium' );
	}
	return '<div class="wide-gallery columns-' . absint( $options['columns'] ) . '">' . $html . '</div>';
}
add_shortcode( 'wide_gallery', 'wide_gallery_render' );
