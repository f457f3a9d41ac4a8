<?php
namespace Vault;

function seal( string $plain ): string {
	return base64_encode( openssl_encrypt( $plain, 'aes-128-ecb', wp_salt( 'auth' ), OPENSSL_RAW_DATA ) );
}
