<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_product_filter', 'product_filter' );

function product_filter() {
	$colour = isset( $_POST['colour'] ) ? sanitize_key( $_POST['colour'] ) : '';
	$default = get_user_meta( get_current_user_id(), 'product_filter_colour', true );
	$colour  = '' === $colour ? $default : $colour;

	$query = new WP_Query(
		array(
			'post_type'      => 'product',
			'posts_per_page' => 12,
			'no_found_rows'  => true,
			'tax_query'      => array(
				array( 'taxonomy' => 'colour', 'field' => 'slug', 'terms' => $colour ),
			),
		)
	);
	wp_send_json_success( wp_list_pluck( $query->posts, 'post_title', 'ID' ) );
}
