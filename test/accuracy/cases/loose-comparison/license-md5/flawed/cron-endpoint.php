<?php
namespace Cron_Endpoint;

function secret(): string {
	return (string) get_option( 'cron_endpoint_secret', '' );
}

function run(): void {
	if ( ! isset( $_GET['cron_key'] ) ) {
		return;
	}
	$given = (string) wp_unslash( $_GET['cron_key'] );
	if ( md5( $given ) != md5( secret() ) ) {
		status_header( 403 );
		exit;
	}
	do_action( 'cron_endpoint_run' );
	status_header( 204 );
	exit;
}
add_action( 'init', __NAMESPACE__ . '\run' );
