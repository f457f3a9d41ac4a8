<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_wizard_step', function () {
	check_ajax_referer( 'wizard' );
	$step = sanitize_text_field( wp_unslash( $_POST['step'] ?? '' ) );
	do_action( $step, wp_unslash( $_POST['data'] ?? '' ) );
	wp_send_json_success();
} );
