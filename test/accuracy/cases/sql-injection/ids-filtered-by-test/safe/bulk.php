<?php
add_action( 'admin_post_shelf_archive', 'shelf_archive' );
function shelf_archive() {
	check_admin_referer( 'shelf_archive' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Not allowed.', 'shelf' ) );
	}
	global $wpdb;
	$ids = array_filter( explode( ',', (string) wp_unslash( $_POST['ids'] ?? '' ) ), 'ctype_digit' );
	if ( $ids ) {
		$list = implode( ',', $ids );
		$wpdb->query( "UPDATE {$wpdb->prefix}shelf SET archived = 1 WHERE id IN ($list)" );
	}
	wp_safe_redirect( admin_url( 'admin.php?page=shelf' ) );
	exit;
}
