<?php
declare( strict_types=1 );

namespace Vault;

final class Crypt {

	private const CONTEXT = 'vault-crypt-v1';

	private static function key(): string {
		return hash_hmac( 'sha256', self::CONTEXT, wp_salt( 'secure_auth' ), true );
	}

	public static function seal( string $plain ): string {
		$iv     = random_bytes( 12 );
		$tag    = '';
		$cipher = openssl_encrypt( $plain, 'aes-256-gcm', self::key(), OPENSSL_RAW_DATA, $iv, $tag );
		return base64_encode( $iv . $tag . $cipher );
	}

	public static function open( string $sealed ): string {
		$bytes = base64_decode( $sealed );
		return (string) openssl_decrypt( substr( $bytes, 28 ), 'aes-256-gcm', self::key(), OPENSSL_RAW_DATA, substr( $bytes, 0, 12 ), substr( $bytes, 12, 16 ) );
	}
}
