<?php
class Demo_Cart {
	private $items = array();
	public function __construct() {
		$this->items = array();
	}
	public function all() {
		return $this->items;
	}
}
