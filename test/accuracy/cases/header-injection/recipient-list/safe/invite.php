<?php
namespace Invite;

function send( $to, $text ) {
	return wp_mail( $to, __( 'An invitation', 'invite' ), $text );
}

add_action( 'wp_ajax_invite', function () {
	check_ajax_referer( 'invite' );
	$addresses = array_slice( explode( ',', wp_unslash( $_POST['friends'] ?? '' ) ), 0, 5 );
	foreach ( array_filter( array_map( 'sanitize_email', $addresses ), 'is_email' ) as $address ) {
		send( $address, sanitize_textarea_field( wp_unslash( $_POST['text'] ?? '' ) ) );
	}
	wp_send_json_success();
} );
