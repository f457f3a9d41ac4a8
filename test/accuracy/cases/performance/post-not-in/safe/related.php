<?php
function related_posts( $post_id, $max = 4 ) {
	$categories = wp_get_post_categories( $post_id );
	if ( ! $categories ) {
		return array();
	}
	$args = array(
		'category__in'        => $categories,
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
		'posts_per_page'      => $max + 1,
	);
	$query = new WP_Query( $args );
	$posts = array_filter(
		$query->posts,
		static function ( $post ) use ( $post_id ) {
			return $post->ID !== $post_id;
		}
	);
	return array_slice( $posts, 0, $max );
}

add_action( 'related_posts', function () {
	foreach ( related_posts( get_the_ID() ) as $post ) {
		echo '<a href="' . esc_url( get_permalink( $post ) ) . '">' . esc_html( get_the_title( $post ) ) . '</a>';
	}
} );
