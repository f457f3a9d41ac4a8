<?php
namespace Mini\Db;

class Query {

	private array $where = array();
	private array $bind  = array();

	public function __construct( private string $table ) {}

	public static function table( string $name ): self {
		global $wpdb;
		return new self( $wpdb->prefix . $name );
	}

	public function where( string $column, string $value ): self {
		$this->where[] = "{$column} = '{$value}'";
		return $this;
	}

	public function get(): array {
		global $wpdb;
		$sql = "SELECT * FROM {$this->table}";
		if ( $this->where ) {
			$sql .= ' WHERE ' . implode( ' AND ', $this->where );
		}
		if ( $this->bind ) {
			$sql = $wpdb->prepare( $sql, $this->bind );
		}
		return $wpdb->get_results( $sql );
	}
}
