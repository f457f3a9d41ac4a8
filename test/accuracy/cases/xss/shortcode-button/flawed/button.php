<?php
/**
 * [cta_button url="" color="" label=""]
 */
if ( ! function_exists( 'cta_button_shortcode' ) ) {
	function cta_button_shortcode( $atts, $content = '' ) {
		$a = shortcode_atts( array(
			'url'   => '#',
			'color' => 'blue',
			'label' => 'Read more',
		), $atts );

		$label = $content ? wp_kses_post( $content ) : esc_html( $a['label'] );

		return '<a class="cta cta-' . $a['color'] . '" href="' . esc_html( $a['url'] ) . '">' . $label . '</a>';
	}
}
add_shortcode( 'cta_button', 'cta_button_shortcode' );

function cta_button_assets() {
	global $post;
	if ( $post instanceof WP_Post && has_shortcode( $post->post_content, 'cta_button' ) ) {
		wp_enqueue_style( 'cta-button', plugins_url( 'cta.css', __FILE__ ), array(), '1.2' );
	}
}
add_action( 'wp_enqueue_scripts', 'cta_button_assets' );
