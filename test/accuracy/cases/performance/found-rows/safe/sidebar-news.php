<?php
/** News in the sidebar of the theme. */
$args = array(
	'post_type'           => 'news',
	'posts_per_page'      => 5,
	'ignore_sticky_posts' => true,
	'post_status'         => 'publish',
	'no_found_rows'       => true,
);
$news = new WP_Query( $args );
?>
<aside class="news">
	<?php
	while ( $news->have_posts() ) {
		$news->the_post();
		the_title( '<h3>', '</h3>' );
	}
	wp_reset_postdata();
	?>
</aside>
