<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_wizard_step', function () {
	check_ajax_referer( 'wizard' );
	$step = sanitize_key( $_POST['step'] ?? '' );
	do_action( 'wizard_step_' . $step, array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['data'] ?? array() ) ) );
	wp_send_json_success();
} );
