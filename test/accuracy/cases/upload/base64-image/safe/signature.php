<?php
namespace Signature;

add_action( 'wp_ajax_signature_save', __NAMESPACE__ . '\save' );
add_action( 'wp_ajax_nopriv_signature_save', __NAMESPACE__ . '\save' );

function save() {
	check_ajax_referer( 'signature' );

	$data = wp_unslash( $_POST['image'] ?? '' );
	if ( ! preg_match( '#^data:image/([a-z0-9+.-]+);base64,(.+)$#s', $data, $match ) ) {
		wp_send_json_error( 'image', 400 );
	}
	$bytes = base64_decode( $match[2] );
	$types = array( 'png' => 'png', 'jpeg' => 'jpg' );
	if ( ! isset( $types[ $match[1] ] ) || false === getimagesizefromstring( $bytes ) ) {
		wp_send_json_error( 'type', 415 );
	}
	$ext = $types[ $match[1] ];
	$dir  = wp_upload_dir();
	$name = wp_generate_uuid4() . '.' . $ext;
	file_put_contents( $dir['path'] . '/' . $name, $bytes );

	wp_send_json_success( array( 'url' => $dir['url'] . '/' . $name ) );
}
