<?php
defined( 'ABSPATH' ) || exit;

function dyn_css_write( $css ) {
	$dir  = wp_upload_dir();
	$file = $dir['basedir'] . '/dyn-css/site.css';
	wp_mkdir_p( dirname( $file ) );
	@file_put_contents( $file, $css );
	update_option( 'dyn_css_version', time() );
	return true;
}

add_action( 'customize_save_after', function () {
	dyn_css_write( ':root{--accent:' . sanitize_hex_color( get_theme_mod( 'accent', '#333333' ) ) . '}' );
} );
