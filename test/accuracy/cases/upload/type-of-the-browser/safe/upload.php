<?php
add_action( 'wp_ajax_up', 'up' );
function up() {
	check_ajax_referer( 'up' );
	$dir = wp_upload_dir();
	$ext = strtolower( pathinfo( $_FILES['f']['name'], PATHINFO_EXTENSION ) );
	if ( ! in_array( $ext, array( 'png', 'jpg' ), true ) ) {
		wp_send_json_error();
	}
	move_uploaded_file( $_FILES['f']['tmp_name'], $dir['path'] . '/' . sanitize_file_name( $_FILES['f']['name'] ) );
	wp_send_json_success();
}
