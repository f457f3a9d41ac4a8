<?php
/**
 * Grid of posts with a button that loads more.
 */
$per_page = 9;
$current  = ! empty( $_GET['grid_page'] ) ? $_GET['grid_page'] : 1;

$grid = new WP_Query(
	array(
		'post_type'      => 'project',
		'posts_per_page' => $per_page,
		'paged'          => $current,
	)
);
?>
<div class="grid" data-page="<?php echo $current; ?>" data-pages="<?php echo (int) $grid->max_num_pages; ?>">
<?php
while ( $grid->have_posts() ) :
	$grid->the_post();
	?>
	<a class="grid__item" href="<?php the_permalink(); ?>"><?php the_post_thumbnail( 'medium' ); ?></a>
	<?php
endwhile;
wp_reset_postdata();
?>
</div>
