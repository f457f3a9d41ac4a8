<?php
function arch_param( $name, $default ) {
	if ( ! isset( $_GET[ $name ] ) ) {
		return $default;
	}
	return (int) wp_unslash( $_GET[ $name ] );
}

function arch_items() {
	global $wpdb;
	$limit  = arch_param( 'limit', 20 );
	$offset = arch_param( 'offset', 0 );

	$sql  = 'SELECT id, headline FROM ' . $wpdb->prefix . 'arch_items';
	$sql .= ' WHERE visible = 1 ORDER BY id DESC';
	$sql .= ' LIMIT ' . $limit . ' OFFSET ' . $offset;

	return $wpdb->get_results( $sql );
}

add_action( 'wp_ajax_nopriv_arch_items', 'arch_ajax' );
add_action( 'wp_ajax_arch_items', 'arch_ajax' );
function arch_ajax() {
	wp_send_json( arch_items() );
}
