<?php
class Fleet_Mileage_Report extends Fleet_Report {
	protected function heading() {
		return sprintf( __( 'Mileage of %s', 'fleet' ), esc_html( $this->filter ) );
	}
}

add_action(
	'fleet_reports_page',
	function () {
		$report = new Fleet_Mileage_Report();
		$report->set_filter( (string) wp_unslash( $_GET['car'] ?? '' ) );
		$report->display();
	}
);
