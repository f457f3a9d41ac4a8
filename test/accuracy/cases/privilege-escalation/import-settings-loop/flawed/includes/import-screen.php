<?php
namespace Slider\Import;

function receive(): void {
	check_admin_referer( 'slider_import' );
	if ( ! current_user_can( 'upload_files' ) ) {
		wp_die( 'Forbidden', '', 403 );
	}
	$json = wp_unslash( $_POST['settings_json'] ?? '' );
	$data = json_decode( $json, true );
	if ( ! is_array( $data ) ) {
		wp_die( 'That is not JSON.', '', 400 );
	}
	apply( $data );
	wp_safe_redirect( admin_url( 'upload.php?page=slider' ) );
	exit;
}
add_action( 'admin_post_slider_import', __NAMESPACE__ . '\receive' );
