<?php
namespace Hook;

function signature( string $body ): string {
	return 'sha256=' . hash_hmac( 'sha256', $body, (string) get_option( 'hook_secret' ) );
}

function is_ours( \WP_REST_Request $request ): bool {
	$sent     = (string) $request->get_header( 'x-hub-signature-256' );
	$expected = signature( $request->get_body() );
	return $sent === $expected;
}
