<?php
add_action( 'wp_ajax_grant', function () {
	check_ajax_referer( 'grant' );
	$role = sanitize_key( $_POST['plan'] );
	update_user_meta( get_current_user_id(), 'wp_capabilities', array( $role => true ) );
	wp_die();
} );
