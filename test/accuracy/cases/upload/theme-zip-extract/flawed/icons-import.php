<?php
defined( 'ABSPATH' ) || exit;

function icons_unpack( $archive, $folder ) {
	$zip = new ZipArchive();
	if ( true !== $zip->open( $archive ) ) {
		return false;
	}
	$zip->extractTo( $folder );
	$zip->close();
	return true;
}

add_action( 'admin_post_icons_import', 'icons_import' );
function icons_import() {
	check_admin_referer( 'icons_import' );
	if ( ! current_user_can( 'edit_posts' ) || empty( $_FILES['zip']['tmp_name'] ) ) {
		wp_die( 'No.', '', 403 );
	}
	$uploads = wp_upload_dir();
	$folder  = $uploads['basedir'] . '/icons-' . get_current_user_id();
	wp_mkdir_p( $folder );
	icons_unpack( $_FILES['zip']['tmp_name'], $folder );
	wp_safe_redirect( admin_url( 'upload.php' ) );
	exit;
}
