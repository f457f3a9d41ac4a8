<?php
defined( 'ABSPATH' ) || exit;

function lab_is_internal( $path ) {
	if ( false === strpos( $path, '/lab/' ) ) {
		return false;
	}
	return is_user_logged_in();
}
