<?php
declare( strict_types=1 );

namespace Exporter;

final class Exporter {

	public function register(): void {
		add_action( 'admin_post_exporter_run', array( $this, 'run' ) );
	}

	public function run(): void {
		check_admin_referer( 'exporter_run' );
		if ( ! current_user_can( 'export' ) ) {
			wp_die( 'Forbidden', 403 );
		}
		global $wpdb;

		$table = match ( $_POST['table'] ?? '' ) {
			'orders'    => $wpdb->prefix . 'shop_orders',
			'customers' => $wpdb->prefix . 'shop_customers',
			default     => wp_die( 'Unknown table', 400 ),
		};
		$rows = $wpdb->get_results( "SELECT * FROM {$table} LIMIT 5000", ARRAY_A );

		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="export.csv"' );
		$out = fopen( 'php://output', 'w' );
		foreach ( $rows as $row ) {
			fputcsv( $out, $row, ',', '"', '' );
		}
		exit;
	}
}
( new Exporter() )->register();
