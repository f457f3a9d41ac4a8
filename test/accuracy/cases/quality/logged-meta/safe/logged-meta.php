<?php
add_action( 'save_post', function ( $post_id ) {
	$data = get_post_meta( $post_id );
	if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
		error_log( print_r( $data, true ) );
	}
} );
