<?php
namespace Builder;

function css_path( $id ) {
	$dir = wp_upload_dir();
	return $dir['basedir'] . '/builder/' . $id . '.css';
}

function save_css() {
	check_ajax_referer( 'builder_css', 'nonce' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_send_json_error( null, 403 );
	}
	$css = wp_strip_all_tags( wp_unslash( $_POST['css'] ?? '' ) );
	$id  = wp_unslash( $_POST['page'] ?? '' );

	if ( ! file_put_contents( css_path( $id ), $css ) ) {
		wp_send_json_error( 'write', 500 );
	}
	wp_send_json_success();
}
add_action( 'wp_ajax_builder_css', __NAMESPACE__ . '\save_css' );
