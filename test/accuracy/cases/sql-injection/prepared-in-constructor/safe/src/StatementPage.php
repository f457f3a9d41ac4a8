<?php
namespace Ledger;

class StatementPage {

	public static function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$account = isset( $_GET['account'] ) ? sanitize_text_field( wp_unslash( $_GET['account'] ) ) : '';
		$report  = new StatementReport( $account, 50 );

		echo '<table class="widefat">';
		foreach ( $report->rows() as $row ) {
			printf( '<tr><td>%s</td><td>%01.2f</td></tr>', esc_html( $row['booked'] ), (float) $row['amount'] );
		}
		printf( '<tr><th>Total</th><td>%01.2f</td></tr></table>', $report->total() );
	}
}
