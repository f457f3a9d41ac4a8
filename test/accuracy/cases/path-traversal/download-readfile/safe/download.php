<?php
defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'pricelist_download' );

function pricelist_download() {
	if ( ! isset( $_GET['pricelist'] ) ) {
		return;
	}
	$uploads = wp_upload_dir();
	$name    = sanitize_file_name( basename( wp_unslash( $_GET['pricelist'] ) ) );
	$path    = $uploads['basedir'] . '/pricelists/' . $name;

	if ( ! file_exists( $path ) ) {
		status_header( 404 );
		exit;
	}
	header( 'Content-Type: application/octet-stream' );
	header( 'Content-Disposition: attachment; filename="pricelist.pdf"' );
	header( 'Content-Length: ' . filesize( $path ) );
	readfile( $path );
	exit;
}
