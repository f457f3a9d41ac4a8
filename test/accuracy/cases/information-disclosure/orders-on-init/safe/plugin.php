<?php
add_action( 'init', 'acme_export_orders' );
function acme_export_orders() {
	if ( empty( $_GET['acme_export'] ) ) { return; }
	if ( ! current_user_can( 'manage_woocommerce' ) ) { return; }
	check_admin_referer( 'acme_export' );
	header( 'Content-Type: text/csv' );
	$out = fopen( 'php://output', 'w' );
	foreach ( wc_get_orders( array( 'limit' => 100 ) ) as $order ) {
		fputcsv( $out, array( $order->get_id(), $order->get_billing_email(), $order->get_total() ) );
	}
	exit;
}
