<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'compare_boot', 1 );

function compare_boot() {
	if ( ! session_id() ) {
		session_start();
	}
}

function compare_items() {
	return isset( $_SESSION['compare'] ) ? array_map( 'absint', (array) $_SESSION['compare'] ) : array();
}

add_shortcode( 'compare', function () {
	$html = '';
	foreach ( compare_items() as $id ) {
		$html .= '<li>' . esc_html( get_the_title( $id ) ) . '</li>';
	}
	return "<ul>$html</ul>";
} );
