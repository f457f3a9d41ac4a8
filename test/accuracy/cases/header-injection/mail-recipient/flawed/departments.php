<?php
namespace Departments;

const MAIL = array(
	'sales'   => 'sales@example.com',
	'support' => 'support@example.com',
);

function submit() {
	check_admin_referer( 'departments' );

	$text = sanitize_textarea_field( wp_unslash( $_POST['text'] ?? '' ) );
	$to = wp_unslash( $_POST['to'] ?? '' );
	$sent = wp_mail( $to, __( 'Question from the website', 'departments' ), $text );

	wp_safe_redirect( add_query_arg( 'sent', (int) $sent, home_url( '/contact/' ) ) );
	exit;
}
add_action( 'admin_post_nopriv_departments', __NAMESPACE__ . '\submit' );
add_action( 'admin_post_departments', __NAMESPACE__ . '\submit' );
