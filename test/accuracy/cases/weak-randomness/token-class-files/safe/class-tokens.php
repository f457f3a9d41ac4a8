<?php
defined( 'ABSPATH' ) || exit;

class Download_Tokens {
	public function create_token() {
		$seed = random_bytes( 20 );
		return strtoupper( bin2hex( $seed ) );
	}
}
