<?php
/**
 * Plugin Name: Order Badge
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * Text Domain: order-badge
 */
defined( 'ABSPATH' ) || exit;

function order_badge_colour( $status ) {
	return match ( $status ) {
		'paid'    => 'green',
		'waiting' => 'orange',
		default   => 'grey',
	};
}

function order_badge_title( $post_id ) {
	return get_post( $post_id )?->post_title ?? '';
}

add_action( 'order_badge', function ( $post_id, $status ) {
	echo '<b class="' . esc_attr( order_badge_colour( $status ) ) . '">' . esc_html( order_badge_title( $post_id ) ) . '</b>';
}, 10, 2 );
