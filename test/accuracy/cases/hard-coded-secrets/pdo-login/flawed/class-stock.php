<?php
namespace Stock;

class Stock {
	private $pdo;

	public function __construct() {
		$this->pdo = new \PDO( 'mysql:host=stock.example.com;dbname=stock', 'reader', 'Wint3r-Lager' );
	}
}
