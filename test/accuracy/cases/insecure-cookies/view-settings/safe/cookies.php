<?php
namespace Area;

function keep( string $name, string $value ): void {
	setcookie( $name, $value, time() + DAY_IN_SECONDS, COOKIEPATH );
}

function remember( int $user_id ): void {
	$token = wp_generate_password( 40, false );
	update_user_meta( $user_id, 'area_token', wp_hash( $token ) );
	setcookie( 'area_remember_token', $token, time() + MONTH_IN_SECONDS, COOKIEPATH, COOKIE_DOMAIN, true, true );
	setcookie( 'area_view', 'grid', time() + YEAR_IN_SECONDS, COOKIEPATH );
	setcookie( 'area_remember_token_old', '', time() - HOUR_IN_SECONDS, COOKIEPATH );
}
