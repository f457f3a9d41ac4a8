<?php
defined( 'ABSPATH' ) || exit;

function booking_session() {
	session_set_cookie_params( 3600, '/', '', false, false );
	session_start();
}
