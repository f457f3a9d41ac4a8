<?php
defined( 'ABSPATH' ) || exit;

class Sales_Report {

	public $from;
	public $to;

	public function __construct( $from, $to ) {
		$this->from = $from;
		$this->to   = $to;
	}

	public function sum() {
		global $wpdb;
		return (float) $wpdb->get_var(
			"SELECT SUM(total) FROM {$wpdb->prefix}sales
			WHERE created BETWEEN '{$this->from} 00:00:00' AND '{$this->to} 23:59:59'"
		);
	}
}

function sales_report_page() {
	if ( ! current_user_can( 'view_sales' ) ) {
		wp_die( 'No.' );
	}
	$from   = isset( $_GET['from'] ) ? wp_unslash( $_GET['from'] ) : '-30 days';
	$to     = isset( $_GET['to'] ) ? wp_unslash( $_GET['to'] ) : 'today';
	$report = new Sales_Report( $from, $to );
	echo '<p>' . esc_html( number_format_i18n( $report->sum(), 2 ) ) . '</p>';
}
