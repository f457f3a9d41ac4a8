<?php
defined( 'ABSPATH' ) || exit;

add_action( 'shutdown', 'audit_log_write' );

function audit_log_write() {
	if ( ! did_action( 'audit_event' ) ) {
		return;
	}
	$log   = get_option( 'audit_log', array() );
	$log[] = array( time(), get_current_user_id() );
	update_option( 'audit_log', $log );
}
