<?php
/**
 * Template Name: Complete archive
 */
get_header();

$archive = new WP_Query(
	array(
		'post_type'     => 'post',
		'nopaging'      => true,
		'cache_results' => true,
	)
);
?>
<main>
	<?php if ( $archive->have_posts() ) : ?>
		<ul>
		<?php while ( $archive->have_posts() ) : ?>
			<?php $archive->the_post(); ?>
			<li><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a> <?php echo esc_html( get_the_date() ); ?></li>
		<?php endwhile; ?>
		</ul>
		<?php wp_reset_postdata(); ?>
	<?php endif; ?>
</main>
<?php
get_footer();
