<?php

class Events_Repository {

	/** @var wpdb */
	private $db;

	public function __construct( wpdb $db ) {
		$this->db = $db;
	}

	public function by_category( $category, $max ) {
		$table = $this->db->prefix . 'events';
		$sql   = "SELECT * FROM {$table} WHERE category = '{$category}' ORDER BY starts LIMIT " . (int) $max;
		return $this->db->get_results( $sql );
	}
}
