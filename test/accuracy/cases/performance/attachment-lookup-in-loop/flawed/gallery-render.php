<?php
function legacy_gallery( $atts ) {
	$atts = shortcode_atts( array( 'pictures' => '' ), $atts, 'legacy_gallery' );
	$list = array_filter( array_map( 'trim', explode( ',', $atts['pictures'] ) ) );

	$html = '<div class="legacy-gallery">';
	foreach ( $list as $url ) {
		$id    = attachment_url_to_postid( esc_url_raw( $url ) );
		$html .= wp_get_attachment_image( $id, 'medium' );
	}
	return $html . '</div>';
}
add_shortcode( 'legacy_gallery', 'legacy_gallery' );
