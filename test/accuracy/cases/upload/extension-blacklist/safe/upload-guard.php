<?php
class Form_Files {

	function extension( $name ) {
		return strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	}

	function is_ok( $name ) {
		return in_array( $this->extension( $name ), array( 'jpg', 'png', 'pdf' ), true );
	}

	function store( $field ) {
		$file = $_FILES[ $field ];
		if ( UPLOAD_ERR_OK !== $file['error'] || ! $this->is_ok( $file['name'] ) ) {
			return new WP_Error( 'form_files', 'This file is not accepted.' );
		}
		$dir  = wp_upload_dir();
		$name = wp_unique_filename( $dir['path'], sanitize_file_name( $file['name'] ) );
		move_uploaded_file( $file['tmp_name'], $dir['path'] . '/' . $name );
		return $dir['url'] . '/' . $name;
	}
}

function form_files_submit() {
	check_ajax_referer( 'form-files' );
	$files  = new Form_Files();
	$result = $files->store( 'attachment' );
	is_wp_error( $result ) ? wp_send_json_error( $result ) : wp_send_json_success( $result );
}
add_action( 'wp_ajax_form_files', 'form_files_submit' );
add_action( 'wp_ajax_nopriv_form_files', 'form_files_submit' );
