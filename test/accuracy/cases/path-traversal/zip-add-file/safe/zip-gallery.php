<?php
function zipgal_path( $item ) {
	$id = absint( $item );
	return wp_attachment_is_image( $id ) ? get_attached_file( $id ) : '';
}

function zipgal_download() {
	if ( empty( $_POST['zipgal'] ) || ! is_array( $_POST['zipgal'] ) ) {
		return;
	}
	check_admin_referer( 'zipgal' );

	$file = wp_tempnam( 'gallery.zip' );
	$zip  = new ZipArchive();
	$zip->open( $file, ZipArchive::OVERWRITE );
	foreach ( wp_unslash( $_POST['zipgal'] ) as $number => $item ) {
		$path = zipgal_path( $item );
		if ( $path ) {
			$zip->addFile( $path, ( (int) $number ) . '.jpg' );
		}
	}
	$zip->close();

	header( 'Content-Type: application/zip' );
	header( 'Content-Disposition: attachment; filename="gallery.zip"' );
	readfile( $file );
	unlink( $file );
	exit;
}
add_action( 'template_redirect', 'zipgal_download' );
