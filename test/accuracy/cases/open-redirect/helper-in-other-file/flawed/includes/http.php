<?php
namespace Quiz\Http;

/** Ends the request with a redirect. */
function go( string $to ): never {
	wp_redirect( $to );
	exit;
}
