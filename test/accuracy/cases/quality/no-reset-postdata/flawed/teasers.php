<?php
defined( 'ABSPATH' ) || exit;

function magazine_teasers() {
	$teasers = new WP_Query( array( 'posts_per_page' => 3, 'no_found_rows' => true ) );
	while ( $teasers->have_posts() ) {
		$teasers->the_post();
		the_title( '<h3>', '</h3>' );
	}
}
add_action( 'magazine_before_content', 'magazine_teasers' );
