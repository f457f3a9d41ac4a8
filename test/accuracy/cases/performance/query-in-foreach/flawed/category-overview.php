<?php
/** Overview of the newest posts of each category. */
function category_overview() {
	$terms = get_terms( array( 'taxonomy' => 'category', 'number' => 12 ) );
	if ( is_wp_error( $terms ) ) {
		return;
	}
	$groups = array();
	foreach ( $terms as $term ) {
		$query                    = new WP_Query( array( 'cat' => $term->term_id, 'posts_per_page' => 3, 'no_found_rows' => true ) );
		$groups[ $term->term_id ] = $query->posts;
	}
	foreach ( $terms as $term ) {
		echo '<h2>' . esc_html( $term->name ) . '</h2><ul>';
		foreach ( array_slice( $groups[ $term->term_id ] ?? array(), 0, 3 ) as $post ) {
			echo '<li>' . esc_html( get_the_title( $post ) ) . '</li>';
		}
		echo '</ul>';
	}
}
add_action( 'category_overview', 'category_overview' );
