<?php
// What a plugin's tests may call before WordPress has loaded, and mail that is kept instead of sent.

/**
 * Adds a hook before WordPress has loaded; WordPress makes hooks of what it finds in the global.
 */
function tests_add_filter( $hook, $callback, $priority = 10, $accepted_args = 1 ) {
	if ( function_exists( 'add_filter' ) ) {
		return add_filter( $hook, $callback, $priority, $accepted_args );
	}
	global $wp_filter;
	$wp_filter[ $hook ][ $priority ][] = array(
		'function'      => $callback,
		'accepted_args' => $accepted_args,
	);
	return true;
}

/**
 * Forgets the mails of the tests before.
 */
function reset_phpmailer_instance() {
	$GLOBALS['phpmailer'] = class_exists( 'MockPHPMailer', false ) ? new MockPHPMailer( true ) : null;
	return true;
}

/**
 * The mailer that keeps what it is given.
 */
function tests_retrieve_phpmailer_instance() {
	return $GLOBALS['phpmailer'];
}
