<?php
add_action( 'wp_ajax_front_save', 'front_save' );
function front_save() {
	check_ajax_referer( 'front' );
	$id = wp_insert_post( array( 'post_type' => 'idea', 'post_status' => 'pending', 'post_author' => get_current_user_id(), 'post_title' => sanitize_text_field( $_POST['post']['title'] ) ) );
	wp_send_json_success( $id );
}
