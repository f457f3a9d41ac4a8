<?php
namespace Vault;

function seal( string $plain ): string {
	$iv     = random_bytes( 12 );
	$sealed = openssl_encrypt( $plain, 'aes-256-gcm', hash( 'sha256', wp_salt( 'auth' ), true ), OPENSSL_RAW_DATA, $iv, $tag );
	return base64_encode( $iv . $tag . $sealed );
}
