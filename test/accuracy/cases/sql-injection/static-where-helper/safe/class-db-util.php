<?php
if ( ! defined( 'ABSPATH' ) ) {
	die;
}

class DB_Util {

	/**
	 * @param string $column Column, from code.
	 * @param string $value  Value.
	 */
	public static function equals( $column, $value ) {
		global $wpdb;
		return $wpdb->prepare( $column . ' = %s', $value );
	}
}

function newsletter_unsubscribe() {
	if ( empty( $_GET['unsubscribe'] ) ) {
		return;
	}
	global $wpdb;
	$token = sanitize_text_field( wp_unslash( $_GET['unsubscribe'] ) );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}newsletter WHERE " . DB_Util::equals( 'token', $token ) );
	wp_die( esc_html__( 'You will get no more letters.', 'newsletter' ), '', array( 'response' => 200 ) );
}
add_action( 'init', 'newsletter_unsubscribe' );
