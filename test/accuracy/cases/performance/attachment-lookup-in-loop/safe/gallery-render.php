<?php
function legacy_gallery( $atts ) {
	$atts = shortcode_atts( array( 'pictures' => '' ), $atts, 'legacy_gallery' );
	$list = array_filter( array_map( 'trim', explode( ',', $atts['pictures'] ) ) );

	$html = '<div class="legacy-gallery">';
	$ids = array_map( 'absint', $list );
	_prime_post_caches( $ids, false, true );
	foreach ( $ids as $id ) {
		$html .= wp_get_attachment_image( $id, 'medium' );
	}
	return $html . '</div>';
}
add_shortcode( 'legacy_gallery', 'legacy_gallery' );
