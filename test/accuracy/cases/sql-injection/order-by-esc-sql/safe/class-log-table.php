<?php
namespace Audit;

class Log_Table extends \WP_List_Table {

	public function get_columns() {
		return array( 'user_id' => 'User', 'action' => 'Action', 'created' => 'When' );
	}

	public function prepare_items() {
		global $wpdb;

		$table = $wpdb->prefix . 'audit_log';
		$orderby = ! empty( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : 'created';
		if ( ! in_array( $orderby, array( 'user_id', 'action', 'created' ), true ) ) {
			$orderby = 'created';
		}
		$paged  = max( 1, $this->get_pagenum() );
		$offset = ( $paged - 1 ) * 50;

		$this->items = $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM {$table} ORDER BY {$orderby} DESC LIMIT 50 OFFSET %d", $offset ),
			ARRAY_A
		);
	}
}
