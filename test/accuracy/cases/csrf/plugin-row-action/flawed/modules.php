<?php
namespace Kit;

function modules_guard( string $module ): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		wp_die( 'Forbidden', '', 403 );
	}
	if ( '' === $module ) {
		wp_die( 'No module', '', 400 );
	}
}

function modules_switch( string $module, bool $on ): void {
	$active = array_diff( (array) get_option( 'kit_modules', array() ), array( $module ) );
	if ( $on ) {
		$active[] = $module;
	}
	update_option( 'kit_modules', array_values( $active ) );
}

function modules_load(): void {
	if ( ! isset( $_GET['mod'], $_GET['on'] ) ) {
		return;
	}
	$module = sanitize_key( $_GET['mod'] );
	modules_guard( $module );
	modules_switch( $module, '1' === $_GET['on'] );
	wp_safe_redirect( remove_query_arg( array( 'mod', 'on', '_wpnonce' ) ) );
	exit;
}

add_action(
	'admin_menu',
	static function (): void {
		$hook = add_plugins_page( 'Kit', 'Kit', 'activate_plugins', 'kit', '__return_null' );
		add_action( 'load-' . $hook, __NAMESPACE__ . '\modules_load' );
	}
);
