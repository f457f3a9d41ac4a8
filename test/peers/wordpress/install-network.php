<?php
// php install-network.php SITE: makes a network of an installed site, with a second site at /second/.

require realpath( $argv[1] ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if ( ! is_multisite() ) {
	// The tables have their names only in a network.
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
		$wpdb->$table = $prefixed;
	}
	define( 'WP_INSTALLING_NETWORK', true );
	install_network();
	$result = populate_network( 1, '127.0.0.1', 'admin@example.org', 'Test network', '/', false );
	if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) {
		echo $result->get_error_message(), "\n";
		exit( 1 );
	}
	file_put_contents(
		ABSPATH . 'network.php',
		"<?php
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '127.0.0.1' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
"
	);
}
