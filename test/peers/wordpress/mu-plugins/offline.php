<?php
/**
 * Keeps a test site and its pages from asking any other machine for anything.
 */

add_filter(
	'pre_http_request',
	static function ( $answer, $args, $url ) {
		$local = in_array( parse_url( $url, PHP_URL_HOST ), array( 'localhost', '127.0.0.1' ), true );
		return $local ? $answer : new WP_Error( 'http_request_not_executed', 'offline: ' . $url );
	},
	1,
	3
);

// A blocked check for updates logs a warning; a fresh "nothing new" keeps the checks from starting.
add_filter(
	'pre_site_transient_update_core',
	static function () {
		return (object) array(
			'updates'         => array(),
			'version_checked' => get_bloginfo( 'version' ),
			'last_checked'    => time(),
		);
	}
);
foreach ( array( 'update_plugins', 'update_themes' ) as $transient ) {
	add_filter(
		"pre_site_transient_$transient",
		static function () {
			return (object) array(
				'last_checked' => time(),
				'checked'      => array(),
				'response'     => array(),
				'no_update'    => array(),
				'translations' => array(),
			);
		}
	);
}
// Some screens check whatever the transients say.
add_action(
	'plugins_loaded',
	static function () {
		foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $check ) {
			remove_action( 'admin_init', $check );
		}
		foreach ( array( 'load-plugins.php', 'load-themes.php', 'load-update.php', 'load-update-core.php' ) as $screen ) {
			remove_action( $screen, 'wp_update_plugins' );
			remove_action( $screen, 'wp_update_themes' );
		}
		remove_action( 'wp_version_check', 'wp_version_check' );
	}
);

// An upgrader adds these itself just before its hook runs.
add_action(
	'upgrader_process_complete',
	static function () {
		foreach ( array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ) as $check ) {
			remove_action( 'upgrader_process_complete', $check );
		}
	},
	1
);

// The browser would fetch emoji pictures and avatars.
add_filter( 'emoji_svg_url', '__return_false' );
add_action(
	'init',
	static function () {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}
);
add_filter(
	'get_avatar_url',
	static function () {
		return includes_url( 'images/blank.gif' );
	}
);
