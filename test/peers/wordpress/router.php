<?php
// Router of a test site for PHP's own server, which would hand out the database file, and answer unknown paths that
// have a dot (/robots.txt) by itself.

$root = $_SERVER['DOCUMENT_ROOT'];
$path = urldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( preg_match( '#/\.|^/wp-content/database|^/debug\.log$#', $path ) ) {
	http_response_code( 404 );
	return true;
}
if ( is_dir( $root . $path ) ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/" );
		return true;
	}
	$path .= 'index.php';
}
if ( ! is_file( $root . $path ) ) {
	$path = '/index.php';
} elseif ( '.php' !== substr( $path, -4 ) ) {
	// PHP's server says of no file how long it may be kept; WordPress' own, whose addresses have a version, never change.
	$types = array( 'js' => 'text/javascript', 'css' => 'text/css' );
	$type  = $types[ pathinfo( $path, PATHINFO_EXTENSION ) ] ?? '';
	if ( '' === $type || ! isset( $_GET['ver'] ) || ! preg_match( '#^/wp-(?:includes|admin)/#', $path ) ) {
		return false;
	}
	header( "Content-Type: $type; charset=UTF-8" );
	header( 'Cache-Control: max-age=86400' );
	readfile( $root . $path );
	return true;
}
// WordPress reads the current screen from these, and wp-admin includes files relative to its own folder.
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $root . $path;
chdir( dirname( $root . $path ) );
require $root . $path;
return true;
