<?php
add_filter( 'upload_mimes', 'acme_mimes' );
function acme_mimes( $types ) {
	$types['webp'] = 'image/webp';
	return $types;
}
