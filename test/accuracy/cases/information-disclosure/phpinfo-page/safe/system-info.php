<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'sysinfo_show' );

function sysinfo_show() {
	if ( ! isset( $_GET['sysinfo'] ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	header( 'Content-Type: text/plain' );
	echo 'PHP ' . esc_html( PHP_VERSION );
	exit;
}
