<?php
defined( 'ABSPATH' ) || exit;

function cards_render( $post_ids ) {
	$html = '';
	foreach ( $post_ids as $post_id ) {
		$title   = get_the_title( $post_id );
		$excerpt = get_the_excerpt( $post_id );
		$html   .= '<article><h3>' . esc_html( $title ) . '</h3><p>' . esc_html( $excerpt ) . '</p></article>';
	}
	return '<div class="cards">' . $html . '</div>';
}

add_shortcode( 'cards', function () {
	return cards_render( get_posts( array( 'numberposts' => 6, 'fields' => 'ids' ) ) );
} );
