<?php
namespace Limit;

final class Limit {
	public static function ip(): string {
		foreach ( array( 'HTTP_CLIENT_IP', 'HTTP_X_FORWARDED_FOR', 'REMOTE_ADDR' ) as $key ) {
			if ( ! empty( $_SERVER[ $key ] ) ) {
				return sanitize_text_field( wp_unslash( $_SERVER[ $key ] ) );
			}
		}
		return '';
	}

	public static function failed(): void {
		$key = 'limit_attempts_' . md5( self::ip() );
		set_transient( $key, 1 + (int) get_transient( $key ), 15 * MINUTE_IN_SECONDS );
	}

	public static function check( $user ) {
		$tries = (int) get_transient( 'limit_attempts_' . md5( self::ip() ) );
		return $tries > 5 ? new \WP_Error( 'locked', 'Later.' ) : $user;
	}
}
add_action( 'wp_login_failed', array( Limit::class, 'failed' ) );
add_filter( 'authenticate', array( Limit::class, 'check' ), 99 );
