<?php
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/class-answer.php';

function orders_add() {
	global $wpdb;
	check_ajax_referer( 'orders' );
	$ok = $wpdb->insert( $wpdb->prefix . 'orders', array( 'item' => absint( $_POST['item'] ?? 0 ) ), array( '%d' ) );
	$answer = new Orders_Answer();
	if ( ! $ok ) {
		$answer->fail( $wpdb->last_error );
	}
	$answer->done();
}
add_action( 'wp_ajax_nopriv_orders_add', 'orders_add' );
