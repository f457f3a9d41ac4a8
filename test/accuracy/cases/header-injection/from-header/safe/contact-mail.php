<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_contact_send', 'contact_send' );
add_action( 'wp_ajax_nopriv_contact_send', 'contact_send' );

function contact_send() {
	check_ajax_referer( 'contact' );

	$name  = sanitize_text_field( wp_unslash( $_POST['name'] ?? '' ) );
	$email = sanitize_email( wp_unslash( $_POST['email'] ?? '' ) );
	$text  = sanitize_textarea_field( wp_unslash( $_POST['text'] ?? '' ) );

	$headers  = "Content-Type: text/plain; charset=UTF-8\r\n";
	$headers .= "Reply-To: $name <$email>\r\n";

	if ( ! wp_mail( get_option( 'admin_email' ), 'Message of a visitor', $text, $headers ) ) {
		wp_send_json_error( null, 500 );
	}
	wp_send_json_success();
}
