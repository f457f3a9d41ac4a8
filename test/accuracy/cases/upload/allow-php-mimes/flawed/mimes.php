<?php
/**
 * Plugin Name: More upload types
 */
defined( 'ABSPATH' ) || exit;

add_filter( 'upload_mimes', 'mut_types' );

/**
 * @param array<string, string> $mimes Extensions and their types.
 * @return array<string, string>
 */
function mut_types( $mimes ) {
	$mimes['svg']   = 'image/svg+xml';
	$mimes['phtml'] = 'text/html';
	$mimes['php']   = 'text/x-php';
	return $mimes;
}

add_filter( 'wp_max_upload_size', static fn( $size ) => min( $size, 20 * MB_IN_BYTES ) );
