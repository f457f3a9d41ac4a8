<?php
class Acme_Flash { public static function add( $m ) { $_SESSION['flash'][] = $m; } public static function all() { return $_SESSION['flash'] ?? array(); } }
Acme_Flash::add( 'No result for ' . $_GET['q'] );
foreach ( Acme_Flash::all() as $m ) { echo "<p>$m</p>"; }
