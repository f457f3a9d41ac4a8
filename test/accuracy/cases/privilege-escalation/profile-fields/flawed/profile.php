<?php
add_action( 'wp_ajax_profile_fields', 'profile_fields' );
function profile_fields() {
	check_ajax_referer( 'profile' );
	$fields = wp_unslash( (array) $_POST['fields'] );
	foreach ( $fields as $key => $value ) {
		update_user_meta( get_current_user_id(), $key, sanitize_text_field( $value ) );
	}
	wp_send_json_success();
}
