<?php
// Configuration of a test site. Knows neither its folder nor its port, so that a site can be copied and served anywhere.

if ( 'cli' === PHP_SAPI ) { // WordPress reads these whether there is a request or not.
	$_SERVER += array(
		'HTTP_HOST'       => '127.0.0.1',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
		'REQUEST_METHOD'  => 'GET',
		'REQUEST_URI'     => getenv( 'SITE_PATH' ) ?: '/', // Tells the sites of a network apart.
	);
}
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', WP_HOME );

// What tells a site that is not on SQLite; there, they only have to exist.
if ( is_file( __DIR__ . '/database.php' ) ) {
	require __DIR__ . '/database.php';
}
defined( 'DB_NAME' ) || define( 'DB_NAME', 'wordpress' );
defined( 'DB_USER' ) || define( 'DB_USER', '' );
defined( 'DB_PASSWORD' ) || define( 'DB_PASSWORD', '' );
defined( 'DB_HOST' ) || define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
// For SQLite alone.
define( 'DB_DIR', __DIR__ . '/wp-content/database/' );
define( 'DB_FILE', '.ht.sqlite' );
$table_prefix = 'wp_';

// Fixed, so that a login stays valid in a copy of the site.
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', "key of a test site for $name" );
	define( $name . '_SALT', "salt of a test site for $name" );
}

define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'WP_DEBUG_DISPLAY', false ); // A notice in a page would break REST answers and hide itself in others.
define( 'SCRIPT_DEBUG', is_file( __DIR__ . '/script-debug' ) ); // Scripts as visitors get them, unless a test wants what React's development build warns of.
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );

if ( is_file( __DIR__ . '/network.php' ) ) {
	require __DIR__ . '/network.php';
}

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
