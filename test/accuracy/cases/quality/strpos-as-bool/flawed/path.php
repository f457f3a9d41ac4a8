<?php
defined( 'ABSPATH' ) || exit;

function lab_is_internal( $path ) {
	if ( ! strpos( $path, '/lab/' ) ) {
		return false;
	}
	return is_user_logged_in();
}
