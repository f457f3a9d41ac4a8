<?php
declare( strict_types=1 );

namespace Shipping;

function cost( float $weight, string $zone ): float {
	$key    = 'shipping_' . $zone . '_' . (int) ceil( $weight );
	$cached = wp_cache_get( $key, 'shipping' );
	if ( false !== $cached ) {
		return (float) $cached;
	}

	if ( 'eu' === $zone ) {
		$cost = 4.9 + 0.8 * ceil( $weight );
	} else {
		$cost = 14.9 + 2.5 * ceil( $weight );
	}

	wp_cache_set( $key, $cost, 'shipping', 3600 );
	return $cost;
}

add_filter( 'shop_shipping_cost', static fn( $cost, $weight, $zone ) => cost( (float) $weight, (string) $zone ), 10, 3 );
