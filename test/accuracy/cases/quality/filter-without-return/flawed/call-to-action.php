<?php
defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', 'cta_append' );

/**
 * @param string $content Content of the post.
 * @return string
 */
function cta_append( $content ) {
	if ( is_singular( 'post' ) && in_the_loop() ) {
		return $content . '<p class="cta">' . esc_html__( 'Subscribe now', 'cta' ) . '</p>';
	}
}

function cta_style() {
	if ( is_singular( 'post' ) ) {
		wp_enqueue_style( 'cta', plugins_url( 'cta.css', __FILE__ ), array(), '1.0' );
	}
}
add_action( 'wp_enqueue_scripts', 'cta_style' );
