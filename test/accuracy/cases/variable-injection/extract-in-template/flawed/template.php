<?php
namespace Tpl;

function show( string $name, array $vars ) {
	extract( $vars );
	include __DIR__ . '/' . sanitize_key( $name ) . '.php';
}

add_shortcode( 'offers', function () {
	ob_start();
	show( 'offers', wp_unslash( $_GET ) );
	return ob_get_clean();
} );
