<?php
add_filter( 'upload_mimes', 'acme_mimes' );
function acme_mimes( $types ) {
	$types['svg'] = 'image/svg+xml';
	return $types;
}
