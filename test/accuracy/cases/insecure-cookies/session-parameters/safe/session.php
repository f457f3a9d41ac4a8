<?php
defined( 'ABSPATH' ) || exit;

function booking_session() {
	session_set_cookie_params( array( 'lifetime' => 3600, 'path' => '/', 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax' ) );
	session_start();
}
