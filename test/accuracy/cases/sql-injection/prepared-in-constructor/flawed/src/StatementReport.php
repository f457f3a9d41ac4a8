<?php
namespace Ledger;

class StatementReport {

	private string $sql;

	public function __construct( string $account, private int $limit = 100 ) {
		global $wpdb;
		$table = $wpdb->prefix . 'ledger_entries';
		$this->sql = sprintf( "SELECT booked, amount FROM {$table} WHERE account = '%s' ORDER BY booked LIMIT %d", $account, $limit );
	}

	public function limit(): int {
		return $this->limit;
	}

	public function rows(): array {
		global $wpdb;
		return $wpdb->get_results( $this->sql, ARRAY_A );
	}

	public function total(): float {
		return array_sum( array_map( 'floatval', array_column( $this->rows(), 'amount' ) ) );
	}
}
