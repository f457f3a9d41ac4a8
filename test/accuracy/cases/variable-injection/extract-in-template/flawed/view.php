<?php
namespace Mini;

function render( string $template, array $data ): void {
	$path = __DIR__ . '/views/' . $template . '.php';
	extract( $data );
	include $path;
}

function results_page(): void {
	$filters = wp_unslash( $_GET );
	render( 'results', $filters );
}
add_action( 'mini_results', __NAMESPACE__ . '\results_page' );
