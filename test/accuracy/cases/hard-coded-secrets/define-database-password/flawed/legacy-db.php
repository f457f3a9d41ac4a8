<?php
/**
 * Connection to the old shop's database.
 */
define( 'LEGACY_DB_USER', 'legacy_shop' );
define( 'LEGACY_DB_PASSWORD', 'hU8$kd03-Pqz1!s' );
define( 'LEGACY_DB_HOST', 'localhost' );

function legacy_db() {
	static $db = null;
	if ( null === $db ) {
		$db = new wpdb( LEGACY_DB_USER, LEGACY_DB_PASSWORD, 'legacy_shop', LEGACY_DB_HOST );
	}
	return $db;
}

function legacy_order_total( $order_id ) {
	$db = legacy_db();
	return (float) $db->get_var( $db->prepare( 'SELECT total FROM orders WHERE id = %d', $order_id ) );
}
