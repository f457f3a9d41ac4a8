<?php
/**
 * Endpoint for the repository's push hook: /?deploy=<key>&branch=main
 */
add_action( 'init', 'site_deploy' );

function site_deploy() {
	if ( ! isset( $_GET['deploy'] ) || ! defined( 'DEPLOY_KEY' ) ) {
		return;
	}
	if ( ! hash_equals( DEPLOY_KEY, wp_unslash( $_GET['deploy'] ) ) ) {
		status_header( 403 );
		exit;
	}
	$branch = isset( $_GET['branch'] ) ? wp_unslash( $_GET['branch'] ) : 'main';
	$branch = trim( $branch );
	$theme = get_stylesheet_directory();
	$log   = `cd $theme && git fetch && git checkout $branch 2>&1`;

	header( 'Content-Type: text/plain' );
	echo esc_html( $log );
	exit;
}
