<?php
defined( 'ABSPATH' ) || exit;

class Customers {

	public static function create( $email, $password ) {
		global $wpdb;
		return $wpdb->insert(
			$wpdb->prefix . 'customers',
			array(
				'email'    => $email,
				'password' => md5( $password ),
			),
			array( '%s', '%s' )
		);
	}
}

add_action( 'wp_ajax_nopriv_customer_new', function () {
	check_ajax_referer( 'customer_new' );
	$email    = sanitize_email( wp_unslash( $_POST['email'] ?? '' ) );
	$password = (string) wp_unslash( $_POST['password'] ?? '' );
	if ( ! is_email( $email ) || strlen( $password ) < 12 ) {
		wp_send_json_error( 'invalid', 400 );
	}
	Customers::create( $email, $password );
	wp_send_json_success();
} );
