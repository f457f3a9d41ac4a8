<?php
namespace Stock;

class Stock {
	private $pdo;

	public function __construct() {
		$this->pdo = new \PDO( 'mysql:host=' . STOCK_HOST . ';dbname=stock', STOCK_USER, STOCK_PASSWORD );
	}
}
