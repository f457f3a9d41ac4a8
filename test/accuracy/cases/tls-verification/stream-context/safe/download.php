<?php
namespace Catalogue;

function download( string $url ): string {
	$context = stream_context_create( array( 'ssl' => array( 'verify_peer' => true, 'cafile' => __DIR__ . '/ca.pem' ) ) );
	return (string) file_get_contents( $url, false, $context );
}
