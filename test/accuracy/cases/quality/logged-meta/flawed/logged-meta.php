<?php
add_action( 'save_post', function ( $post_id ) {
	$data = get_post_meta( $post_id );
	error_log( print_r( $data, true ) );
} );
