<?php
/**
 * Plugin Name: Importer
 */
defined( 'ABSPATH' ) || exit;

ini_set( 'display_errors', '0' );
ini_set( 'log_errors', '1' );

const IMPORTER_VERSION = '2.0.4';

spl_autoload_register(
	static function ( string $class ): void {
		if ( str_starts_with( $class, 'Importer\\' ) ) {
			$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $class, 9 ) ) . '.php';
			if ( is_readable( $file ) ) {
				require_once $file;
			}
		}
	}
);

add_action( 'plugins_loaded', array( 'Importer\Plugin', 'start' ) );
