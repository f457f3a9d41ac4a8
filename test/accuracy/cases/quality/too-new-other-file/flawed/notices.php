<?php
defined( 'ABSPATH' ) || exit;

function stock_alert_notice() {
	$count = (int) get_option( 'stock_alert_low', 0 );
	if ( $count > 0 ) {
		wp_admin_notice( esc_html__( 'Some products run low.', 'stock-alert' ), array( 'type' => 'warning' ) );
	}
}
