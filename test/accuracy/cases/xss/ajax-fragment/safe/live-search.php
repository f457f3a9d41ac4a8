<?php
/*
 * Plugin Name: Live Search Lite
 */

add_action( 'wp_ajax_lsl_search', 'lsl_search' );
add_action( 'wp_ajax_nopriv_lsl_search', 'lsl_search' );

function lsl_search() {
	$term  = isset( $_REQUEST['term'] ) ? trim( wp_unslash( $_REQUEST['term'] ) ) : '';
	$query = new WP_Query(
		array(
			's'              => $term,
			'posts_per_page' => 5,
			'no_found_rows'  => true,
		)
	);

	if ( ! $query->have_posts() ) {
		echo '<p class="lsl-none">No results for <em>' . esc_html( $term ) . '</em></p>';
		wp_die();
	}

	echo '<ul class="lsl-results">';
	foreach ( $query->posts as $post ) {
		echo '<li><a href="' . esc_url( get_permalink( $post ) ) . '">' . esc_html( get_the_title( $post ) ) . '</a></li>';
	}
	echo '</ul>';
	wp_die();
}
