<?php
namespace Mini;

function render( string $template, array $data ): void {
	$path = __DIR__ . '/views/' . $template . '.php';
	( static function ( string $__path, array $data ): void {
		include $__path;
	} )( $path, $data );
}

function results_page(): void {
	$filters = wp_unslash( $_GET );
	render( 'results', $filters );
}
add_action( 'mini_results', __NAMESPACE__ . '\results_page' );
