<?php
namespace Feed;

function price( string $sku ): string {
	$xml  = simplexml_load_file( __DIR__ . '/prices.xml' );
	$hits = $xml->xpath( "/prices/item[sku='" . $sku . "']/price" );
	return $hits ? (string) $hits[0] : '';
}

add_action( 'wp_ajax_nopriv_feed_price', function () {
	$sku = sanitize_text_field( wp_unslash( $_GET['sku'] ?? '' ) );
	wp_send_json_success( array( 'price' => price( $sku ) ) );
} );
