<?php
defined( 'ABSPATH' ) || exit;

class Download_Tokens {
	public function create_token() {
		$seed = uniqid( (string) wp_rand(), true );
		return strtoupper( sha1( $seed . microtime() ) );
	}
}
