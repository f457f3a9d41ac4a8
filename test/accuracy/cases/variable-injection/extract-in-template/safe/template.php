<?php
namespace Tpl;

function show( string $name, array $vars ) {
	extract( $vars );
	include __DIR__ . '/' . sanitize_key( $name ) . '.php';
}

add_shortcode( 'offers', function () {
	ob_start();
	show( 'offers', array( 'page' => absint( $_GET['page'] ?? 1 ) ) );
	return ob_get_clean();
} );
