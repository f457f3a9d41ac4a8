<?php
defined( 'ABSPATH' ) || exit;

function parcel_summary( array $parcels ) {
	$weight = array_sum( wp_list_pluck( $parcels, 'weight' ) );
	/* translators: 1: number of parcels, 2: weight in kilograms */
	return sprintf( __( '%1$d parcels, %2$s kg', 'parcel-desk' ), count( $parcels ) );
}
