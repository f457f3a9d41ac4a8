<?php
// Functions for the expressions of detail cases; a must-use plugin of the site on which answers are tried.

/** Does what the first request of an administration page does, as the administrator. */
function check_admin( string $screen = 'dashboard' ): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( 1 );
	set_current_screen( $screen );
	$slow = array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes', '_wp_admin_bar_init', 'wp_admin_headers', 'wp_set_client_side_media_processing_flag' );
	foreach ( $slow as $core ) {
		remove_action( 'admin_init', $core );
	}
	do_action( 'admin_menu' );
	do_action( 'admin_init' );
}

/** What is printed while a function runs. */
function check_output( callable $run ): string {
	ob_start();
	try {
		$run();
	} finally {
		$printed = (string) ob_get_clean();
	}
	return $printed;
}

/** An entry of a menu of the administration by its slug, or null: label, capability, slug, page title, … */
function check_menu( string $slug, ?string $parent = null ): ?array {
	global $menu, $submenu;
	$entries = null === $parent ? array_merge( (array) $menu, ...array_values( (array) $submenu ) ) : ( $submenu[ $parent ] ?? array() );
	foreach ( $entries as $entry ) {
		if ( $slug === $entry[2] ) {
			return $entry;
		}
	}
	return null;
}

/** A fresh user with a role; its ID. */
function check_user( string $role ): int {
	$login = 'u' . wp_rand( 1000, 999999999 );
	return (int) wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'x', 'user_email' => $login . '@example.org', 'role' => $role ) );
}

/** A fresh published post; its ID. */
function check_post( array $fields = array() ): int {
	return (int) wp_insert_post( $fields + array( 'post_status' => 'publish', 'post_title' => 'Checked' ) );
}

/** Goes to an address as the main query does. */
function check_go( string $query ): void {
	$GLOBALS['wp_query'] = new WP_Query();
	$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	$GLOBALS['wp_query']->query( $query );
}

/** A setting of the Customizer with its control and section, all registered afresh. */
function check_customizer(): WP_Customize_Manager {
	require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
	wp_set_current_user( 1 );
	$manager = new WP_Customize_Manager();
	$GLOBALS['wp_customize'] = $manager;
	do_action( 'customize_register', $manager );
	return $manager;
}

/** Whether the auth callback of a registered key of meta lets a user write it. */
function check_may_write( array $key, string $name, int $user ): bool {
	wp_set_current_user( $user );
	return (bool) call_user_func( $key['auth_callback'], false, $name, 1, $user, 'edit_post_meta', array() );
}

/** A registered key of meta, or an empty list. */
function check_meta( string $object, string $key, string $subtype = '' ): array {
	return get_registered_meta_keys( $object, $subtype )[ $key ] ?? array();
}
