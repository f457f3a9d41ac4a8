<?php
add_filter( 'wp_check_filetype_and_ext', function ( $data, $file, $filename, $mimes ) {
	if ( '.webp' === substr( $filename, -5 ) ) {
		$data['ext'] = 'webp';
		$data['type'] = 'image/webp';
	}
	return $data;
}, 10, 4 );
