<?php
add_action( 'wp_ajax_crm_find', 'crm_find' );

function crm_find() {
	check_ajax_referer( 'crm' );
	if ( ! current_user_can( 'edit_others_posts' ) ) {
		wp_send_json_error( null, 403 );
	}
	global $wpdb;

	$term = sanitize_text_field( wp_unslash( $_GET['term'] ?? '' ) );
	$like = '%' . $wpdb->esc_like( $term ) . '%';

	$rows = $wpdb->get_results(
		"SELECT id, name, city FROM {$wpdb->prefix}crm_customers
		WHERE name LIKE '{$like}' OR city LIKE '{$like}' LIMIT 20"
	);

	wp_send_json_success( $rows );
}
