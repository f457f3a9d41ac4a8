<?php

class Events_Repository {

	/** @var wpdb */
	private $db;

	public function __construct( wpdb $db ) {
		$this->db = $db;
	}

	public function by_category( $category, $max ) {
		$table = $this->db->prefix . 'events';
		$sql   = $this->db->prepare( "SELECT * FROM {$table} WHERE category = %s ORDER BY starts LIMIT %d", $category, $max );
		return $this->db->get_results( $sql );
	}
}
