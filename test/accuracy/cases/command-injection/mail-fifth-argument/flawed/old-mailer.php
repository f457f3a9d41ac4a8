<?php
function old_mailer_send() {
	if ( empty( $_POST['old_mailer'] ) || ! wp_verify_nonce( $_POST['_n'], 'old_mailer' ) ) {
		return;
	}
	$from = stripslashes( $_POST['from'] );
	$text = wp_strip_all_tags( stripslashes( $_POST['text'] ) );
	$to   = get_option( 'admin_email' );

	mail( $to, 'Message from the site', $text, 'MIME-Version: 1.0', '-f' . $from );

	wp_safe_redirect( add_query_arg( 'sent', '1', home_url( '/contact/' ) ) );
	exit;
}
add_action( 'init', 'old_mailer_send' );
