<?php
function latest_shortcode() {
	$query = new WP_Query( array( 'posts_per_page' => 3, 'no_found_rows' => true ) );
	ob_start();
	while ( $query->have_posts() ) {
		$query->the_post();
		the_title( '<h3>', '</h3>' );
	}
	return ob_get_clean();
	wp_reset_postdata();
}
add_shortcode( 'latest', 'latest_shortcode' );

function latest_styles() {
	echo '<style>.latest h3 { margin: 0; }</style>';
}
add_action( 'wp_head', 'latest_styles' );
