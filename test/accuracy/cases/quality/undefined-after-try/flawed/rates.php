<?php
defined( 'ABSPATH' ) || exit;

function tide_rates( Tide_Client $client ) {
	$max = 3;
	try {
		$data = $client->fetch( $max );
	} catch ( Tide_Exception $e ) {
		do_action( 'tide_failed', $e->getMessage() );
	}
	return array_slice( $data, 0, 3 );
}
