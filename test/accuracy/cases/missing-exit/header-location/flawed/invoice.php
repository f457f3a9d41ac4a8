<?php
function invoice_send() {
	if ( ! isset( $_GET['invoice'] ) ) {
		return;
	}
	$id    = absint( $_GET['invoice'] );
	$owner = (int) get_post_field( 'post_author', $id );

	if ( get_current_user_id() !== $owner ) {
		header( 'Location: ' . home_url( '/account/' ), true, 302 );
		header( 'Cache-Control: no-store' );
	}

	$lines = get_post_meta( $id, '_invoice_lines', true );
	header( 'Content-Type: text/plain; charset=utf-8' );
	foreach ( (array) $lines as $line ) {
		echo esc_html( $line ), "\n";
	}
	exit;
}
add_action( 'template_redirect', 'invoice_send' );
