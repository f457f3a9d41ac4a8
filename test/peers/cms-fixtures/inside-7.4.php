<?php
// php inside-7.4.php SITE: walks through the plugin as the administrator, uninstalls it, and prints what it saw as JSON.

$complaints = array();
set_error_handler(
	function ( $level, $message, $file, $line ) use ( &$complaints ) {
		if ( 0 !== ( error_reporting() & $level ) && false !== strpos( $file, 'presswright' ) ) {
			$complaints[] = "$message in $file:$line";
		}
		return true;
	}
);

define( 'WP_ADMIN', true );
require realpath( $argv[1] ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

$routes = array();
foreach ( rest_get_server()->get_routes( 'presswright/v1' ) as $route => $handlers ) {
	foreach ( $handlers as $handler ) {
		if ( false === strpos( $route, '(?P' ) && ! empty( $handler['methods']['GET'] ) ) {
			$routes[ $route ] = rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_status();
		}
	}
}

$save = new WP_REST_Request( 'POST', '/presswright/v1/settings' );
$save->set_body_params(
	array(
		'endpoint' => 'https://localhost:8443',
		'api_key'  => 'svc-test-0123456789-0123456789-abcdef',
		'checks'   => array( 'nightly' => true ),
	)
);
$saved  = rest_do_request( $save );
$stored = rest_do_request( new WP_REST_Request( 'GET', '/presswright/v1/settings' ) )->get_data();

do_action( 'admin_menu' );
$pages = array();
foreach ( array_merge( $GLOBALS['submenu']['presswright'] ?? array(), ...array_values( $GLOBALS['submenu'] ) ) as $item ) {
	if ( 0 !== strpos( $item[2], 'presswright' ) || isset( $pages[ $item[2] ] ) ) {
		continue;
	}
	$hook = get_plugin_page_hookname( $item[2], isset( $GLOBALS['_parent_pages'][ $item[2] ] ) ? (string) $GLOBALS['_parent_pages'][ $item[2] ] : '' );
	set_current_screen( $hook );
	ob_start();
	do_action( "load-$hook" );
	do_action( 'admin_enqueue_scripts', $hook );
	do_action( $hook );
	$pages[ $item[2] ] = ob_get_clean();
}

$events = array();
foreach ( _get_cron_array() as $time => $hooks ) {
	foreach ( $hooks as $hook => $list ) {
		if ( 0 === strpos( $hook, 'presswright' ) ) {
			foreach ( $list as $event ) {
				do_action_ref_array( $hook, $event['args'] );
				$events[] = $hook;
			}
		}
	}
}

deactivate_plugins( 'presswright/presswright.php' );
uninstall_plugin( 'presswright/presswright.php' );
global $wpdb;
$left = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%presswright%'" );

echo "\n" . wp_json_encode(
	array(
		'php'        => PHP_VERSION,
		'routes'     => $routes,
		'pages'      => $pages,
		'settings'   => array(
			'status'   => $saved->get_status(),
			'endpoint' => $stored['endpoint'] ?? '',
			'source'   => $stored['api_key_source'] ?? '',
		),
		'events'     => $events,
		'left'       => $left,
		'complaints' => $complaints,
	)
);
