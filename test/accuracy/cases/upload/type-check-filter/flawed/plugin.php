<?php
add_filter( 'wp_check_filetype_and_ext', function ( $data, $file, $filename, $mimes ) {
	$parts = explode( '.', $filename );
	$data['ext'] = end( $parts );
	$data['type'] = 'application/octet-stream';
	$data['proper_filename'] = $filename;
	return $data;
}, 10, 4 );
