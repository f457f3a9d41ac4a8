<?php
defined( 'ABSPATH' ) || exit;

const SUITE_MODULES = array( 'seo', 'cache', 'forms' );

add_action( 'wp_ajax_suite_modules', 'suite_modules_save' );
function suite_modules_save() {
	check_ajax_referer( 'suite' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_send_json_error( null, 403 );
	}
	update_option( 'suite_modules', array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['modules'] ?? array() ) ) );
	wp_send_json_success();
}

function suite_load_module( $module ) {
	require_once plugin_dir_path( __FILE__ ) . 'modules/' . $module . '/module.php';
}

add_action( 'plugins_loaded', 'suite_load_modules' );
function suite_load_modules() {
	foreach ( (array) get_option( 'suite_modules', array() ) as $module ) {
		if ( in_array( $module, SUITE_MODULES, true ) ) {
			suite_load_module( $module );
		}
	}
}
