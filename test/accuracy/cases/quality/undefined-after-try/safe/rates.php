<?php
defined( 'ABSPATH' ) || exit;

function tide_rates( Tide_Client $client ) {
	$data = array();
	try {
		$data = $client->fetch( 3 );
	} catch ( Tide_Exception $e ) {
		do_action( 'tide_failed', $e->getMessage() );
	}
	return array_slice( $data, 0, 3 );
}
