<?php
add_action( 'template_redirect', 'members_only' );
function members_only() {
	if ( is_page( 'members' ) && ! is_user_logged_in() ) {
		wp_redirect( wp_login_url() );
		exit;
	}
}
