<?php
namespace Quiz\Http;

/** Ends the request with a redirect. */
function go( string $to ): never {
	wp_redirect( home_url( '/' . ltrim( (string) wp_parse_url( $to, PHP_URL_PATH ), '/' ) ) );
	exit;
}
