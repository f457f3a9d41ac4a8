<?php
defined( 'ABSPATH' ) || exit;

function stock_fail( $why ) {
	return '<p class="error">' . esc_html( $why ) . '</p>';
}

add_shortcode( 'stock', function () {
	try {
		$pdo = new PDO( STOCK_DSN, STOCK_USER, STOCK_PASSWORD );
		return '<p>' . (int) $pdo->query( 'SELECT COUNT(*) FROM items' )->fetchColumn() . '</p>';
	} catch ( PDOException $e ) {
		return stock_fail( $e->getMessage() );
	}
} );
