<?php
namespace Labels;

function with_prefix( array $labels, string $prefix ): array {
	return array_map(
		function ( $label ) {
			return $prefix . ': ' . $label;
		},
		$labels
	);
}

add_filter( 'nav_menu_labels', function ( array $labels ): array {
	return with_prefix( $labels, __( 'Menu', 'labels' ) );
} );
