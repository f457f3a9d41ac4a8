<?php
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/class-tokens.php';

function downloads_link( $order_id ) {
	$token = ( new Download_Tokens() )->create_token();
	update_post_meta( $order_id, '_download_token', $token );
	return add_query_arg( 'download', $token, home_url( '/' ) );
}
