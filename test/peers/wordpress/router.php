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
	return false;
}
// WordPress reads the current screen from these, and wp-admin includes files relative to its own folder.
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $root . $path;
chdir( dirname( $root . $path ) );
require $root . $path;
return true;
