<?php
defined( 'ABSPATH' ) || exit;

final class Register_Form {

	public function __construct() {
		add_action( 'admin_post_nopriv_site_register', array( $this, 'submit' ) );
	}

	private function user_data() {
		$role = isset( $_POST['role'] ) && 'customer' === $_POST['role'] ? 'customer' : 'subscriber';
		return array(
			'user_login' => sanitize_user( wp_unslash( $_POST['login'] ?? '' ), true ),
			'user_email' => sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ),
			'user_pass'  => wp_generate_password( 20 ),
			'role'       => $role,
		);
	}

	public function submit() {
		check_admin_referer( 'site_register' );
		if ( ! get_option( 'users_can_register' ) ) {
			wp_die( 'Registration is closed.', '', 403 );
		}
		$id = wp_insert_user( $this->user_data() );
		if ( is_wp_error( $id ) ) {
			wp_die( esc_html( $id->get_error_message() ) );
		}
		wp_new_user_notification( $id, null, 'user' );
		wp_safe_redirect( home_url( '/welcome/' ) );
		exit;
	}
}
new Register_Form();
