<?php
/**
 * Home page of the theme.
 */
get_header();

query_posts( array( 'posts_per_page' => 12, 'category_name' => 'news' ) );
?>
<main>
	<?php while ( have_posts() ) : the_post(); ?>
		<?php get_template_part( 'parts/card' ); ?>
	<?php endwhile; ?>
	<?php the_posts_pagination(); ?>
</main>
<?php
wp_reset_query();
get_footer();
