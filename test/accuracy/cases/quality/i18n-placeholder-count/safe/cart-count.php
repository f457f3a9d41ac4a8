<?php
namespace Cart;

function count_text( int $count ): string {
	return sprintf(
		/* translators: %s: number of articles. */
		_n( '%s article in your cart', '%s articles in your cart', $count, 'cart' ),
		number_format_i18n( $count )
	);
}

add_shortcode( 'cart_count', static function (): string {
	$items = (array) get_user_meta( get_current_user_id(), 'cart_items', true );
	return '<span>' . esc_html( count_text( count( $items ) ) ) . '</span>';
} );
