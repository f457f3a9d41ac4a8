<?php
namespace Vouchers;

function random_string( int $length ): string {
	$letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
	$out     = '';
	for ( $i = 0; $i < $length; $i++ ) {
		$out .= $letters[ mt_rand( 0, strlen( $letters ) - 1 ) ];
	}
	return $out;
}

function create_access_token( int $user_id ): string {
	$token = random_string( 24 );
	update_user_meta( $user_id, 'voucher_token', $token );
	return $token;
}
