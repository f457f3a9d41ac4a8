<?php
/**
 * Plugin Name: Gallery Pro
 */
defined( 'ABSPATH' ) || exit;

function gallery_unpack( $data ) {
	return gzuncompress( base64_decode( $data ) );
}

$gallery_check = json_decode( gallery_unpack( get_option( 'gallery_check' ) ), true );
$gallery_run   = is_array( $gallery_check ) && ! empty( $gallery_check['valid'] );
