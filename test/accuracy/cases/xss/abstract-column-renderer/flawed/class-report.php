<?php
abstract class Fleet_Report {
	protected $filter = '';

	public function set_filter( $filter ) {
		$this->filter = $filter;
	}

	abstract protected function heading();

	public function display() {
		echo '<h2>' . $this->heading() . '</h2>';
	}
}
