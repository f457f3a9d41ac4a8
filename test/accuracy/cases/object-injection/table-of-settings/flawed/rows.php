<?php
function quiz_save_answers() {
	check_ajax_referer( 'quiz' );
	global $wpdb;
	$wpdb->insert( $wpdb->prefix . 'quiz_answers', array( 'answers' => sanitize_textarea_field( wp_unslash( $_POST['answers'] ?? '' ) ) ) );
	wp_send_json_success();
}
add_action( 'wp_ajax_nopriv_quiz_save', 'quiz_save_answers' );

function quiz_answers( $id ) {
	global $wpdb;
	$row = $wpdb->get_row( $wpdb->prepare( "SELECT answers FROM {$wpdb->prefix}quiz_answers WHERE id = %d", $id ) );
	return $row ? unserialize( $row->answers ) : array();
}
