<?php
add_action( 'wp_ajax_grant', function () {
	check_ajax_referer( 'grant' );
	$plan = sanitize_key( $_POST['plan'] );
	update_user_meta( get_current_user_id(), 'grant_requested_plan', $plan );
	wp_die();
} );
