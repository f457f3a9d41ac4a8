<?php
namespace Qr;

/** @return string SVG, '' when the program fails. */
function svg( string $text ): string {
	$pipes = array();
	$process = proc_open( array( '/usr/bin/qrencode', '-t', 'SVG', '-o', '-', '--', $text ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
	if ( ! is_resource( $process ) ) {
		return '';
	}
	$svg = stream_get_contents( $pipes[1] );
	fclose( $pipes[1] );
	return 0 === proc_close( $process ) ? (string) $svg : '';
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'qr/v1', '/code', array(
		'methods'             => 'GET',
		'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
		'callback'            => static fn( \WP_REST_Request $request ) => array(
			'svg' => base64_encode( svg( (string) $request['text'] ) ),
		),
	) );
} );
