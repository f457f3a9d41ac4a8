<?php
namespace Pay;

function options( string $body ): array {
	return array(
		CURLOPT_POSTFIELDS     => $body,
		CURLOPT_RETURNTRANSFER => true,
		CURLOPT_SSL_VERIFYPEER => true,
		CURLOPT_SSL_VERIFYHOST => 2,
	);
}

function send( string $body ) {
	$curl = curl_init( 'https://pay.example.com/charge' );
	curl_setopt_array( $curl, options( $body ) );
	return curl_exec( $curl );
}
