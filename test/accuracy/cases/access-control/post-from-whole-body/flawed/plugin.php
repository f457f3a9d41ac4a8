<?php
add_action( 'wp_ajax_front_save', 'front_save' );
function front_save() {
	check_ajax_referer( 'front' );
	$data = $_POST['post'];
	$data['post_author'] = get_current_user_id();
	$id = wp_insert_post( $data );
	wp_send_json_success( $id );
}
