<?php
namespace Catalogue;

function download( string $url ): string {
	$context = stream_context_create( array( 'ssl' => array( 'verify_peer' => false, 'verify_peer_name' => false ) ) );
	return (string) file_get_contents( $url, false, $context );
}
