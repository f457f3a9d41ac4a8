<?php
defined( 'ABSPATH' ) || exit;

function stock_fail( $why ) {
	error_log( 'stock: ' . $why );
	return '<p class="error">' . esc_html__( 'The stock cannot be read now.', 'stock' ) . '</p>';
}

add_shortcode( 'stock', function () {
	try {
		$pdo = new PDO( STOCK_DSN, STOCK_USER, STOCK_PASSWORD );
		return '<p>' . (int) $pdo->query( 'SELECT COUNT(*) FROM items' )->fetchColumn() . '</p>';
	} catch ( PDOException $e ) {
		return stock_fail( $e->getMessage() );
	}
} );
