<?php
defined( 'ABSPATH' ) || exit;

add_action( 'rates_update', 'rates_update' );

function rates_update() {
	$currencies = array( 'USD', 'GBP', 'CHF', 'JPY', 'SEK' );
	$rates      = array();
	$response = wp_remote_get( 'https://rates.example.com/latest?to=' . implode( ',', $currencies ), array( 'timeout' => 3 ) );
	if ( ! is_wp_error( $response ) ) {
		$data = json_decode( wp_remote_retrieve_body( $response ), true );
		foreach ( $currencies as $currency ) {
			$rates[ $currency ] = (float) ( $data[ $currency ] ?? 0 );
		}
	}
	update_option( 'rates', $rates, false );
}
