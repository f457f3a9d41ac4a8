<?php
defined( 'ABSPATH' ) || exit;

function pe_saved( $post_id, $post, $update ) {
	if ( wp_is_post_revision( $post_id ) || 'publish' !== $post->post_status ) {
		return;
	}
	wp_mail(
		get_option( 'admin_email' ),
		$update ? 'A post was changed' : 'A new post',
		get_permalink( $post_id )
	);
}
add_action( 'save_post', 'pe_saved', 10, 3 );

function pe_deleted( $post_id ) {
	delete_transient( 'pe_' . $post_id );
}
add_action( 'deleted_post', 'pe_deleted' );
