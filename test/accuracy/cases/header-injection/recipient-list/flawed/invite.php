<?php
namespace Invite;

function send( $to, $text ) {
	return wp_mail( $to, __( 'An invitation', 'invite' ), $text );
}

add_action( 'wp_ajax_invite', function () {
	check_ajax_referer( 'invite' );
	send( wp_unslash( $_POST['friends'] ?? '' ), sanitize_textarea_field( wp_unslash( $_POST['text'] ?? '' ) ) );
	wp_send_json_success();
} );
