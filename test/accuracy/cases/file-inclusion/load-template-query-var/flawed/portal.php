<?php
namespace Portal;

add_filter( 'query_vars', fn( array $vars ) => array( ...$vars, 'portal_view' ) );
add_action( 'template_redirect', __NAMESPACE__ . '\show' );

function view(): string {
	$view = (string) get_query_var( 'portal_view' );
	return $view === '' ? 'home' : $view;
}

function show(): void {
	if ( ! is_page( 'portal' ) ) {
		return;
	}
	if ( ! is_user_logged_in() ) {
		auth_redirect();
	}
	load_template( __DIR__ . '/views/' . view() . '.php' );
	exit;
}
