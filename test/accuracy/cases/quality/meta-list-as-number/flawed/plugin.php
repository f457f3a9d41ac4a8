<?php
function choir_ticket_price( $concert_id ) {
	$price = get_post_meta( $concert_id, '_choir_price' );
	return number_format_i18n( (float) $price, 2 );
}
add_shortcode( 'choir_price', function ( $atts ) {
	$seats = (int) get_post_meta( get_the_ID(), '_choir_seats' );
	return esc_html( choir_ticket_price( get_the_ID() ) . ' / ' . $seats );
} );
