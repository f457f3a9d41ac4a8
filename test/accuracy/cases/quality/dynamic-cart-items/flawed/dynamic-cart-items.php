<?php
class Demo_Cart {
	public function __construct() {
		$this->items = array();
	}
	public function all() {
		return $this->items;
	}
}
