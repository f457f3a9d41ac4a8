<?php
namespace Netcheck;

use function Netcheck\Shell\ping;

function check() {
	check_admin_referer( 'netcheck' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( 'No.', '', 403 );
	}
	$host = isset( $_POST['host'] ) ? wp_unslash( $_POST['host'] ) : '';
	if ( ! preg_match( '/^[a-z0-9][a-z0-9.-]*$/iD', $host ) ) {
		wp_die( 'Which host?' );
	}
	echo '<pre>' . esc_html( ping( $host ) ) . '</pre>';
	exit;
}
add_action( 'admin_post_netcheck', __NAMESPACE__ . '\check' );
