<?php
/** Renders one picture of the lightbox gallery. */
function lightbox_picture( $attachment_id ) {
	$caption = get_post_meta( $attachment_id, '_lightbox_caption', true );
	$src     = wp_get_attachment_image_url( $attachment_id, 'large' );
	if ( ! $src ) {
		return '';
	}

	$html  = '<figure class="lightbox">';
	$html .= '<img src="' . esc_url( $src ) . '" alt="' . wp_kses_post( $caption ) . '">';
	if ( $caption ) {
		$html .= '<figcaption>' . wp_kses_post( $caption ) . '</figcaption>';
	}
	$html .= '</figure>';

	return $html;
}

function lightbox_gallery( $atts ) {
	$atts = shortcode_atts( array( 'ids' => '' ), $atts, 'lightbox' );
	$ids  = array_filter( array_map( 'absint', explode( ',', $atts['ids'] ) ) );
	$out  = '';
	foreach ( $ids as $id ) {
		$out .= lightbox_picture( $id );
	}
	return '<div class="lightbox-gallery">' . $out . '</div>';
}
add_shortcode( 'lightbox', 'lightbox_gallery' );
