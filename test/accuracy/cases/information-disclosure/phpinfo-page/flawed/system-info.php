<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'sysinfo_show' );

function sysinfo_show() {
	if ( ! isset( $_GET['sysinfo'] ) ) {
		return;
	}
	phpinfo();
	exit;
}
