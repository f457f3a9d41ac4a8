<?php
add_filter( 'user_has_cap', function ( $allcaps, $caps, $args ) {
	if ( ! empty( $allcaps['edit_pages'] ) ) {
		$allcaps['manage_shop_banners'] = true;
	}
	return $allcaps;
}, 10, 3 );
