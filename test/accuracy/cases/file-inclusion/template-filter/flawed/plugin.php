<?php
add_filter( 'template_include', function ( $t ) {
	if ( isset( $_GET['skin'] ) ) {
		$c = get_stylesheet_directory() . '/skins/' . wp_unslash( $_GET['skin'] ) . '.php';
		if ( file_exists( $c ) ) { return $c; }
	}
	return $t;
} );
