<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'compare_boot', 1 );

function compare_boot() {
	add_rewrite_endpoint( 'compare', EP_PAGES );
}

function compare_items() {
	return isset( $_COOKIE['compare'] ) ? wp_parse_id_list( wp_unslash( $_COOKIE['compare'] ) ) : array();
}

add_shortcode( 'compare', function () {
	$html = '';
	foreach ( compare_items() as $id ) {
		$html .= '<li>' . esc_html( get_the_title( $id ) ) . '</li>';
	}
	return "<ul>$html</ul>";
} );
