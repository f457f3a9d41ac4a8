<?php
/**
 * Plugin Name: Redirects
 */
defined( 'ABSPATH' ) || exit;
require __DIR__ . '/src/Permissions.php';
require __DIR__ . '/src/RedirectsController.php';

add_action( 'rest_api_init', function () {
	( new Redirects\RedirectsController( new Redirects\Permissions() ) )->register_routes();
} );
