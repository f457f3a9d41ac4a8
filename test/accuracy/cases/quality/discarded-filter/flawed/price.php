<?php
defined( 'ABSPATH' ) || exit;

function kiosk_price( $id ) {
	$price = (float) get_post_meta( $id, 'kiosk_price', true );
	apply_filters( 'kiosk_price', $price, $id );
	return number_format_i18n( $price, 2 );
}
