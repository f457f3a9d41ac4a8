<?php
class Mailing_Export {
	public function __construct() { add_action( 'init', array( $this, 'maybe_export' ) ); }
	public function maybe_export() {
		if ( ! isset( $_GET['mailing_export'], $_GET['_wpnonce'] ) ) { return; }
		if ( ! current_user_can( 'export' ) || ! wp_verify_nonce( $_GET['_wpnonce'], 'mailing_export' ) ) { return; }
		global $wpdb;
		$rows = $wpdb->get_results( "SELECT email, name FROM {$wpdb->prefix}mailing_subscribers", ARRAY_A );
		header( 'Content-Type: text/csv' );
		header( 'Content-Disposition: attachment; filename=subscribers.csv' );
		$out = fopen( 'php://output', 'w' );
		foreach ( $rows as $row ) { fputcsv( $out, $row ); }
		exit;
	}
}
new Mailing_Export();
